import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { templates, wordsOfTemplate } from "#tests/make/forms/templates.ts";
import { NOBODY } from "#domain/approval/flow/flow.ts";
import { templateForm } from "#domain/form/templates/template-form.ts";
import { doesAs } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { findCutOff } from "./make/find-cut-off.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { dana, omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";
import { wordsIn } from "./make/words-in.ts";

const CONTENT =
  "The crane comes on Monday night.\nGate 2 has to be open from 23:00, and a guard knows the driver.";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let barredForm = 0;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  const template = templates.find(({ key }) => key === "general");
  if (!template) throw new Error("No form for requests of any kind");
  const { name, definition } = templateForm(template, wordsOfTemplate("general", "en"), "en");
  const form = (await doesAs(app, her, "form.add", { name, definition })) as { id: number };
  const undecided = (await doesAs(app, her, "form.add", { name: "Site diary", definition })) as {
    id: number;
  };
  const [{ id: danaId } = { id: 0 }] = (await rows(her, "user")).filter(
    ({ nickname }) => nickname === dana.name,
  ) as { id: number }[];
  const of = flow([step(1, [danaId])], { managerIds: [danaId] });
  await doesAs(app, her, "approvalFlow.save", { formId: form.id, flow: JSON.stringify(of) });
  const barred = (await doesAs(app, her, "form.add", { name: "Board paper", definition })) as {
    id: number;
  };
  barredForm = barred.id;
  const hers = { ...of, starters: { ...NOBODY, userIds: [danaId] } };
  await doesAs(app, her, "approvalFlow.save", { formId: barred.id, flow: JSON.stringify(hers) });
  for (const { id } of [form, undecided, barred]) await doesAs(app, her, "form.publish", { id });
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const button = ({ page }: Person, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });

test("a new request is one press from its form, without a network too, and only what is decided is offered", async () => {
  const { page } = him;
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto("/manage/approve");
  await page.getByRole("heading", { name: "Approvals" }).waitFor();
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await button(him, /New request|More actions/).click();
  const asItem = page.getByRole("menuitem", { name: "New request" });
  const dialog = page.getByRole("dialog", { name: "New request" });
  await asItem.or(dialog).waitFor();
  if (await asItem.isVisible()) await asItem.click();
  const choice = dialog.getByRole("button", { name: "General request" });
  await choice.waitFor();
  for (const name of ["Site diary", "Board paper"])
    expect(await dialog.getByRole("button", { name }).count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  await choice.click();
  await page.getByRole("textbox", { name: "Subject" }).fill("Gate 2");
  await page.getByRole("textbox", { name: "What is asked for" }).fill(CONTENT);
  await button(him, "Send for approval").click();
  // Nobody has been asked yet, and it says so.
  await page.getByText(/^No network: what you did is kept here/).waitFor();
  await goOnline(him);
  await eventually(async () => rows(her, "approval")).toHaveLength(1);
  await page.getByText(`It waits for ${dana.name}.`).waitFor();
});

test("who may not ask with a form reads so before it is filled in, and is offered nothing that would be refused", async () => {
  const { page } = him;
  await page.goto(`/manage/dynamicModel/${barredForm}?fill=1`);
  await page.getByRole("note").getByText("You may not ask for approval with this form.").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Subject" }).fill("New board");
  await page.getByRole("textbox", { name: "What is asked for" }).fill("Plywood");
  expect(await button(him, "Send for approval").count()).toBe(0);
  await button(him, "Send").click();
  await page.getByText("You may not ask for approval with this form.").waitFor();
  expect(await button(him, "Ask for approval").count()).toBe(0);
});

test("who decides reads the whole of what is asked for, and no way out lies below the status", async () => {
  const { page } = her;
  await page.evaluate(() => localStorage.setItem("plumbline.language", "zh"));
  await page.goto("/manage/approve");
  await button(her, /Gate 2/).click();
  await page.getByText(CONTENT).waitFor();
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await eventually(async () => page.evaluate(findCutOff)).toEqual([]);
  }
});

test("beside the list what can be done stands in one row, and the rest in its menu", async () => {
  const tops = async () => {
    const [reject, approve] = await Promise.all(
      ["拒绝", "通过"].map(async (name) => button(her, name).boundingBox()),
    );
    return [reject?.y, approve?.y];
  };
  await eventually(async () => button(her, "转交").count()).toBe(0);
  const [reject, approve] = await tops();
  expect(reject).toBe(approve);
});

test("who leaves a dialog is back at the button that opened it", async () => {
  const { page } = her;
  await button(her, "拒绝").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("textbox").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await eventually(async () => page.evaluate(() => document.activeElement?.textContent)).toBe(
    "拒绝",
  );
});

test("what was said lies below a menu and beside the buttons of a dialog, and who is asked next is seen", async () => {
  const { page } = her;
  await page.setViewportSize({ width: 390, height: 844 });
  const say = wordsIn("zh");
  const more = button(her, say("approvals:more"));
  const dialog = page.getByRole("dialog");
  await more.click();
  await page.getByRole("menuitem", { name: say("approvals:addAfter") }).click();
  await dialog.getByText(say("approvals:after.addAfter")).waitFor();
  await dialog.getByRole("button", { name: omar.name }).click();
  await dialog.getByRole("button", { name: say("approvals:confirm") }).click();
  const next = page.getByRole("list", { name: say("approvals:comesTo") }).getByText(omar.name);
  await next.waitFor();
  const undo = button(her, say("shell:undo"));
  await undo.waitFor();
  const isAbove = async (below: number) => ((await undo.boundingBox())?.y ?? 0) < below;
  await more.click();
  // Nothing lies over what is pressed: the driver would wait for ever.
  await page.getByRole("menuitem", { name: say("approvals:sendBack") }).click();
  await dialog.getByRole("textbox").waitFor();
  await eventually(async () => isAbove(200)).toBe(true);
  await dialog.getByRole("button", { name: say("approvals:cancel") }).click();
  await dialog.waitFor({ state: "detached" });
  await undo.click();
  await next.waitFor({ state: "detached" });
});
