import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SHEET_PARTS } from "#domain/sheet/place-on-sheet.ts";
import { doesAs } from "./make/does-as.ts";
import { eventually, until } from "./make/eventually.ts";
import { button, drawn, openDrawings, openSheet, pick, pinAt } from "./make/files/drawing-steps.ts";
import { drawnSheets } from "./make/files/drawn-sheets.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { type LocalRow, rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { letIn, newPlan } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { sessionOf } from "./make/whole-state.ts";
import { violationsOn } from "./make/violations.ts";

const SHEETS = 40;
const PINS = 300;
/** Pins that two people set without a network, half of them each. */
const OFFLINE = 10;
/** Pins that stand on the first sheet before they go. */
const ON_FIRST = 95;

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  await newPlan(her, "Tower A");
  await letIn(her, "Omar Haddad");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const numberOf = (index: number) => `A-2${String(index + 1).padStart(2, "0")}`;
const nameOf = (index: number) => `${numberOf(index)} Level ${index + 1}`;
const idOf = (row: LocalRow | undefined) => Number(row?.["id"]);
/** Where one of ten that stand in a line stands. */
const partOf = (place: number) => ((1 + 2 * place) * SHEET_PARTS) / 20;
/** The sheets of a browser in the order of their numbers. */
const sheetsOf = async (person: Person) =>
  (await rows(person, "sheet")).toSorted((a, b) =>
    String(a["number"]).localeCompare(String(b["number"])),
  );
/** What a browser has of pins and of what each leads to, to be compared with another's. */
const pinsOf = async (person: Person) => {
  const tasks = new Map((await rows(person, "task")).map((task) => [task["id"], task["name"]]));
  return (await rows(person, "pin"))
    .map((pin) => [pin["sheetId"], pin["number"], tasks.get(pin["taskId"]), pin["x"], pin["y"]])
    .toSorted((a, b) => Number(a[0]) - Number(b[0]) || Number(a[1]) - Number(b[1]));
};
/** Sets a pin somewhere on the sheet, which stays as it is looked at, however many are set one after the other. */
async function setPin(person: Person, x: number, y: number, name: string): Promise<void> {
  await person.page.getByText("100%", { exact: true }).waitFor();
  await pinAt(person, x, y, name);
  await button(person, "Add the pin").click();
  await person.page.getByRole("button", { name: new RegExp(`^Pin \\d+: ${name}, Open`) }).waitFor();
}
const pinsShown = ({ page }: Person) => page.getByRole("button", { name: /^Pin \d+: / });
const listed = ({ page }: Person) => page.getByRole("region", { name: /^Pins/ });

test("a set of forty sheets is brought at once, and stands in the register of both", async () => {
  const numbers = Array.from({ length: SHEETS }, (_, index) => numberOf(index));
  await openDrawings(her);
  const set = drawnSheets(
    "Set.pdf",
    numbers.map((number) => ({ number, wall: 300 })),
  );
  await pick(her, "Add drawings", set);
  const dialog = her.page.getByRole("dialog", { name: "Add drawings" });
  await dialog.getByRole("textbox", { name: "Revision" }).fill("C");
  await dialog.getByRole("button", { name: `Add ${SHEETS} drawings` }).click();
  await waitForDelivered(her);
  await until(async () =>
    (await rows(her, "file")).every(({ arriveTime }) => Number(arriveTime) > 0),
  );
  await openDrawings(him);
  for (const person of [her, him]) {
    await eventually(async () => (await sheetsOf(person)).map(({ number }) => number)).toEqual(
      numbers,
    );
    await button(person, nameOf(SHEETS - 1)).waitFor();
  }
});

test("hundreds of pins that others set reach both, and a sheet with a hundred of them shows them all", async () => {
  const sheets = await sheetsOf(her);
  const { userId } = await sessionOf(him);
  for (let index = 0; index < PINS - OFFLINE; index += 1) {
    const sheet = index < ON_FIRST ? sheets[0] : sheets[1 + (index % (SHEETS - 1))];
    await doesAs(app, index % 2 === 0 ? her : him, "pin.addTask", {
      sheetId: idOf(sheet),
      x: partOf(index % 10),
      y: partOf(Math.floor(index / 10) % 10),
      name: `Defect ${index + 1}`,
      ...(index % 5 === 0 && { owner: [userId] }),
    });
  }
  for (const person of [her, him]) {
    await eventually(async () => (await rows(person, "pin")).length).toBe(PINS - OFFLINE);
    await openSheet(person, nameOf(0));
    await eventually(async () => pinsShown(person).count()).toBe(ON_FIRST);
  }
  expect(await violationsOn(her.page)).toEqual([]);
});

test("ten pins set by two people without a network are there once for both, with all the others", async () => {
  for (const person of [her, him]) await waitUntilOfflineReady(person);
  for (const person of [her, him]) await goOffline(person);
  const spots = Array.from({ length: OFFLINE / 2 }, (_, index) => 0.2 + index * 0.1);
  for (const [index, spot] of spots.entries()) {
    await setPin(her, spot, 0.345, `Hers ${index + 1}`);
    await setPin(him, spot, 0.745, `His ${index + 1}`);
  }
  for (const person of [her, him]) {
    await eventually(async () => pinsShown(person).count()).toBe(ON_FIRST + spots.length);
  }
  // Both lines come back at once.
  await Promise.all([her, him].map(goOnline));
  for (const person of [her, him]) await waitForDelivered(person);
  for (const person of [her, him]) {
    await eventually(async () => (await rows(person, "pin")).length).toBe(PINS);
    await eventually(async () => pinsShown(person).count()).toBe(ON_FIRST + OFFLINE);
  }
  await eventually(async () => pinsOf(him)).toEqual(await pinsOf(her));
  const all = await pinsOf(her);
  const names = all.map(([, , name]) => String(name));
  expect(new Set(names).size).toBe(PINS);
  expect(names.filter((name) => /^(Hers|His) \d$/.test(name))).toHaveLength(OFFLINE);
  // No two pins of a sheet are called the same.
  expect(new Set(all.map(([sheetId, number]) => `${String(sheetId)}/${String(number)}`)).size).toBe(
    PINS,
  );
});

test("the list beside the sheet and its filters leave what was asked for, on the sheet too", async () => {
  const list = listed(him);
  await list.getByRole("heading", { name: new RegExp(`^Pins ?${ON_FIRST + OFFLINE}$`) }).waitFor();
  // Of a long list only what can be seen is drawn.
  expect(await list.getByRole("listitem").count()).toBeLessThan(ON_FIRST / 2);
  await list.getByRole("button", { name: "Mine" }).click();
  await eventually(async () => pinsShown(him).count()).toBe(ON_FIRST / 5);
  await list.getByRole("button", { name: "Mine" }).click();
  await eventually(async () => pinsShown(him).count()).toBe(ON_FIRST + OFFLINE);
  expect(await violationsOn(him.page)).toEqual([]);
});

test("each pin opens its task, and the task leads back", async () => {
  const line = listed(him).getByRole("button", { name: /Hers 3/ });
  await listed(him).getByRole("listitem").first().hover();
  await until(async () => {
    await him.page.mouse.wheel(0, 2_000);
    return (await line.count()) > 0;
  });
  await line.click();
  await button(him, "Open the task").click();
  await him.page.getByRole("button", { name: `Open ${nameOf(0)}` }).click();
  await drawn(him);
  await him.page.getByRole("button", { name: /^Pin \d+: Hers 3/ }).waitFor();
});
