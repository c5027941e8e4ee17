import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BodyOf, CallDefinition, ReplyOf } from "#contract/call.ts";
import { addInvite, login } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { callProgram } from "#tests/server/make/server-program.ts";
import { addColleague } from "./make/add-colleague.ts";
import { composer, openDialog } from "./make/chat-steps.ts";
import { eventually, until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows } from "./make/local-rows.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { setUpSampleSite } from "./make/screens.ts";
import { addTask, goTo, newPlan, openPlan, useCardMenu } from "./make/plan-steps.ts";
import { dana, PASSWORD } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { openTask } from "./make/task-steps.ts";

const PLAN = "Quay wall";
const TASK = "Drive the sheet piles";
const TOO_MANY = "Exceeded the maximum selection count";
const newcomers = ["Omar Haddad", "Ines Costa", "Rigger A", "Rigger B"];
const gone = "Vera Gone";

let app: App;
let browser: Browser;
let her: Person;
let token = "";
/** Everybody besides her who has an account: those of the sample site, then the newcomers. */
let names: readonly string[] = [];

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUpSampleSite(her);
  const clientId = crypto.randomUUID();
  const signedIn = { email: dana.email, password: PASSWORD, clientId };
  ({ token } = (await callProgram(app.address, login, signedIn)).data);
  const before = await nicknames();
  names = [...before.filter((name) => name !== dana.name), ...newcomers];
  for (const name of [...newcomers, gone]) {
    const { code } = await call(addInvite, {});
    await addColleague(app.address, `#${code}`, name);
  }
  await until(async () => (await nicknames()).includes(gone));
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

async function call<Call extends CallDefinition>(
  made: Call,
  body: BodyOf<Call>,
): Promise<ReplyOf<Call>> {
  const { code, msg, data } = await callProgram(app.address, made, body, { token });
  if (code !== 200) throw new Error(`${made.name}: ${msg}`);
  return data;
}

async function nicknames(): Promise<string[]> {
  return (await rows(her, "user")).map((row) => String(row["nickname"]));
}

async function idOf(name: string): Promise<number> {
  const found = (await rows(her, "user")).find((row) => row["nickname"] === name);
  return Number(found?.["id"]);
}

const button = (name: string | RegExp) => her.page.getByRole("button", { name });

test("a typed name and Enter let the first one in, and the next is looked for at once", async () => {
  const { page } = her;
  await newPlan(her, PLAN);
  await page.getByRole("button", { name: "1 member", exact: true }).click();
  const members = page.getByRole("dialog", { name: "Members" });
  const field = members.getByRole("textbox", { name: "Add a colleague" });
  for (const name of ["Omar Haddad", "Ines Costa"]) {
    await field.fill(name.slice(0, 4).toLowerCase());
    await members.getByRole("button", { name: `Add ${name}` }).waitFor();
    await field.press("Enter");
    await members.getByRole("button", { name: `Add ${name}` }).waitFor({ state: "detached" });
    expect(await field.inputValue()).toBe("");
  }
  await members.getByText("Omar Haddad", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
});

test("who is disabled is found by name, and cannot be picked", async () => {
  const { page } = her;
  const plan = (await rows(her, "plan")).find((row) => row["name"] === PLAN);
  const planId = Number(plan?.["id"]);
  const userId = await Promise.all([...names, gone].map(idOf));
  await call(callOf("plan.invite"), { planId, userId });
  await call(callOf("user.setDisabled"), { id: await idOf(gone), disabled: true });
  await addTask(her, "Planned", TASK);
  await page.keyboard.press("Escape");
  const opened = await openTask(her, TASK);
  await opened.getByRole("button", { name: "Add an owner" }).click();
  const field = page.getByRole("textbox", { name: "Search by name" }).last();
  await field.fill("vera");
  const barred = button(`Add ${gone}`);
  await barred.waitFor();
  await eventually(async () => barred.isDisabled()).toBe(true);
  await page.getByText("Account disabled").waitFor();
  await field.press("Enter");
  expect(await opened.getByText(gone).count()).toBe(0);
});

test("arrow keys and Enter make people owners without a network, and the eleventh is one too many", async () => {
  const { page } = her;
  await her.line.cut();
  const field = page.getByRole("textbox", { name: "Search by name" }).last();
  await field.fill("rigger");
  await field.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await button("Take Rigger B off").waitFor();
  const others = names.filter((name) => name !== "Rigger B");
  for (const name of others.slice(0, 9)) {
    await field.fill(name);
    await field.press("Enter");
    await button(`Take ${name} off`).waitFor();
    expect(await field.inputValue()).toBe("");
  }
  await field.fill(others[9] ?? "");
  await field.press("Enter");
  await page.getByText(TOO_MANY).waitFor();
  expect(await button(`Take ${others[9]} off`).count()).toBe(0);
  await her.line.mend();
  await page.keyboard.press("Escape");
});

test("a task that is moved elsewhere takes people of the other plan, picked in the same way", async () => {
  const { page } = her;
  await newPlan(her, "Access road");
  await openPlan(her, PLAN);
  await addTask(her, "Planned", "Order the bearings");
  await page.keyboard.press("Escape");
  await useCardMenu(her, "Order the bearings", "Move to", "To another plan…");
  const dialog = page.getByRole("dialog", { name: "Move the task" });
  await dialog.getByRole("combobox", { name: "Plan" }).click();
  await page.getByRole("option", { name: "Access road" }).click();
  await dialog.getByRole("button", { name: "Add an assistant" }).click();
  await button(`Add ${dana.name}`).click();
  // Escape leaves the list, and what was chosen stays in the dialog.
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: `Take ${dana.name} off` }).waitFor();
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
});

