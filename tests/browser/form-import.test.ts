import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { read, utils, write } from "xlsx";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { field, table } from "#tests/make/forms/records.ts";
import { doesAs } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, output, type Person } from "./make/open-browser.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let list = "";

const definition = JSON.stringify({
  fields: [
    field("input", "code", { label: "Code", required: true, unique: true }),
    field(
      "select",
      "kind",
      { label: "Kind" },
      {
        options: [
          { id: "s", fullName: "Steel" },
          { id: "w", fullName: "Wood" },
        ],
      },
    ),
    field("inputNumber", "weight", { label: "Weight" }, { max: 50 }),
    table("works", [field("input", "what", { label: "What" })], {}, { label: "Works" }),
  ],
});

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  const { id } = (await does(her, "form.add", { name: "Parts", definition })) as { id: number };
  await does(her, "form.publish", { id });
  list = `/manage/dynamicModel/${id}`;
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const does = async <Name extends CommandName>(
  person: Person,
  name: Name,
  args: ArgumentsOf<Name>,
) => doesAs(app, person, name, args);

const button = ({ page }: Person, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const wizard = ({ page }: Person) => page.getByRole("dialog", { name: "Import into Parts" });
const sheet = ({ page }: Person) => page.locator("input[type=file]");

async function fileOf(name: string, lines: readonly (readonly unknown[])[]): Promise<string> {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines.map((line) => [...line])), "Parts");
  const path = join(output, name);
  await writeFile(path, write(book, { type: "buffer", bookType: "xlsx" }) as Buffer);
  return path;
}

/** What stands in the workbook that is saved when something is pressed. */
async function saved({ page }: Person, name: string): Promise<unknown[][]> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  const book = read(await readFile(await (await saving).path()));
  const first = book.Sheets[book.SheetNames[0] ?? ""];
  return first ? utils.sheet_to_json<unknown[]>(first, { header: 1 }) : [];
}

const HEAD = ["Code", "Kind", "Weight", "Works / What", "Colour"];

test("a template says what the columns may hold, and nothing goes on without a file", async () => {
  await him.page.goto(list);
  await button(him, "Import").click();
  await wizard(him)
    .getByText(/up to 10 MB and 10,000 lines/)
    .waitFor();
  await wizard(him).getByRole("button", { name: "Next" }).click();
  await wizard(him).getByText("Upload a file first").waitFor();
  const [first, second, hints] = await saved(him, "Download template");
  expect(first?.[0]).toBe("*Code");
  expect(second?.[3]).toBe("What");
  expect(hints?.[1]).toBe("※ Steel / Wood");
  await sheet(him).setInputFiles({
    name: "bomb.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("x"),
  });
  await wizard(him)
    .getByText(/Please choose a file of type/)
    .waitFor();
  await sheet(him).setInputFiles({
    name: "torn.xlsx",
    mimeType: "",
    buffer: Buffer.from([0x50, 0x4b, 3, 4, 9, 9]),
  });
  await wizard(him).getByText("This file cannot be read as a spreadsheet").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
});

test("without a network cells are mended, what was begun outlives a reload, and what is right comes in", async () => {
  const file = await fileOf("parts.xlsx", [
    HEAD,
    ["A-1", "Steel", 12.5, "cut", "red"],
    ["", "", "", "weld", ""],
    ["A-2", "Iron", 7, "", "red"],
    ["A-3", "Wood", 900, "", "red"],
    ["A-4", "Wood", 4, "", "red"],
  ]);
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await sheet(him).setInputFiles(file);
  await wizard(him).getByText("4 records · 2 with problems").waitFor();
  const kind = wizard(him).getByRole("button", { name: "Kind, line 4: Iron" });
  await kind.click();
  await wizard(him).getByRole("textbox", { name: "Kind, line 4" }).fill("Steel");
  await him.page.keyboard.press("Enter");
  await wizard(him).getByText("4 records · 1 with problems").waitFor();
  await wizard(him).getByRole("button", { name: "Delete line 6" }).click();
  await wizard(him).getByText("3 records · 1 with problems").waitFor();
  for (const scheme of ["light", "dark"] as const) {
    await him.page.emulateMedia({ colorScheme: scheme });
    await him.page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
    await him.page.setViewportSize({ width: 1440, height: 900 });
    await him.page.screenshot({ path: join(output, `form-import-wide-${scheme}.png`) });
    await him.page.setViewportSize({ width: 390, height: 844 });
    await him.page.screenshot({ path: join(output, `form-import-phone-${scheme}.png`) });
    expect(await violationsOn(him.page)).toEqual([]);
  }
  await him.page.setViewportSize({ width: 1440, height: 900 });
  await eventually(async () =>
    JSON.stringify((await rows(him, "importLines")).map(({ lines }) => lines)),
  ).not.toContain("A-4");
  await him.page.reload();
  await button(him, "Import").click();
  await wizard(him).getByText("3 records · 1 with problems").waitFor();
  await wizard(him).getByRole("button", { name: "Import 2 records" }).click();
  await wizard(him).getByText("2 records imported").waitFor();
  await wizard(him).getByText("2 are still on their way to the server").waitFor();
  const failures = await saved(him, "Save failures as .xlsx");
  expect(failures[0]?.at(-1)).toBe("Reason");
  expect(failures[1]?.slice(0, 3)).toEqual(["A-3", "Wood", "900"]);
  expect(failures[1]?.at(-1)).toBe("Weight: Not more than 50");
  await him.page.screenshot({ path: join(output, "form-import-result.png") });
  expect(await violationsOn(him.page)).toEqual([]);
});

test("with the network back they are the server's, and the import is taken back but for what she has changed", async () => {
  await goOnline(him);
  await wizard(him)
    .getByText(/still on their way/)
    .waitFor({ state: "detached" });
  await waitForDelivered(him);
  const records = await rows(him, "record");
  const first = records.find(({ title }) => title === "A-1");
  expect(JSON.parse(String(first?.["values"]))).toMatchObject({
    kind: "s",
    weight: 12.5,
    works: [{ what: "cut" }, { what: "weld" }],
  });
  const edit = { modelId: Number(list.split("/").at(-1)), id: Number(first?.["id"]) };
  await does(her, "record.edit", { ...edit, data: '{"weight":13}', was: '{"weight":12.5}' });
  await eventually(async () =>
    (await rows(him, "record")).some(({ values }) => String(values).includes("13")),
  ).toBe(true);
  await wizard(him).getByRole("button", { name: "Undo the import" }).click();
  await wizard(him).getByText("1 record was changed since and stays").waitFor();
  await wizard(him).getByRole("button", { name: "Done" }).click();
  await waitForDelivered(him);
  await him.page.getByText("1 record", { exact: true }).waitFor();
});

test("what is there already is found by its code and changed, also what lies on no device of hers", async () => {
  const file = await fileOf("more.xlsx", [
    ["Code", "Weight"],
    ["A-1", 21],
    ["B-1", 3],
  ]);
  await her.page.goto(list);
  await button(her, "Import").click();
  await sheet(her).setInputFiles(file);
  await her.page.getByRole("dialog").getByRole("combobox", { name: "How to import" }).click();
  await her.page.getByRole("option", { name: "Update where “Code” is the same" }).click();
  await her.page.getByText("2 records · 1 updates an existing one").waitFor();
  await button(her, "Import 2 records").click();
  await her.page.getByText("1 record updated").waitFor();
  await her.page.getByText("1 record imported").waitFor();
  await waitForDelivered(her);
  await eventually(async () =>
    (await rows(him, "record")).some(({ values }) => String(values).includes('"weight":21')),
  ).toBe(true);
});
