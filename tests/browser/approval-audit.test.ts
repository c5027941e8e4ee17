import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { oneStepFlow } from "#tests/make/approvals/flows.ts";
import { diary, diaryData } from "#tests/make/company-forms.ts";
import { doesAs } from "./make/does-as.ts";
import { eventually, until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { dana, omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

const DEVICE = "Chrome · Linux";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let requestId: number;

const idOf = async (person: Person, name: string) => {
  const user = (await rows(person, "user")).find(({ nickname }) => nickname === name);
  return Number(user?.["id"]);
};

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  await until(async () => (await rows(her, "user")).length > 1);
  const added = await doesAs(app, her, "form.add", { name: "Purchase", definition: diary });
  const { id: formId } = added as { id: number };
  await doesAs(app, her, "form.publish", { id: formId });
  const decides = oneStepFlow(await idOf(her, omar.name), await idOf(her, dana.name));
  await doesAs(app, her, "approvalFlow.save", { formId, flow: JSON.stringify(decides) });
  const record = await doesAs(app, her, "record.add", { modelId: formId, data: diaryData });
  const { id: recordId } = record as { id: number };
  const asked = await doesAs(app, her, "approval.start", { recordId });
  requestId = (asked as { id: number }).id;
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const button = ({ page }: Person, name: string) => page.getByRole("button", { name, exact: true });

test("whoever decides without a network sees no devices of others", async () => {
  const { page } = him;
  await page.goto(`/manage/approve/${requestId}`);
  await button(him, "Approve").waitFor();
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await button(him, "Approve").click();
  const opinion = page.getByRole("dialog", { name: "Approve" });
  await opinion.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("Passed", { exact: true }).first().waitFor();
  await button(him, "View historical approval flow").click();
  const history = page.getByRole("list", { name: "View historical approval flow" });
  await history.getByText(`${omar.name} approved`).waitFor();
  expect(await button(him, "Show devices").count()).toBe(0);
  await goOnline(him);
  await eventually(async () =>
    (await rows(her, "approval")).map(({ id, status }) => [id, status]),
  ).toEqual([[requestId, 1]]);
});

test("an administrator reads who did what with requests, and from which device", async () => {
  const { page } = her;
  await page.goto("/manage/setting/audit");
  const kinds = page.getByRole("combobox", { name: "Kind" });
  await kinds.click();
  await page.getByRole("option", { name: "Act on a request" }).click();
  const main = page.getByRole("main");
  await main.getByText(`Purchase · Step 1 · ${omar.name} approved · In review → Passed`).waitFor();
  await main.getByText(DEVICE, { exact: true }).first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await kinds.click();
  await page.getByRole("option", { name: "Approval flow changed" }).click();
  await main.getByText(`${dana.name} · Purchase · version 1 is in use`).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test("the history of a request tells an administrator the devices, where there is a network", async () => {
  const { page } = her;
  await page.goto(`/manage/approve/${requestId}`);
  await button(her, "View historical approval flow").waitFor();
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await button(her, "View historical approval flow").click();
  await button(her, "Show devices").click();
  const needed = page.getByRole("alert").getByText(/^Network connection failed/);
  await needed.waitFor();
  await goOnline(her);
  await button(her, "Show devices").click();
  const history = page.getByRole("list", { name: "View historical approval flow" });
  const approved = history.getByRole("listitem").filter({ hasText: `${omar.name} approved` });
  await approved.getByText(new RegExp(`· ${DEVICE}$`)).waitFor();
  expect(await needed.count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
});

test("whoever manages a flow sees the devices of its requests, and the log who stands in for whom", async () => {
  const { page } = him;
  const [own, hers] = [await idOf(him, omar.name), await idOf(him, dana.name)];
  const added = (await doesAs(app, her, "form.add", {
    name: "Permit",
    definition: diary,
  })) as { id: number };
  await doesAs(app, her, "form.publish", { id: added.id });
  const managed = JSON.stringify(oneStepFlow(own, own));
  await doesAs(app, her, "approvalFlow.save", { formId: added.id, flow: managed });
  const filled = { modelId: added.id, data: diaryData };
  const { id: recordId } = (await doesAs(app, her, "record.add", filled)) as { id: number };
  const { id } = (await doesAs(app, her, "approval.start", { recordId })) as { id: number };
  await page.goto(`/manage/approve/${id}`);
  await button(him, "View historical approval flow").click();
  await button(him, "Show devices").click();
  const history = page.getByRole("list", { name: "View historical approval flow" });
  const asked = history.getByRole("listitem").filter({ hasText: `${dana.name} asked` });
  await asked.getByText(new RegExp(`· ${DEVICE}$`)).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const now = await page.evaluate(() => Date.now());
  const times = { startTime: now, endTime: now + 86_400_000, formIds: [] };
  await doesAs(app, him, "delegation.set", { deputyId: hers, ...times });
  await her.page.goto("/manage/setting/audit");
  await her.page
    .getByRole("main")
    .getByText(`${dana.name} stands in for ${omar.name} from`, { exact: false })
    .waitFor();
});