test("all of a plan are picked at once, some are taken out again, and who cannot be is named", async () => {
  const { page } = her;
  await goTo(her, "Messages");
  await page.getByRole("button", { name: "New", exact: true }).click();
  const whole = button(`Everybody in ${PLAN}`);
  await whole.click();
  await page.getByText(`Cannot be selected: ${gone}`).waitFor();
  await button("Take Ines Costa off").click();
  expect(await whole.getAttribute("aria-pressed")).toBe("mixed");
  await page.getByText(`${names.length} of ${names.length + 2} selected`).waitFor();
  // Whoever starts a group stays in it.
  await page.getByText(`${dana.name} cannot be removed`).waitFor();
  expect(await button(`Take ${dana.name} off`).count()).toBe(0);
  await whole.click();
  await button("Take Ines Costa off").waitFor();
  await whole.click();
  await page.getByText(`Cannot be deselected: ${dana.name}`).waitFor();
  await button("Take Ines Costa off").waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
});

test("a mention offers the same people in the same order", async () => {
  const { page } = her;
  await openDialog(her, PLAN);
  const field = composer(her);
  await field.fill("");
  await field.pressSequentially("@cos");
  const offered = page.getByRole("list", { name: "Mention somebody" });
  await offered.getByRole("button", { name: "Ines Costa" }).waitFor();
  await field.press("Enter");
  await eventually(async () => field.inputValue()).toBe("@Ines Costa ");
  await field.pressSequentially("@rigger");
  await field.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await eventually(async () => field.inputValue()).toBe("@Ines Costa @Rigger B ");
  await field.pressSequentially("@vera");
  expect(await offered.getByRole("button", { name: gone }).isDisabled()).toBe(true);
  await field.fill("");
});

test("where one person is wanted, another pick takes their place", async () => {
  const { page } = her;
  await page.goto("/manage/setting/delete");
  const leader = button(`New leader of “${PLAN}”`);
  const place = page.locator("div", { has: leader }).last();
  for (const name of ["Ines Costa", "Rigger B"]) {
    await leader.click();
    await button(`Add ${name}`).click();
    await place.getByRole("button", { name: `Take ${name} off` }).waitFor();
    expect(await place.getByRole("button", { name: /^Take .* off$/ }).count()).toBe(1);
  }
});
