import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { dana, omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let planId: number;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const button = ({ page }: Person, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const field = ({ page }: Person, name: string) => page.getByRole("textbox", { name, exact: true });
const dialog = ({ page }: Person, name: string) => page.getByRole("dialog", { name });

/** Fills in the catalogue's form and asks for approval. */
async function ask(person: Person, name: string): Promise<void> {
  await person.page.goto("/manage/application");
  await button(person, "Material catalogue").click();
  await button(person, "New").click();
  await field(person, "Name").fill(name);
  await field(person, "Size").fill("0-4 mm");
  await field(person, "Reference price").fill("320");
  for (const [label, choice] of [
    ["Category", "Other"],
    ["Unit", "t"],
  ] as const) {
    await person.page.getByRole("combobox", { name: label, exact: true }).click();
    await person.page.getByRole("option", { name: choice, exact: true }).click();
  }
  await button(person, "Send for approval").click();
  await person.page.waitForURL("**/manage/approve/*?list=mine");
  await waitForDelivered(person);
}

test("an administrator says what happens once a request has passed, and is told what is missing", async () => {
  const { page } = her;
  planId = await newPlan(her, "Yard orders");
  await page.goto("/manage/application");
  await button(her, "New form from a template").click();
  await field(her, "Search templates").fill("Material catalogue");
  await button(her, "Use Material catalogue").click();
  await button(her, "Actions for Material catalogue").click();
  await page.getByRole("menuitem", { name: "Approval…" }).click();
  await button(her, "Add").click();
  await page.getByRole("menuitem", { name: "Approval step" }).click();
  await field(her, "Name of Approval step").fill("Check");
  await page.getByRole("button", { name: "Add a person" }).first().click();
  await dialog(her, "Add a person").getByRole("textbox").fill("omar");
  await dialog(her, "Add a person")
    .getByRole("button", { name: `Add ${omar.name}` })
    .click();
  await page.keyboard.press("Escape");

  await button(her, "0 fields with rights of their own").click();
  await page.getByLabel("Reference price").selectOption("Hidden");

  const effects = page.getByRole("region", { name: "After the end" });
  const add = async (what: string) => {
    await effects.getByRole("button", { name: "Add what happens" }).click();
    await page.getByRole("menuitem", { name: what }).click();
  };
  await add("Fill in fields of the request");
  await add("Make a task");
  await add("Say something in a chat");
  const order = async () => effects.getByRole("heading", { level: 3 }).allTextContents();
  await effects.getByRole("button", { name: "Move 3. Say something in a chat up" }).click();
  await eventually(order).toEqual([
    "Fill in fields of the request",
    "Say something in a chat",
    "Make a task",
  ]);
  await effects.getByRole("button", { name: "Move 2. Say something in a chat down" }).click();
  await button(her, "Save").click();
  await effects.getByText("Name at least one field.").waitFor();
  await effects.getByText("Choose where this happens.").first().waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await effects.getByRole("button", { name: "Add a field" }).click();
  await effects.getByLabel("Field 1", { exact: true }).selectOption("Lowest stock");
  await effects.getByLabel("Value of field 1").fill("25");
  await effects.getByLabel("Plan").selectOption("Yard orders");
  await field(her, "Name of the task").fill("Order ");
  await effects.getByLabel("Insert a field: Name of the task").selectOption("Name");
  await effects.getByRole("combobox", { name: "Chat", exact: true }).click();
  const chats = page.getByRole("listbox", { name: "Chat" });
  await chats.getByRole("option", { name: "Yard orders" }).click();
  await field(her, "What is said").fill("To be ordered: {materialName}");
  expect(await violationsOn(page)).toEqual([]);
  await button(her, "Save").click();
  await page.getByText("Version 1", { exact: true }).waitFor();
  await waitForDelivered(her);
});

test("what is approved without a network, and without what is hidden there, makes a task once the line is back", async () => {
  await ask(her, "River sand");
  await him.page.goto("/manage/approve");
  await button(him, "River sand").click();
  await button(him, "Approve").waitFor();
  await him.page.getByText("Lowest stock").waitFor();
  expect(await him.page.getByText("Reference price").count()).toBe(0);
  const values = (await rows(him, "record")).map((record) => String(record["values"]));
  expect(values.join()).not.toContain("320");
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await button(him, "Approve").click();
  await dialog(him, "Approve").getByRole("button", { name: "Confirm" }).click();
  const brought = him.page.getByRole("region", { name: "What follows" });
  await eventually(async () => brought.getByText("Waits for the server").count()).toBe(3);
  expect(await violationsOn(him.page)).toEqual([]);
  expect(await rows(her, "task")).toEqual([]);
  await goOnline(him);
  await waitForDelivered(him);

  await eventually(async () => (await rows(her, "task")).map(({ name }) => name)).toEqual([
    "Order River sand",
  ]);
  await her.page.goto("/manage/approve?list=mine");
  await button(her, "River sand").click();
  const done = her.page.getByRole("region", { name: "What follows" });
  await eventually(async () => done.getByText("Waits for the server").count()).toBe(0);
  await her.page.getByText("25.0000", { exact: true }).first().waitFor();
  await her.page.getByText("Reference price").waitFor();
  expect(JSON.stringify(await rows(her, "record"))).toContain("320");
  expect(await violationsOn(her.page)).toEqual([]);
  await done.getByRole("button", { name: "Open: Something is said in a chat" }).click();
  await her.page.getByText("To be ordered: River sand").last().waitFor();
  await her.page.goBack();
  await done.getByRole("button", { name: "Open: A task is made" }).click();
  await eventually(async () => her.page.getByText("Order River sand").count()).not.toBe(0);
  await her.page.getByText(dana.name).first().waitFor();
});

test("what the publisher can do no more is refused in plain words, and the rest is done", async () => {
  await doesAs(app, her, "plan.archive", { planId, type: "add" });
  await ask(her, "Gravel");
  await him.page.goto("/manage/approve");
  await button(him, "Gravel").click();
  await button(him, "Approve").click();
  await dialog(him, "Approve").getByRole("button", { name: "Confirm" }).click();
  const brought = him.page.getByRole("region", { name: "What follows" });
  await brought
    .getByText(/^Not done: .*archived/)
    .first()
    .waitFor();
  await eventually(async () => brought.getByText("Waits for the server").count()).toBe(0);
  const states = (await rows(him, "approvalEffect")).map(({ does, state }) =>
    [does, state].join(" "),
  );
  expect(states.filter((state) => state === "task refused")).toHaveLength(1);
  expect(states.filter((state) => state === "write done")).toHaveLength(2);
  expect(await violationsOn(him.page)).toEqual([]);
});

test("a request whose form is deleted says so, and closes after a while", async () => {
  await ask(her, "Clay");
  await him.page.goto("/manage/approve");
  await button(him, "Clay").click();
  await button(him, "Approve").waitFor();
  const requests = await rows(her, "approval");
  const clay = requests.find(({ title }) => title === "Clay");
  const word = { recordId: Number(clay?.["id"]), status: 4 as const, remarks: "Not needed" };
  await doesAs(app, her, "approval.decide", word);
  await doesAs(app, her, "record.remove", {
    modelId: Number(clay?.["formId"]),
    id: Number(clay?.["recordId"]),
  });
  await him.page.getByRole("alert").getByText("approval form has been deleted").waitFor();
  await him.page.waitForURL(/\/manage\/approve$/);
  expect(await violationsOn(him.page)).toEqual([]);
});
