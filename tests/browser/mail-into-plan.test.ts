import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ImapServer, startDovecot } from "#tests/server/make/mail/dovecot.ts";
import { writeMail } from "#tests/server/make/mail/write-mail.ts";
import { findCutOff } from "./make/find-cut-off.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { goOffline, goOnline } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { card, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { dana, omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let imap: ImapServer;
let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let address = "";

beforeAll(async () => {
  imap = await startDovecot();
  app = await startApp(imap.environment);
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  await newPlan(her, "Pier 4");
  await letIn(her, omar.name);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await imap?.close();
});

keepEvidence(() => ({ her, him }));

const dialogOf = ({ page }: Person) => page.getByRole("dialog", { name: "Tasks by e-mail" });

async function openMail({ page }: Person): Promise<void> {
  await page.getByRole("button", { name: "Actions for the plan" }).click();
  await page.getByRole("menuitem", { name: "Tasks by e-mail" }).click();
}

/** Looks again until it stands there: the server looks into the mailbox every ten seconds. */
async function lookUntil(words: string): Promise<void> {
  const dialog = dialogOf(her);
  for (let look = 0; look < 60; look += 1) {
    await dialog.getByRole("button", { name: "Look again" }).click();
    const place = dialog.getByText(words).first();
    const isThere = await place.waitFor({ timeout: 1_000 }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error(`${words} never came`);
}

test("who leads a plan makes its address, shown once, but not without a network", async () => {
  const { page } = her;
  await openMail(her);
  const dialog = dialogOf(her);
  await dialog.getByText("This plan has no address yet.").waitFor();
  const make = dialog.getByRole("button", { name: "Make an address" });
  await goOffline(her);
  await dialog.getByText("This needs the network.").waitFor();
  expect(await make.isDisabled()).toBe(true);
  await goOnline(her);
  await dialog.getByText("This needs the network.").waitFor({ state: "detached" });
  await dialog.getByLabel("Tasks go into").selectOption({ index: 1 });
  await make.click();
  address = await dialog.getByLabel("Address", { exact: true }).inputValue();
  expect(address).toMatch(/^plans\+[a-z2-9]{24}@mail\.example\.com$/);
  await dialog.getByText("There is an address").waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test("an e-mail of a member becomes a task with its attachment on both boards; a stranger's is refused and told", async () => {
  const { page } = her;
  const bytes = Buffer.from("The hook is bent.");
  const words = { to: address, subject: "Crane is late" };
  await imap.deliver(
    writeMail({ ...words, from: dana.email, files: [{ name: "hook.txt", bytes }] }),
  );
  await imap.deliver(writeMail({ ...words, from: "eve@elsewhere.example", subject: "Buy now" }));
  await lookUntil("The sender is not in the plan");
  await lookUntil(dana.email);
  const dialog = dialogOf(her);
  await dialog.getByText("Buy now").waitFor();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(findCutOff)).toEqual([]);
  }
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Open the task “Crane is late”" }).click();
  const panel = page.getByRole("dialog", { name: "Crane is late" });
  await panel.getByText("It was not verified who wrote it").waitFor();
  await panel.getByText("hook.txt").first().waitFor();
  await openPlan(him, "Pier 4");
  await card(him, "Crane is late").waitFor();
  expect(await imap.mailsIn("Refused")).toHaveLength(1);
});

test("a plain member finds no address, and in Chinese it says the same and is revoked", async () => {
  await him.page.getByRole("button", { name: "Actions for the plan" }).click();
  await him.page.getByRole("menuitem", { name: "Automation" }).waitFor();
  expect(await him.page.getByRole("menuitem", { name: "Tasks by e-mail" }).count()).toBe(0);
  const { page } = her;
  await page.evaluate(() => localStorage.setItem("plumbline.language", "zh"));
  await openPlanAnew();
  await page.getByRole("button", { name: "计划操作" }).click();
  await page.getByRole("menuitem", { name: "邮件创建任务" }).click();
  const dialog = page.getByRole("dialog", { name: "邮件创建任务" });
  await dialog.getByText("发件人不在计划中").waitFor();
  // What was shown once is not shown again.
  expect(await dialog.getByLabel("地址", { exact: true }).count()).toBe(0);
  await dialog.getByRole("button", { name: "撤销地址" }).click();
  const sure = page.getByRole("dialog", { name: "撤销地址？" });
  await sure.getByRole("button", { name: "撤销地址" }).click();
  await dialog.getByText("该计划还没有地址。").waitFor();
});

/** The plan without what lay over it. */
async function openPlanAnew(): Promise<void> {
  const { page } = her;
  await page.goto(new URL(page.url()).pathname);
}
