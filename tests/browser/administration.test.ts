import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { deliver, rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { dana, omar, PASSWORD, signIn, waitForApp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let inChinese: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  inChinese = await addPerson(browser, app, { locale: "zh-CN" });
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him, inChinese }));

const item = (person: Person, name: string) =>
  person.page
    .getByRole("row")
    .filter({ has: person.page.getByRole("gridcell", { name, exact: true }) });

/** Opens the menu of a person or a department and takes something from it. */
async function choose({ page }: Person, of: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${of}`, exact: true }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

async function addDepartment({ page }: Person, name: string): Promise<void> {
  const prompt = page.getByRole("dialog");
  await prompt.getByLabel("Name").fill(name);
  await prompt.getByRole("button", { name: "Create" }).click();
  await prompt.waitFor({ state: "detached" });
}

test("an administrator finds a member by name and makes him an administrator", async () => {
  const { page } = her;
  await page.goto("/manage/setting/members");
  await page.getByText("2 people").waitFor();
  await page.getByRole("textbox", { name: "Search by name" }).fill("omar");
  await page.getByText("1 person").waitFor();
  await choose(her, omar.name, "Make administrator");
  await page.getByRole("dialog").getByRole("button", { name: "Make administrator" }).click();
  const his = async () => (await rows(him, "user")).find((user) => user["nickname"] === omar.name);
  await eventually(async () => (await his())?.["isAdmin"]).toBe(true);
  // His pages change without signing in again.
  await him.page.goto("/manage/setting/members");
  await him.page.getByRole("heading", { name: "Members" }).waitFor();
  await choose(her, omar.name, "Make member");
  await page.getByRole("dialog").getByRole("button", { name: "Make member" }).click();
  await him.page.getByRole("heading", { name: "Members" }).waitFor({ state: "detached" });
});

test("the last administrator stays one", async () => {
  const { page } = her;
  await page.getByRole("textbox", { name: "Search by name" }).fill("");
  await choose(her, dana.name, "Make member");
  await page.getByRole("dialog").getByRole("button", { name: "Make member" }).click();
  await page.getByText("The company needs an administrator; appoint another one first").waitFor();
});

test("departments grow as a tree, by menu, keyboard and mouse, also without a network", async () => {
  const { page } = her;
  await page.goto("/manage/setting/organisation");
  await page.getByRole("button", { name: "New department" }).click();
  await addDepartment(her, "Site");
  await choose(her, "“Site”", "New below…");
  await addDepartment(her, "Crane crew");
  expect(await item(her, "Crane crew").getAttribute("aria-level")).toBe("2");

  await goOffline(her);
  await page.getByRole("button", { name: "New department" }).click();
  await addDepartment(her, "Office");
  await item(her, "Crane crew").focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await eventually(async () => item(her, "Crane crew").getAttribute("aria-level")).toBe("1");
  await page.keyboard.press("ArrowDown");
  await eventually(async () =>
    item(her, "Office").evaluate((line) => line === document.activeElement),
  ).toBe(true);
  await goOnline(her);
  await waitForDelivered(her);

  await item(her, "Crane crew").dragTo(item(her, "Office"));
  await eventually(async () => item(her, "Crane crew").getAttribute("aria-level")).toBe("2");
  await choose(her, "“Office”", "Move to…");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Below" }).click();
  // Nothing comes below itself.
  expect(await page.getByRole("option").allTextContents()).toEqual(["(at the top)", "Site"]);
  await page.getByRole("option", { name: "Site" }).click();
  await dialog.getByRole("button", { name: "Move" }).click();
  await eventually(async () => item(her, "Crane crew").getAttribute("aria-level")).toBe("3");
  await waitForDelivered(her);
  await eventually(async () => (await rows(him, "department")).length).toBe(3);
});

test("a person joins a department, and deleting it says what becomes of what is in it", async () => {
  const { page } = her;
  await item(her, "Office").click();
  const people = page.getByRole("dialog", { name: "People of “Office”" });
  await people.getByRole("button", { name: `Add ${omar.name}` }).click();
  await people.getByText("Main", { exact: true }).waitFor();
  await people.getByRole("button", { name: "Close" }).click();
  await choose(her, "“Office”", "Delete…");
  const question = page.getByRole("dialog");
  await question
    .getByText("It holds 1 person and 1 unit below it. All of them move to the one above.")
    .waitFor();
  await question.getByRole("button", { name: "Delete" }).click();
  await item(her, "Office").waitFor({ state: "detached" });
  await eventually(async () => item(her, "Crane crew").getAttribute("aria-level")).toBe("2");
  await waitForDelivered(her);
  await page.goto("/manage/setting/members");
  await page.getByText("Member · Site").waitFor();
});

test("the company's settings reach everybody", async () => {
  const { page } = her;
  await page.goto("/manage/setting/system");
  await page.getByLabel("Tasks start by default at").fill("19:00");
  await page.getByText("The end has to be after the start").waitFor();
  await page.getByLabel("Tasks start by default at").fill("07:30");
  await page.getByRole("textbox", { name: "Company name" }).fill("Acme Build South");
  await page.getByRole("button", { name: "Save" }).click();
  await waitForDelivered(her);
  await eventually(async () => (await rows(him, "companySetting"))[0]?.["taskDefaultStart"]).toBe(
    "07:30",
  );
  await eventually(async () => (await rows(him, "company"))[0]?.["name"]).toBe("Acme Build South");
});

test("visitors see what the product is first, and calls are traced, where the company wants it", async () => {
  const { page } = her;
  const traces: string[] = [];
  page.on("console", (line) => {
    if (line.type() === "debug") traces.push(line.text());
  });
  const { page: visit } = await addPerson(browser, app, withoutServiceWorker);
  await visit.goto("/");
  await visit.getByRole("button", { name: "Sign in" }).waitFor();
  for (const name of ["Visitors see the product page first", "Debugging"]) {
    await page.getByRole("switch", { name }).check();
  }
  await deliver(her, () => page.getByRole("button", { name: "Save" }).click());
  await visit.goto("/");
  await visit.getByRole("heading", { name: "What runs here" }).waitFor();
  await visit.getByRole("button", { name: "Open Plumbline" }).click();
  await visit.getByRole("button", { name: "Sign in" }).waitFor();
  await visit.context().close();
  await page.getByRole("button", { name: "Devices" }).click();
  await page.getByRole("button", { name: "Invitations" }).click();
  await eventually(() => traces.some((line) => /^invite.list: done, \d+ ms$/.test(line))).toBe(
    true,
  );
});

test("whoever is disabled is signed out at once and cannot sign in until restored", async () => {
  const { page } = her;
  await page.goto("/manage/setting/members");
  await choose(her, omar.name, "Disable");
  await page.getByRole("dialog").getByRole("button", { name: "Disable" }).click();
  await him.page.getByRole("heading", { name: "Sign in" }).waitFor();
  await signIn(him, omar.email);
  await him.page.getByRole("alert").waitFor();
  await page.getByRole("combobox", { name: "Show" }).click();
  await page.getByRole("option", { name: "Disabled" }).click();
  await choose(her, omar.name, "Restore");
  await page
    .getByRole("button", { name: `Actions for ${omar.name}` })
    .waitFor({ state: "detached" });
  await signIn(him, omar.email);
  await waitForApp(him);
});

test("the audit log tells what was done, by kind, and as a file", async () => {
  const { page } = her;
  await page.goto("/manage/setting/audit");
  await page.getByText("Person restored").first().waitFor();
  await page.getByRole("combobox", { name: "Kind" }).click();
  await page.getByRole("option", { name: "Settings changed" }).click();
  await page.getByText("Tasks start by default at: 07:30").waitFor();
  // The list of kinds holds the words as well, out of sight.
  const lines = page.getByRole("main").locator("p", { hasText: "Person restored" });
  await eventually(async () => lines.count()).toBe(0);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv).toContain("Acme Build South");
  await goOffline(her);
  await page.getByRole("combobox", { name: "Kind" }).click();
  await page.getByRole("option", { name: "Signed in" }).click();
  await page
    .getByText("Network connection failed, please check network settings.")
    .first()
    .waitFor();
  await goOnline(her);
});

test("members are offered none of it", async () => {
  const { page } = him;
  for (const name of ["members", "organisation", "system", "audit"]) {
    await page.goto(`/manage/setting/${name}`);
    await page.getByText("There is nothing here").waitFor();
  }
});

test("it speaks Chinese, and the pages are accessible in light and dark", async () => {
  const { page } = inChinese;
  await page.goto("/login");
  await page.locator("input[name=email]").fill(dana.email);
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.locator("button[type=submit]").click();
  await page.getByRole("navigation").first().waitFor();
  for (const [name, heading, text] of [
    ["members", "成员", "2 人"],
    ["organisation", "组织架构", "新建部门"],
    ["system", "公司设置", "任务默认开始时间"],
    ["audit", "审计日志", "恢复人员"],
  ] as const) {
    await page.goto(`/manage/setting/${name}`);
    await page.getByRole("heading", { name: heading }).waitFor();
    await page.getByText(text).first().waitFor();
    expect(await violationsOn(page), name).toEqual([]);
  }
});

test("nothing of it left an error behind", () => {
  const expected = /Failed to load resource|ERR_INTERNET_DISCONNECTED/;
  const problems = [...her.problems, ...him.problems, ...inChinese.problems];
  expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
});
