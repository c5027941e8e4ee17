import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { formula, rule } from "#tests/make/forms/records.ts";
import { doesAs } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

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

/** What a record says as it lies in a person's browser. */
async function storedOf(person: Person, title: string): Promise<string> {
  const found = (await rows(person, "record")).find((row) => row["title"] === title);
  return String(found?.["values"]);
}

test("what a pick fills in besides comes from the form where whoever picks may only read it", async () => {
  const source = {
    kind: "static" as const,
    name: "Hire rates",
    code: "hireRates",
    columns: ["no", "machine", "price"].map((column) => ({ field: column, fieldName: column })),
    rows: [["C2", "Mobile crane", "700"]],
  };
  await does(her, "dataInterface.add", source);
  const piece = (zjKey: string, name: string, label: string, said: object = {}) => ({
    __config__: { zjKey, label },
    __vModel__: name,
    ...said,
  });
  const picked = {
    interfaceId: source.code,
    propsValue: "no",
    relationField: "machine",
    transferList: [{ sourceValue: "rate", targetField: "price" }],
  };
  const machine = piece("popupSelect", "machine", "Machine", picked);
  const fields = [piece("input", "site", "Site"), machine, piece("input", "rate", "Rate")];
  const definition = JSON.stringify({ fields });
  const { id } = (await does(her, "form.add", { name: "Hire", definition })) as { id: number };
  await does(her, "form.publish", { id });
  const fieldPermissions = [{ path: "rate", everybody: "read" as const, roles: [] }];
  await does(her, "form.edit", { id, buttons: ["add", "edit"], readers: "all", fieldPermissions });
  await him.page.goto(`/manage/dynamicModel/${id}`);
  await button(him, "New").click();
  await him.page.getByRole("textbox", { name: "Site" }).fill("Pier 9");
  await him.page.getByRole("button", { name: /^Machine / }).click();
  await panel(him, "Select data").getByText("Mobile crane").click();
  await panel(him, "Select data").getByRole("button", { name: "OK" }).click();
  expect(await him.page.getByRole("textbox", { name: "Rate" }).count()).toBe(0);
  await button(him, "Send").click();
  await waitForDelivered(him);
  await eventually(async () => storedOf(him, "Pier 9")).toContain('"rate":"700"');
});

test("what a rule sets comes from the form where whoever fills in may only read it, or not even that", async () => {
  const piece = (zjKey: string, name: string, label: string) => ({
    __config__: { zjKey, label },
    __vModel__: name,
  });
  const sets = (target: string, factor: number) => ({
    op: "set",
    targets: [target],
    expression: formula(`days * ${factor}`),
  });
  const fields = [
    piece("input", "site", "Site"),
    piece("inputNumber", "days", "Days"),
    piece("inputNumber", "fine", "Fine"),
    piece("inputNumber", "margin", "Margin"),
  ];
  const rules = [rule("days > 0", sets("fine", 4111), sets("margin", 7333))];
  const definition = JSON.stringify({ fields, rules });
  const { id } = (await does(her, "form.add", { name: "Delays", definition })) as { id: number };
  await does(her, "form.publish", { id });
  const fieldPermissions = [
    { path: "fine", everybody: "read" as const, roles: [] },
    { path: "margin", everybody: "hidden" as const, roles: [] },
  ];
  await does(her, "form.edit", { id, buttons: ["add", "edit"], readers: "all", fieldPermissions });
  await him.page.goto(`/manage/dynamicModel/${id}`);
  await button(him, "New").waitFor();
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await button(him, "New").click();
  await him.page.getByRole("textbox", { name: "Site" }).fill("Pier 7");
  await him.page.getByRole("textbox", { name: "Days" }).fill("2");
  await him.page.getByText(/^8,?222$/).waitFor();
  expect(await him.page.getByText("Margin").count()).toBe(0);
  expect(await violationsOn(him.page)).toEqual([]);
  await button(him, "Send").click();
  await goOnline(him);
  await waitForDelivered(him);
  await her.page.goto(`/manage/dynamicModel/${id}`);
  await button(her, "Pier 7").click();
  for (const value of [/^8,?222$/, /^14,?666$/])
    await panel(her, "Pier 7").getByText(value).waitFor();
  await eventually(async () => storedOf(him, "Pier 7")).toContain('"fine":8222');
  await eventually(async () => storedOf(him, "Pier 7")).not.toContain("14666");
});
