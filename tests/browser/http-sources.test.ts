import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type JsonSource, openJsonSource } from "#tests/server/make/json-source.ts";
import { doesAs } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

const SECRET = "Bearer of-the-company-4711";

let app: App;
let browser: Browser;
let source: JsonSource;
let her: Person;

beforeAll(async () => {
  source = await openJsonSource();
  source.does("/machines", (response, { url, headers }) => {
    const kind = new URL(url, "http://here").searchParams.get("kind");
    const list = [
      { no: "C1", machine: { name: "Tower crane" }, kind: "crane", price: 900 },
      { no: "C2", machine: { name: "Mobile crane" }, kind: "crane", price: 700 },
      { no: "D1", machine: { name: "Digger" }, kind: "digger", price: 450 },
    ].filter((each) => kind === "" || each.kind === kind);
    const isKnown = headers.authorization === SECRET;
    response.writeHead(isKnown ? 200 : 401).end(JSON.stringify({ data: { list }, kinds: ["a"] }));
  });
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUp(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await source?.close();
});

keepEvidence(() => ({ her }));

const button = (name: string) => her.page.getByRole("button", { name, exact: true });
const dialog = (name: string) => her.page.getByRole("dialog", { name, exact: true });
const sentWith = () => source.asked.filter(({ headers }) => headers.authorization === SECRET);

test("an administrator says where another server is asked, tries it, and picks columns of its answer", async () => {
  const { page } = her;
  await page.goto("/manage/setting/dataSources");
  await button("New data source").click();
  const asked = dialog("New data source");
  await asked.getByRole("textbox", { name: "Name", exact: true }).fill("Hire rates");
  await asked.getByRole("textbox", { name: "Code", exact: true }).fill("rates");
  await asked.getByText("Answers of another server").click();
  const address = `${source.host}/machines?kind={kind}`;
  await asked.getByRole("textbox", { name: "Address" }).fill(address);
  await asked.getByRole("button", { name: "Add the parameter “kind”" }).click();
  await asked.getByRole("button", { name: "Add a header" }).click();
  await asked.getByRole("textbox", { name: "Header", exact: true }).fill("Authorization");
  await asked.getByLabel("Value", { exact: true }).fill("Bearer wrong");
  const ask = asked.getByRole("button", { name: "Ask now" });
  await ask.click();
  await asked.getByText(/is not among the allowed hosts/).waitFor();
  expect(source.asked).toEqual([]);
  await asked.getByRole("button", { name: "Allowed hosts…" }).click();
  const hosts = dialog("Allowed hosts");
  await hosts.getByRole("textbox").waitFor();
  await page.keyboard.press("Escape");
  await hosts.waitFor({ state: "detached" });
  // The dialog below keeps what was typed.
  expect(await asked.getByRole("textbox", { name: "Address" }).inputValue()).toBe(address);
  await asked.getByRole("button", { name: "Allowed hosts…" }).click();
  await hosts.getByRole("textbox").fill("http://api.example.com");
  await hosts.getByRole("button", { name: "Save" }).click();
  await hosts.getByText(/is no host that can be allowed/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await hosts.getByRole("textbox").fill(source.host);
  await hosts.getByRole("button", { name: "Save" }).click();
  await hosts.waitFor({ state: "detached" });
  await ask.click();
  await asked.getByText("The data source answered with 401").waitFor();
  await asked.getByLabel("Value", { exact: true }).fill(SECRET);
  await ask.click();
  await asked.getByText(/The answer of the data source is no list/).waitFor();
  await asked.getByRole("button", { name: "data.list (3)" }).click();
  await asked.getByRole("button", { name: /^machine\.name/ }).click();
  await asked.getByRole("button", { name: /^no\s*C1/ }).click();
  await asked.getByRole("button", { name: /^price/ }).click();
  await asked.getByRole("cell", { name: "Tower crane" }).waitFor();
  await asked.getByRole("textbox", { name: "“kind” for trying" }).fill("digger");
  await page.keyboard.press("Enter");
  await asked.getByRole("cell", { name: "Tower crane" }).waitFor({ state: "detached" });
  await asked.getByRole("cell", { name: "Digger" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await asked.getByRole("textbox", { name: "Column name" }).first().fill("Machine");
  await asked.getByRole("button", { name: "Create" }).click();
  await button("Hire rates").waitFor();
});

test("the secret is shown as set and nowhere else, and what is asked stays with it", async () => {
  const { page } = her;
  await button("Hire rates").click();
  const asked = dialog("Edit “Hire rates”");
  await asked.getByPlaceholder("Set; write to replace it").waitFor();
  expect(await asked.getByLabel("Value", { exact: true }).inputValue()).toBe("");
  expect(await page.content()).not.toContain(SECRET);
  const [row] = await rows(her, "dataInterface");
  expect(JSON.stringify(row)).not.toContain(source.host);
  await asked.getByRole("textbox", { name: "Category" }).fill("Plant");
  const before = sentWith().length;
  await asked.getByRole("button", { name: "Ask now" }).click();
  await asked.getByRole("cell", { name: "Mobile crane" }).waitFor();
  expect(sentWith()).toHaveLength(before + 1);
  await asked.getByRole("button", { name: "Save" }).click();
  await page.getByText("Plant", { exact: true }).waitFor();
});

test("a field chooses one of its rows, found by another field; without a network those that were seen", async () => {
  const { page } = her;
  const template = [{ field: "kind", relationField: "sort", sourceType: 1 }];
  const piece = (zjKey: string, name: string, label: string, said: object) => ({
    __config__: { zjKey, label },
    __vModel__: name,
    ...said,
  });
  const picked = {
    interfaceId: "rates",
    propsValue: "no",
    relationField: "machine_name",
    templateJson: template,
  };
  const shown = { relationField: "rate", showField: "price" };
  const definition = JSON.stringify({
    fields: [
      piece("input", "sort", "Sort", {}),
      piece("popupSelect", "rate", "Rate", picked),
      piece("popupAttr", "price", "Price", shown),
    ],
  });
  const form = (await doesAs(app, her, "form.add", { name: "Hire", definition })) as { id: number };
  await doesAs(app, her, "form.publish", { id: form.id });
  await page.goto("/manage/application");
  await waitUntilOfflineReady(her);
  await button("Hire").click();
  await button("New").click();
  await page.getByRole("textbox", { name: "Sort" }).fill("crane");
  const field = page.getByRole("button", { name: /^Rate / });
  await field.click();
  const choice = dialog("Select data");
  await choice.getByRole("radio", { name: /Tower crane/ }).waitFor();
  expect(await choice.getByRole("radio").count()).toBe(2);
  await page.keyboard.press("Escape");
  await goOffline(her);
  await field.click();
  await choice.getByText(/as of /).waitFor();
  await choice.getByText("Mobile crane").click();
  await choice.getByRole("button", { name: "OK" }).click();
  await page.getByText("700", { exact: true }).waitFor();
  await button("Send").click();
  await goOnline(her);
  await waitForDelivered(her);
  const values = (await rows(her, "record")).map(
    (row) => JSON.parse(String(row["values"])) as object,
  );
  expect(values).toContainEqual(expect.objectContaining({ sort: "crane", rate: "C2" }));
});

test("where the other server does not answer, that is what is said", async () => {
  const { page } = her;
  await source.close();
  await page.goto("/manage/setting/dataSources");
  await button("Actions for “Hire rates”").click();
  await page.getByRole("menuitem", { name: "Try it…" }).click();
  const tried = dialog("Try “Hire rates”");
  await tried.getByRole("textbox", { name: "kind" }).fill("boat");
  await eventually(async () => tried.getByRole("alert").textContent()).toContain("does not answer");
  await page.keyboard.press("Escape");
});

test("without a network its name is changed, and where it asks is left alone", async () => {
  const { page } = her;
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await button("Hire rates").click();
  const asked = dialog("Edit “Hire rates”");
  await asked.getByText(/Where it asks lies on the server alone/).waitFor();
  expect(await asked.getByRole("textbox", { name: "Address" }).count()).toBe(0);
  await asked.getByRole("textbox", { name: "Name", exact: true }).fill("Rates");
  await asked.getByRole("button", { name: "Save" }).click();
  await button("Rates").waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  await button("Rates").click();
  const again = dialog("Edit “Rates”").getByRole("textbox", { name: "Address" });
  await eventually(async () => again.inputValue()).toContain("/machines?kind={kind}");
  expect(await page.content()).not.toContain(SECRET);
});
