import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { openStages, type Stages } from "./make/show-paper.ts";
import { scanOf } from "./make/scan.ts";

let stages: Stages;

beforeAll(async () => {
  stages = await openStages();
});

afterAll(async () => stages?.close());

/** How much of a page is not paper: none of it while nothing has been drawn. */
async function inkOf(page: Page, number: number): Promise<number> {
  const canvas = page
    .getByRole("region", { name: `Page ${number}`, exact: true })
    .locator("canvas")
    .first();
  await canvas.waitFor();
  return canvas.evaluate((drawn: HTMLCanvasElement) => {
    const { data } = drawn.getContext("2d")!.getImageData(0, 0, drawn.width, drawn.height);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
    return dark;
  });
}

const pageField = (page: Page) => page.getByRole("textbox", { name: "Page number" });

test("a PDF is read page by page, searched, enlarged and turned, under the policy of the app", async () => {
  const { page, problems, close } = await stages.show("pdf");
  expect(await inkOf(page, 1)).toBeGreaterThan(500);
  await page.getByText("/ 12").waitFor();
  expect(await page.locator("canvas").count()).toBeLessThan(6);

  await pageField(page).fill("9");
  await pageField(page).press("Enter");
  expect(await inkOf(page, 9)).toBeGreaterThan(500);
  await eventually(async () => pageField(page).inputValue()).toBe("9");

  await page.keyboard.press("Control+f");
  const sought = page.getByRole("searchbox", { name: "Search in this file" });
  await sought.fill("section 12: scaffold");
  await page.getByText("Nothing found").waitFor();
  await sought.fill("section 12");
  await page.getByText("1 / 1").waitFor();
  await eventually(async () => pageField(page).inputValue()).toBe("12");
  await sought.fill("anchor");
  await page.getByText("1 / 24").waitFor();
  await sought.press("Enter");
  await page.getByText("2 / 24").waitFor();
  await page.getByRole("button", { name: "Previous match" }).click();
  await page.getByRole("button", { name: "Previous match" }).click();
  await page.getByText("24 / 24").waitFor();
  await eventually(async () =>
    page.evaluate(() => CSS.highlights.get("paper-found-here")?.size ?? 0),
  ).toBe(1);
  await sought.press("Escape");
  await sought.waitFor({ state: "detached" });

  const percent = async () =>
    Number.parseInt(await page.getByLabel("Size on screen").innerText(), 10);
  const fitting = await percent();
  await page.keyboard.press("+");
  await eventually(percent).toBe(fitting + 15);
  await page.getByRole("button", { name: "Fit width" }).click();
  await eventually(percent).toBe(fitting);
  await page.mouse.move(500, 400);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -200);
  await page.keyboard.up("Control");
  await eventually(percent).toBeGreaterThan(fitting);

  const shapeOf = async () => {
    const box = await page.getByRole("region", { name: /^Page/ }).first().boundingBox();
    return box && box.width > box.height ? "lies" : "stands";
  };
  expect(await shapeOf()).toBe("stands");
  await page.getByRole("button", { name: "Turn" }).click();
  await eventually(shapeOf).toBe("lies");

  await page.getByRole("button", { name: "Small pictures of the pages" }).click();
  await page.getByRole("button", { name: "Go to page 1", exact: true }).click();
  await eventually(async () => pageField(page).inputValue()).toBe("1");
  await page.locator("nav canvas").first().waitFor();
  expect(problems).toEqual([]);
  await close();
});

test("the words of a page can be selected where they stand", async () => {
  const { page, close } = await stages.show("pdf");
  await inkOf(page, 1);
  const words = page.getByText("The anchor of part 1 is checked");
  await words.click({ clickCount: 3 });
  expect(await page.evaluate(() => getSelection()?.toString())).toContain("anchor of part 1");
  await close();
});

test("Chinese without its fonts in the file is drawn", async () => {
  const { page, problems, close } = await stages.show("pdf in Chinese");
  expect(await inkOf(page, 1)).toBeGreaterThan(1_000);
  await page.getByText("施工日志：三号楼塔吊检查").waitFor({ state: "attached" });
  expect(stages.gallery.asked.some(({ path }) => path.includes("/pdf-cmaps-"))).toBe(true);
  expect(problems).toEqual([]);
  await close();
});

test("a page from a fax machine is drawn without WebAssembly", async () => {
  const { page, problems, close } = await stages.show("scanned pdf");
  expect(await inkOf(page, 1)).toBeGreaterThan(5_000);
  expect(problems).toEqual([]);
  await close();
});

test("a PDF with a password asks for it until it is right", async () => {
  const { page, close } = await stages.show("pdf with a password");
  const password = page.locator("input[name=password]");
  await password.fill("wrong");
  await page.getByRole("button", { name: "Open" }).click();
  await eventually(async () => page.getByRole("main").innerText()).toContain(
    "That is not its password.",
  );
  await password.fill("plumb");
  await password.press("Enter");
  expect(await inkOf(page, 1)).toBeGreaterThan(500);
  await close();
});

test("what is no PDF, or not there, says so", async () => {
  const broken = await stages.show("pdf", {
    file: await stages.put("broken.pdf", new TextEncoder().encode("This is no PDF at all.")),
  });
  await broken.page.getByText("The file cannot be read").waitFor();
  await broken.close();
  const gone = await stages.show("pdf", { file: "/gone.pdf" });
  await gone.page.getByText("The file could not be fetched").waitFor();
  await gone.close();
});

test("of a scan of 100 MB a page fetches what it needs, and is drawn no larger than phones can show", async () => {
  const scan = scanOf(4, 5_000);
  expect(scan.length).toBeGreaterThan(100_000_000);
  const file = await stages.put("scan.pdf", scan);
  const begin = stages.gallery.asked.length;
  const { page, close } = await stages.show("pdf", {
    file,
    size: String(scan.length),
    phone: true,
  });
  expect(await inkOf(page, 1)).toBeGreaterThan(500);
  for (let step = 0; step < 20; step += 1)
    await page.getByRole("button", { name: "Larger" }).click();
  const canvases = page.getByRole("region", { name: /^Page/ }).locator("canvas");
  const largest = async () =>
    canvases.evaluateAll((drawn: HTMLCanvasElement[]) =>
      Math.max(...drawn.flatMap(({ width, height }) => [width, height])),
    );
  const finest = async () =>
    canvases.evaluateAll((drawn: HTMLCanvasElement[]) =>
      Math.max(...drawn.map(({ width, clientWidth }) => Math.round(width / clientWidth))),
    );
  await eventually(largest).toBeGreaterThan(4_000);
  await eventually(finest).toBe(3);
  expect(await largest()).toBeLessThanOrEqual(4_096);
  const fetched = stages.gallery.asked
    .slice(begin)
    .flatMap(({ path, range = "" }) => (path === file ? [/bytes=(\d+)-(\d+)/.exec(range)] : []))
    .reduce((sum, range) => sum + (range ? Number(range[2]) - Number(range[1]) + 1 : 0), 0);
  expect(fetched).toBeGreaterThan(25_000_000);
  expect(fetched).toBeLessThan(60_000_000);
  await close();
});

test("a PDF that the browser holds is read as one of the server's", async () => {
  const { page, problems, close } = await stages.show("kept pdf");
  expect(await inkOf(page, 1)).toBeGreaterThan(500);
  await page.getByText("/ 12").waitFor();
  expect(problems).toEqual([]);
  await close();
});
