import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { doesAs } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { ownId, rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let list = "";

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

const does = async <Name extends CommandName>(
  person: Person,
  name: Name,
  args: ArgumentsOf<Name>,
) => doesAs(app, person, name, args);

const button = ({ page }: Person, name: string) => page.getByRole("button", { name, exact: true });
const panel = ({ page }: Person, name: string) => page.getByRole("dialog", { name, exact: true });
const permissions = (person: Person) => panel(person, "Permissions of Material catalogue");
const group = (name: string) => permissions(her).getByRole("group", { name });

/** What a record says as it lies in a person's browser. */
async function storedOf(person: Person, title: string): Promise<string> {
  const found = (await rows(person, "record")).find((row) => row["title"] === title);
  return String(found?.["values"]);
}

async function openPermissions() {
  await her.page.goto("/manage/application");
  await button(her, "Actions for Material catalogue").click();
  await her.page.getByRole("menuitem", { name: "Permissions…" }).click();
  await permissions(her).waitFor();
}

test("what everybody may do with a form is chosen on it, and others are offered nothing else", async () => {
  await her.page.goto("/manage/application");
  await button(her, "New form from a template").click();
  await her.page
    .getByRole("textbox", { name: "Search templates", exact: true })
    .fill("Material catalogue");
  await button(her, "Use Material catalogue").click();
  await button(her, "Material catalogue").click();
  await her.page.getByText("Nothing filled in yet").waitFor();
  await waitForDelivered(her);
  list = new URL(her.page.url()).pathname;
  const modelId = Number(list.split("/").at(-1));
  const values = { materialName: "Sand", spec: "0-8 mm", category: "other", unit: "t" };
  await does(her, "record.add", { modelId, data: JSON.stringify(values) });
  await him.page.goto(list);
  await button(him, "New").waitFor();
  await openPermissions();
  await group("Everybody").getByRole("checkbox", { name: "Fill in" }).uncheck();
  await group("Everybody").getByRole("checkbox", { name: "Export" }).uncheck();
  expect(await violationsOn(her.page)).toEqual([]);
  await permissions(her).getByRole("button", { name: "Save" }).click();
  await permissions(her).waitFor({ state: "detached" });
  await eventually(async () => button(him, "New").count()).toBe(0);
  expect(await button(him, "Export").count()).toBe(0);
  await button(him, "Import").waitFor();
});

test("a role sees and does more, also without a network, until it no longer may", async () => {
  const role = (await does(her, "role.add", { name: "Storekeeper" })) as { id: number };
  await does(her, "role.edit", { id: role.id, addMembers: [await ownId(him)] });
  await openPermissions();
  await permissions(her).getByRole("combobox", { name: "Add a role" }).click();
  await her.page.getByRole("option", { name: "Storekeeper" }).click();
  await group("Storekeeper").getByRole("checkbox", { name: "Fill in" }).check();
  await permissions(her).getByRole("button", { name: "Save" }).click();
  await permissions(her).waitFor({ state: "detached" });
  await him.page.goto(list);
  await button(him, "New").waitFor();
  await button(him, "Sand").click();
  await panel(him, "Sand").getByRole("button", { name: "Edit" }).waitFor();
  expect(await panel(him, "Sand").getByRole("button", { name: "Delete" }).count()).toBe(0);
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await him.page.goto(list);
  await button(him, "New").waitFor();
  await goOnline(him);
  await openPermissions();
  await button(her, "Take Storekeeper out").click();
  await permissions(her).getByRole("button", { name: "Save" }).click();
  await permissions(her).waitFor({ state: "detached" });
  await eventually(async () => button(him, "New").count()).toBe(0);
});

test("a role sees the records that fulfil a condition, also without a network, as long as they do", async () => {
  const modelId = Number(list.split("/").at(-1));
  const role = (await does(her, "role.add", { name: "Mason" })) as { id: number };
  await does(her, "role.edit", { id: role.id, addMembers: [await ownId(him)] });
  const lime = { materialName: "Lime", spec: "CL 90", category: "other", unit: "t" };
  const { id } = (await does(her, "record.add", {
    modelId,
    data: JSON.stringify(lime),
  })) as { id: number };
  await him.page.goto(list);
  await him.page.getByText("Nothing filled in yet").waitFor();
  await openPermissions();
  await permissions(her).getByRole("combobox", { name: "Add a role" }).click();
  await her.page.getByRole("option", { name: "Mason" }).click();
  await group("Mason").getByRole("combobox", { name: "Sees, in addition" }).click();
  await her.page.getByRole("option", { name: "Records that fulfil a condition" }).click();
  await permissions(her).getByRole("button", { name: "Save" }).click();
  await her.page.getByText("Say at least one condition").first().waitFor();
  await group("Mason").getByRole("button", { name: "Add a condition" }).click();
  await group("Mason").getByLabel("Field of condition 1").selectOption({ label: "Name" });
  await group("Mason").getByRole("textbox", { name: "Value of condition 1" }).fill("Lime");
  expect(await violationsOn(her.page)).toEqual([]);
  await permissions(her).getByRole("button", { name: "Save" }).click();
  await permissions(her).waitFor({ state: "detached" });
  await him.page.goto(list);
  await button(him, "Lime").waitFor();
  expect(await button(him, "Sand").count()).toBe(0);
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await him.page.goto(list);
  await button(him, "Lime").click();
  await panel(him, "Lime").getByText("CL 90").waitFor();
  await goOnline(him);
  const [data, was] = ["Lime, hydrated", "Lime"].map((materialName) =>
    JSON.stringify({ materialName }),
  );
  await does(her, "record.edit", { modelId, id, data: data ?? "", was: was ?? "" });
  await him.page.goto(list);
  await him.page.getByText("Nothing filled in yet").waitFor();
  await does(her, "form.edit", { id: modelId, roles: [] });
});

test("a field is kept from all but a role, in lists, on records and where they are filled in", async () => {
  const modelId = Number(list.split("/").at(-1));
  const role = (await does(her, "role.add", { name: "Buyer" })) as { id: number };
  await does(her, "form.edit", { id: modelId, buttons: ["add", "edit"], readers: "all" });
  const own = { materialName: "Gravel", spec: "16-32 mm", category: "other", unit: "t" };
  await does(him, "record.add", { modelId, data: JSON.stringify(own) });
  const head = (name: string) => him.page.getByRole("columnheader", { name });
  await him.page.goto(list);
  await head("Size").waitFor();
  await openPermissions();
  await permissions(her).getByRole("combobox", { name: "Add a field" }).click();
  await her.page.getByRole("option", { name: "Size" }).click();
  await group("Size").getByRole("combobox", { name: "Roles that read it", exact: true }).click();
  await her.page.getByRole("option", { name: "Buyer" }).click();
  await her.page.keyboard.press("Escape");
  expect(await violationsOn(her.page)).toEqual([]);
  await permissions(her).getByRole("button", { name: "Save" }).click();
  await permissions(her).waitFor({ state: "detached" });
  await head("Size").waitFor({ state: "detached" });
  await eventually(async () => storedOf(him, "Gravel")).not.toContain("16-32 mm");
  await button(him, "Gravel").click();
  await panel(him, "Gravel").getByText("Unit", { exact: true }).waitFor();
  expect(await panel(him, "Gravel").getByText("Size", { exact: true }).count()).toBe(0);
  await panel(him, "Gravel").getByRole("button", { name: "Edit" }).click();
  await him.page.getByRole("textbox", { name: "Name" }).fill("Gravel, washed");
  expect(await him.page.getByRole("textbox", { name: "Size" }).count()).toBe(0);
  await button(him, "Save").click();
  await button(him, "Gravel, washed").waitFor();
  await waitForDelivered(him);

  await does(her, "role.edit", { id: role.id, addMembers: [await ownId(him)] });
  await him.page.goto(list);
  await head("Size").waitFor();
  await eventually(async () => storedOf(him, "Gravel, washed")).toContain("16-32 mm");
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await him.page.goto(list);
  await him.page.getByText("16-32 mm").waitFor();
  await button(him, "Gravel, washed").click();
  await panel(him, "Gravel, washed").getByRole("button", { name: "Edit" }).click();
  await him.page.getByRole("textbox", { name: "Name" }).waitFor();
  // What may only be read stands there as it is.
  await him.page.getByText("16-32 mm").last().waitFor();
  expect(await him.page.getByRole("textbox", { name: "Size" }).count()).toBe(0);
  await goOnline(him);
});

test("a column of a sub-table is kept from all but a role, where rows are read and filled in", async () => {
  const piece = (zjKey: string, name: string, label: string, config: object = {}) => ({
    __config__: { zjKey, label, ...config },
    __vModel__: name,
  });
  const children = [piece("input", "what", "Part"), piece("inputNumber", "price", "Price")];
  const fields = [piece("input", "site", "Site"), piece("table", "lines", "Lines", { children })];
  const definition = JSON.stringify({ fields });
  const { id } = (await does(her, "form.add", { name: "Offers", definition })) as { id: number };
  await does(her, "form.publish", { id });
  await does(her, "form.edit", { id, buttons: ["add", "edit"], readers: "all" });
  const lines = [
    { id: "r1", what: "Beam", price: 48_611 },
    { id: "r2", what: "Plate", price: 520 },
  ];
  const data = JSON.stringify({ site: "Pier 4", lines });
  await does(him, "record.add", { modelId: id, data });
  await her.page.goto("/manage/application");
  await button(her, "Actions for Offers").click();
  await her.page.getByRole("menuitem", { name: "Permissions…" }).click();
  const said = panel(her, "Permissions of Offers");
  await said.getByRole("combobox", { name: "Add a field" }).click();
  await her.page.getByRole("option", { name: "Lines: Price" }).click();
  const column = said.getByRole("group", { name: "Lines: Price" });
  await column.getByRole("combobox", { name: "Roles that read it", exact: true }).click();
  await her.page.getByRole("option", { name: "Mason" }).click();
  await her.page.keyboard.press("Escape");
  expect(await violationsOn(her.page)).toEqual([]);
  await said.getByRole("button", { name: "Save" }).click();
  await said.waitFor({ state: "detached" });
  // He has that role by now.
  const mason = (await rows(him, "role")).find(({ name }) => name === "Mason");
  await does(her, "role.edit", { id: Number(mason?.["id"]), removeMembers: [await ownId(him)] });
  await eventually(async () => storedOf(him, "Pier 4")).not.toContain("48611");
  await him.page.goto(`${list.slice(0, list.lastIndexOf("/"))}/${id}`);
  await button(him, "Pier 4").click();
  const read = panel(him, "Pier 4");
  await read.getByText("Beam", { exact: true }).waitFor();
  expect(await read.getByText("Price", { exact: true }).count()).toBe(0);
  await read.getByRole("button", { name: "Edit" }).click();
  const cell = (name: string) => him.page.getByRole("textbox", { name });
  await cell("Part, row 1").fill("Beam, galvanised");
  expect(await cell("Price, row 1").count()).toBe(0);
  await button(him, "Save").click();
  await read.getByText("Beam, galvanised", { exact: true }).waitFor();
  await waitForDelivered(him);

  // What he did not see stands as it stood, also for him once he has the role.
  await does(her, "role.edit", { id: Number(mason?.["id"]), addMembers: [await ownId(him)] });
  await eventually(async () => storedOf(him, "Pier 4")).toContain("48611");
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await him.page.goto(`${list.slice(0, list.lastIndexOf("/"))}/${id}`);
  await button(him, "Pier 4").click();
  await read.getByText("Price", { exact: true }).first().waitFor();
  await read.getByText("Beam, galvanised", { exact: true }).waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await goOnline(him);
});
