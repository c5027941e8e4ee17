import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { dana, omar } from "./make/session-steps.ts";
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

const button = ({ page }: Person, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const field = ({ page }: Person, name: string) => page.getByRole("textbox", { name, exact: true });
const dialog = ({ page }: Person, name: string) => page.getByRole("dialog", { name });

test("a request that comes with the product is there with who decides it, and one step more is signed", async () => {
  const { page } = her;
  await page.goto("/manage/application");
  await button(her, "New form from a template").click();
  await field(her, "Search templates").fill("General request");
  await dialog(her, "New form from a template").getByText("With approval").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await button(her, "Use General request").click();
  await button(her, "Actions for General request").click();
  await page.getByRole("menuitem", { name: "Approval…" }).click();
  await page.getByText("Version 1", { exact: true }).waitFor();
  await eventually(async () => field(her, "Name of Superior").inputValue()).toBe("Superior");
  await page.getByRole("checkbox", { name: "Has to be signed" }).last().check();
  expect(await violationsOn(page)).toEqual([]);
  await button(her, "Save").click();
  await page.getByText("Version 2", { exact: true }).waitFor();
  await waitForDelivered(her);
});

test("whoever asks chooses a person; without a network it is read, asked about, and signed", async () => {
  const { page } = her;
  await page.goto("/manage/application");
  await button(her, "General request").click();
  await button(her, "New").click();
  await field(her, "Subject").fill("Night access");
  await field(her, "What is asked for").fill("Gate 2 open until midnight");
  await button(her, "Send for approval").click();
  const start = dialog(her, "Ask for approval");
  await start.getByRole("button", { name: "Choose somebody" }).first().click();
  await page.getByRole("button", { name: `Add ${omar.name}` }).click();
  await start.getByRole("button", { name: "Ask for approval" }).click();
  // Nobody leads anybody here yet: whoever manages the flow stands in for the superior.
  await button(her, "Approve").click();
  await dialog(her, "Approve").getByRole("button", { name: "Confirm" }).click();
  await waitForDelivered(her);

  await him.page.goto("/manage/approve");
  // It may still be told over the screen as well.
  await button(him, /Night access/)
    .first()
    .click();
  await button(him, "Approve").waitFor();
  await waitUntilOfflineReady(him);
  await goOffline(him);
  const comment = field(him, "Ask or comment");
  await comment.fill("Who locks up, @dan");
  await him.page
    .getByRole("list", { name: "Mention somebody" })
    .getByRole("button", { name: dana.name })
    .waitFor();
  await comment.press("Enter");
  await eventually(async () => comment.inputValue()).toBe(`Who locks up, @${dana.name} `);
  const buffer = Buffer.from("23:00 to 24:00");
  await him.page
    .locator('input[type="file"][aria-label="Add files"]')
    .setInputFiles([{ name: "Hours.txt", mimeType: "text/plain", buffer }]);
  await him.page.getByText("Hours.txt").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await button(him, "Comment").click();
  await eventually(async () => comment.inputValue()).toBe("");
  await him.page.getByText(`@${dana.name}`).waitFor();

  await button(him, "Approve").click();
  const approving = dialog(him, "Approve");
  await approving.getByRole("img", { name: "Sign here" }).waitFor();
  await approving.getByRole("button", { name: "Confirm" }).click();
  await approving.getByRole("alert").getByText("please sign (required)").waitFor();
  const pad = await approving.getByRole("img", { name: "Sign here" }).boundingBox();
  if (!pad) throw new Error("There is nothing to sign on");
  await him.page.mouse.move(pad.x + 40, pad.y + 30);
  await him.page.mouse.down();
  await him.page.mouse.move(pad.x + 140, pad.y + 60, { steps: 5 });
  await him.page.mouse.up();
  await approving.getByRole("img", { name: "Signed" }).waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await approving.getByRole("button", { name: "Confirm" }).click();
  await him.page.getByRole("img", { name: `Signature of ${omar.name}` }).waitFor();
  await goOnline(him);
  await waitForDelivered(him);
});

test("the other one reads the word, opens the file, sees the signature, and answers though all is decided", async () => {
  const { page } = her;
  await page.getByRole("img", { name: `Signature of ${omar.name}` }).waitFor();
  await page.getByText("Passed", { exact: true }).first().waitFor();
  await page.getByText(`Who locks up, @${dana.name}`).waitFor();
  await page.getByText("Hours.txt").waitFor();
  await eventually(async () =>
    (await rows(her, "file")).map(({ name, arriveTime }) => [name, Number(arriveTime) > 0]),
  ).toEqual([["Hours.txt", true]]);
  await field(her, "Ask or comment").fill("I do");
  await button(her, "Comment").click();
  await him.page.getByText("I do", { exact: true }).waitFor();
  await button(her, "Print").click();
  await dialog(her, "Print preview")
    .getByRole("img", { name: `Signature of ${omar.name}` })
    .waitFor();
});

test("who looks after requests sees how long steps took, and what it was like while there is no network", async () => {
  const { page } = her;
  await page.keyboard.press("Escape");
  await page.goto("/manage/approve");
  await button(her, "Insight").click();
  await page.getByRole("heading", { name: "Approval insight" }).waitFor();
  const steps = page.getByRole("region", { name: "Time per step" });
  await steps.getByRole("cell", { name: /^Chosen person/ }).waitFor();
  await page.getByText("Nothing waits for anybody.").waitFor();
  const byPerson = steps.getByRole("table", { name: "By person" });
  await byPerson.getByRole("cell", { name: omar.name }).waitFor();
  await byPerson.getByRole("cell", { name: dana.name }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel("Who decides").selectOption(omar.name);
  await byPerson.getByRole("cell", { name: dana.name }).waitFor({ state: "detached" });
  await byPerson.getByRole("cell", { name: omar.name }).waitFor();
  await page.getByLabel("Who decides").selectOption("Everybody");
  await byPerson.getByRole("cell", { name: dana.name }).waitFor();
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await page.reload();
  await page.getByText(/^No network: this is how it was at/).waitFor();
  await steps.getByRole("cell", { name: /^Chosen person/ }).waitFor();
  await page.getByLabel("Decided within").selectOption("The last 30 days");
  await page.getByText("This needs the network").waitFor();
  await goOnline(her);
  await steps.getByRole("cell", { name: /^Chosen person/ }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOn(page)).toEqual([]);
});

test("who looks after nothing is told so", async () => {
  await him.page.goto("/manage/approve");
  await button(him, "New request").waitFor();
  expect(await button(him, "Insight").count()).toBe(0);
  await him.page.goto("/manage/approve/insight");
  await him.page
    .getByRole("alert")
    .getByText(/^Only administrators and managers/)
    .waitFor();
});

test("what was deleted says so for a while and leads back to the list", async () => {
  await him.page.goto("/manage/approve/4711");
  await him.page.getByText("approval form has been deleted").waitFor();
  await him.page.waitForURL(/\/manage\/approve$/);
});

test("known addresses lead to requests, their lists and their settings, without a network too", async () => {
  const { page } = her;
  await page.setViewportSize({ width: 1440, height: 900 });
  const [request] = await rows(her, "approval");
  const { id, recordId, formId, flowId } = request ?? {};
  await page.goto("/manage/approve?list=mine");
  await button(her, /Night access/).waitFor();
  await waitUntilOfflineReady(her);
  await goOffline(her);
  const heading = (person: Person) => person.page.getByRole("heading", { name: /Night access/ });
  const requests = [
    `approve/details?id=${String(id)}`,
    `approve/details?typeId=${String(recordId)}`,
    `oa/my/${String(recordId)}`,
    `oa/my/${String(id)}`,
  ];
  for (const address of requests) {
    await page.goto(`/manage/${address}`);
    await heading(her).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/manage/approve/${String(id)}`);
  }
  for (const number of [formId, flowId]) {
    await page.goto(`/manage/oa/my/${String(number)}`);
    await button(her, /Night access/).waitFor();
    const form = page.getByRole("combobox", { name: "Form", exact: true });
    expect(await form.inputValue()).toBe(String(formId));
    await button(her, /Night access/).click();
    await heading(her).waitFor();
  }
  const gone = ({ page: theirs }: Person) =>
    theirs.getByRole("alert").getByText("approval form has been deleted");
  await page.goto("/manage/oa/my/999999999");
  await gone(her).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.waitForURL("/manage/approve?list=mine");
  await page.goto("/manage/approve/details?id=gate");
  await page.getByRole("heading", { name: "Parameter error" }).waitFor();
  await page.goto("/manage/approve/details");
  await page.waitForURL("/manage/approve");
  await page.goto("/manage/OaSettings");
  await button(her, "Actions for General request").waitFor();
  await page.waitForURL("/manage/application");
  await goOnline(her);

  await him.page.goto(`/manage/oa/my/${String(id)}`);
  await gone(him).waitFor();
  await him.page.goto(`/manage/approve/details?id=${String(id)}`);
  await heading(him).waitFor();
  await him.page.goto("/manage/OaSettings");
  await him.page.getByRole("heading", { name: "There is nothing here" }).waitFor();
  await him.page.goto("/manage/oa/wait");
  await him.page.getByText("Nothing waits for you", { exact: true }).first().waitFor();
  await him.page.waitForURL("/manage/approve");
});
