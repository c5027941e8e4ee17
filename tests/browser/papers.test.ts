import { readFile } from "node:fs/promises";
import { join } from "node:path";
import JSZip from "jszip";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repository } from "#tests/server/database/server-process.ts";
import { eventually } from "./make/eventually.ts";
import { openStages, type Stages } from "./make/show-paper.ts";

let stages: Stages;

beforeAll(async () => {
  stages = await openStages();
});

afterAll(async () => stages?.close());

test("a Word document shows its words, list, table, picture and styles, and its links lead out", async () => {
  const { page, problems, close } = await stages.show("word");
  await page.getByText("Method statement: crane base").first().waitFor();
  await page.getByText("Pour 12 m³ of concrete, 混凝土.").waitFor();
  await page.getByRole("cell", { name: "840 kg" }).waitFor();
  const picture = page.locator("img");
  await eventually(async () =>
    picture.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth),
  ).toBe(240);
  const link = page.getByRole("link", { name: "the maker's page" });
  expect(await link.getAttribute("href")).toBe("https://example.com/crane");
  expect(await link.getAttribute("rel")).toContain("noopener");
  const ground = page.locator(".docx-wrapper > section").first();
  expect(await ground.evaluate((drawn) => getComputedStyle(drawn).backgroundColor)).toBe(
    "rgb(255, 255, 255)",
  );
  expect(problems).toEqual([]);
  await close();
});

test("a link of a Word document that is code leads nowhere", async () => {
  const zip = await JSZip.loadAsync(
    await readFile(join(repository, "tests/data/files/method-statement.docx")),
  );
  const relations = "word/_rels/document.xml.rels";
  const text = (await zip.file(relations)?.async("string")) ?? "";
  zip.file(relations, text.replace("https://example.com/crane", "javascript:alert(1)"));
  const file = await stages.put("code-link.docx", await zip.generateAsync({ type: "uint8array" }));
  const { page, close } = await stages.show("word", { file });
  const words = page.getByText("the maker's page");
  await words.waitFor();
  expect(await page.locator("a[href^=javascript]").count()).toBe(0);
  await close();
});

test("a document that unpacks to more than anybody wrote is not shown", async () => {
  const zip = new JSZip();
  zip.file("word/document.xml", new Uint8Array(60_000_000));
  const bomb = await zip.generateAsync({ type: "uint8array", compression: "DEFLATE" });
  expect(bomb.length).toBeLessThan(100_000);
  const { page, close } = await stages.show("word", { file: await stages.put("bomb.docx", bomb) });
  await page.getByText("The file is too large to be shown here").waitFor();
  await close();
});

test("of documents of old programs the words are shown, and what cannot be read is to be downloaded", async () => {
  const { page, problems, close } = await stages.show("old word");
  await page.getByText("Pour 12 m³ of concrete, 混凝土.").waitFor();
  await page.getByText("These are the words of an older Word document.").waitFor();
  expect(problems).toEqual([]);
  await close();
  const file = await stages.put("page.doc", new TextEncoder().encode("<html>A page"));
  const other = await stages.show("old word", { file });
  const advice = "Download it and open it with the program it was made with.";
  await other.page.getByText(advice).waitFor();
  await other.close();
});

test.each(["workbook", "old workbook"])(
  "%s: its sheets, dates and sums as they are shown there",
  async (state) => {
    const { page, problems, close } = await stages.show(state);
    await page.getByRole("cell", { name: "04.03.2026" }).waitFor();
    await page.getByRole("cell", { name: "868.50" }).waitFor();
    const merged = page.getByRole("cell", { name: "Quantities of pier 4" });
    expect(await merged.getAttribute("colspan")).toBe("4");
    await page.getByRole("tab", { name: "Long list" }).click();
    await page.getByRole("cell", { name: "Part 3", exact: true }).waitFor();
    expect(await page.getByRole("row").count()).toBeLessThan(80);
    await page
      .getByRole("table")
      .locator("xpath=..")
      .evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
    await page.getByRole("cell", { name: "Part 300" }).waitFor();
    expect(problems).toEqual([]);
    await close();
  },
);

test("a table that a Chinese program wrote is read", async () => {
  const { page, close } = await stages.show("table");
  await page.getByRole("cell", { name: "海螺水泥, 三厂" }).waitFor();
  await page.getByRole("cell", { name: "2026/11/03" }).waitFor();
  await close();
});

test("slides show their words, tables and pictures", async () => {
  const { page, problems, close } = await stages.show("slides");
  const first = page.getByRole("listitem", { name: "Slide 1" });
  await first.getByText("Check the sling 吊索").waitFor();
  await eventually(async () =>
    first.locator("img").evaluate((drawn: HTMLImageElement) => drawn.naturalWidth),
  ).toBe(240);
  await page
    .getByRole("listitem", { name: "Slide 2" })
    .getByRole("cell", { name: "Lower" })
    .waitFor();
  expect(problems).toEqual([]);
  await close();
});

test("Markdown is drawn as it is meant, and a script in it is nothing", async () => {
  const { page, problems, close } = await stages.show("markdown");
  await page.getByRole("heading", { name: "Pour of the base" }).waitFor();
  await page.getByRole("cell", { name: "12" }).waitFor();
  expect(await page.locator("article script").count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

test("code is coloured", async () => {
  const { page, problems, close } = await stages.show("code");
  const remark = page.getByText("# cubic metres");
  await remark.waitFor();
  const colourOf = async (words: Locator) =>
    words.evaluate((drawn) => getComputedStyle(drawn).color);
  expect(await colourOf(remark)).not.toBe(await colourOf(page.locator("pre")));
  expect(problems).toEqual([]);
  await close();
});
