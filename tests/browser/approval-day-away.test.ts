import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Approval } from "#domain/approval/approval.ts";
import { type Deadline, type Flow, type FlowStep, NOBODY } from "#domain/approval/flow/flow.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { field } from "#tests/make/forms/records.ts";
import { later } from "./make/days-later.ts";
import { doesAs, linkFrom } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { ownId, rows } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { dana, join, omar, setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";
import { wordsIn } from "./make/words-in.ts";

const DAY = 24 * 3_600_000;
const mei = { name: "Mei Lin", email: "mei@site.example" };
const jonas = { name: "Jonas Weber", email: "jonas@site.example" };

/** What is asked for. */
const asks = JSON.stringify({
  fields: [field("input", "subject", { required: true }), field("inputNumber", "days")],
});

const button = ({ page }: Person, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const dialog = ({ page }: Person, name: string) => page.getByRole("dialog", { name });
const opened = ({ page }: Person, title: string) =>
  page.getByRole("article").getByRole("heading", { name: title });

/** What somebody knows of each request, by what it was asked for. */
async function statuses(person: Person): Promise<Record<string, unknown>> {
  const known = await rows(person, "approval");
  return Object.fromEntries(known.map(({ title, status }) => [title, status]));
}

describe.each(["en", "zh"])("a day without a network, in %s", (language) => {
  const say = wordsIn(language);
  let app: App;
  let browser: Browser;
  /** Looks after the company and decides too. */
  let dan: Person;
  let asker: Person;
  /** Is away for a day. */
  let her: Person;
  let copied: Person;
  const requests = new Map<string, Approval>();

  beforeAll(async () => {
    app = await startApp();
    browser = await openBrowser();
    dan = await addPerson(browser, app);
    await setUp(dan);
    const come = async (person: typeof mei) => {
      const one = await addPerson(browser, app);
      await join(one, await linkFrom(app, dan), person);
      return one;
    };
    asker = await come(omar);
    her = await come(mei);
    copied = await come(jonas);
    for (const { page } of [dan, asker, her, copied])
      await page.evaluate((spoken) => localStorage.setItem("plumbline.language", spoken), language);
  });

  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  keepEvidence(() => ({ dan, asker, her, copied }));

  async function draw(name: string, first: FlowStep, more: Partial<Flow> = {}): Promise<number> {
    const { id } = (await doesAs(app, dan, "form.add", { name, definition: asks })) as {
      id: number;
    };
    const of = flow([first], { managerIds: [await ownId(dan)], ...more });
    await doesAs(app, dan, "approvalFlow.save", { formId: id, flow: JSON.stringify(of) });
    await doesAs(app, dan, "form.publish", { id });
    return id;
  }

  async function ask(person: Person, modelId: number, subject: string): Promise<Approval> {
    const data = JSON.stringify({ subject, days: 27 });
    const record = (await doesAs(app, person, "record.add", { modelId, data })) as { id: number };
    const asked = await doesAs(app, person, "approval.start", { recordId: record.id });
    requests.set(subject, asked as Approval);
    return asked as Approval;
  }

  /** What somebody decides who has a network. */
  async function decides(person: Person, subject: string, status: 1 | 2 | 4, remarks: string) {
    const recordId = requests.get(subject)?.id ?? 0;
    await doesAs(app, person, "approval.decide", { recordId, status, remarks });
  }

  /** Approves the request that is open. */
  async function approves(person: Person, subject: string): Promise<void> {
    await button(person, subject).click();
    await opened(person, subject).waitFor();
    await button(person, say("approvals:approve")).click();
    const approving = dialog(person, say("approvals:approve"));
    await approving.getByRole("textbox").fill(`Mei: ${subject}`);
    await approving.getByRole("button", { name: say("approvals:confirm") }).click();
    await approving.waitFor({ state: "detached" });
  }

  test("everything that concerns her opens without a network", async () => {
    const [danId, meiId, jonasId] = [await ownId(dan), await ownId(her), await ownId(copied)];
    const within = (late: Deadline["late"]) => ({
      ...step(1, [meiId]),
      deadline: { hours: 4, late },
    });
    const either = await draw("Either", step(1, [meiId, danId], "either"));
    const reminds = await draw("Reminds", within("remind"));
    const passes = await draw("Passes", within("pass"));
    const people = { ...NOBODY, userIds: [meiId, jonasId] };
    const copies = [{ id: 9, at: "start" as const, people, when: "" }];
    const copying = await draw("Copies", step(1, [danId]), { copies });
    await ask(asker, reminds, "Scaffold");
    await decides(her, "Scaffold", 1, "Seen");
    for (const subject of ["Crane", "Mixer"]) await ask(asker, either, subject);
    for (const subject of ["Fence", "Pump"]) await ask(asker, reminds, subject);
    for (const subject of ["Lamp", "Rope"]) await ask(asker, passes, subject);
    await ask(asker, copying, "Gate");
    await ask(her, copying, "Boots");
    const { page } = her;
    await page.goto("/manage/approve");
    await eventually(async () => Object.keys(await statuses(her)).length).toBe(requests.size);
    await waitUntilOfflineReady(her);
    await goOffline(her);
    for (const [list, subject] of [
      ["waiting", "Crane"],
      ["mine", "Boots"],
      ["copies", "Gate"],
      ["done", "Scaffold"],
    ] as const) {
      await page.goto(`/manage/approve?list=${list}`);
      await button(her, subject).click();
      await opened(her, subject).waitFor();
      await page.getByRole("article").getByText("27", { exact: true }).waitFor();
      await button(her, say("approvals:viewHistory")).click();
      const began = say("approvals:event.start", { name: list === "mine" ? mei.name : omar.name });
      await page.getByRole("dialog").getByText(began).waitFor();
      await page.keyboard.press("Escape");
      await button(her, say("approvals:print.open")).click();
      const paper = dialog(her, say("print:title"));
      await paper.getByText(subject, { exact: true }).first().waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await paper.waitFor({ state: "detached" });
    }
  });

  test("what she decides waits, and is as she said on the next day", async () => {
    const { page } = her;
    await page.goto("/manage/approve");
    for (const subject of ["Crane", "Fence", "Pump", "Lamp"]) await approves(her, subject);
    await decides(dan, "Crane", 2, "Too dear");
    await decides(asker, "Pump", 4, "Bought elsewhere");
    await later(app, [her, dan, asker, copied], DAY);
    await button(her, "Mixer").waitFor();
    // Nobody could tell her yet that the time is over.
    await button(her, "Rope").click();
    const late = say("approvals:late", { time: "" }).trim();
    await page.getByRole("article").getByText(late).first().waitFor();
    await page.goto("/manage/approve?list=done");
    await button(her, "Crane").click();
    await page.getByRole("article").getByText("Mei: Crane").waitFor();
    expect((await rows(her, "outbox")).length).toBeGreaterThanOrEqual(4);
    await eventually(async () => statuses(asker)).toMatchObject({ Lamp: 1, Rope: 1, Fence: 3 });
    expect(await statuses(asker)).toMatchObject({ Crane: 2, Pump: 4, Mixer: 3 });
  });

  test("once she is back she is told what did not count, and who did what instead", async () => {
    const { page } = her;
    await goOnline(her);
    await eventually(async () => (await rows(her, "outbox")).length).toBe(0);
    await page.goto("/manage/outbox");
    for (const [subject, word] of [
      ["Crane", say("approvals:event.reject", { name: dana.name })],
      ["Pump", say("approvals:event.withdraw", { name: omar.name })],
      ["Lamp", say("approvals:event.lapse")],
    ] as const) {
      const told = page.getByRole("listitem").filter({ hasText: `Mei: ${subject}` });
      await told.getByText(say("refusal:approval.notYourTurn")).waitFor();
      await told.getByText(word).waitFor();
    }
    expect(await rows(her, "attention")).toHaveLength(3);
    expect(await violationsOn(page)).toEqual([]);
    const counted = { Scaffold: 1, Crane: 2, Mixer: 3, Fence: 1, Pump: 4, Lamp: 1, Rope: 1 };
    for (const person of [her, asker])
      await eventually(async () => statuses(person)).toMatchObject(counted);
    await eventually(async () => statuses(dan)).toMatchObject({ Crane: 2, Mixer: 3, Gate: 3 });
    expect(await statuses(copied)).toEqual({ Gate: 3, Boots: 3 });
    await button(her, "Crane").first().click();
    await opened(her, "Crane").waitFor();
    await page.getByRole("article").getByText("Too dear").first().waitFor();
    expect(await page.getByRole("article").getByText("Mei: Crane").count()).toBe(0);
  });

  test("what waits for her still is decided, and what she was told is put away", async () => {
    const { page } = her;
    await page.goto("/manage/approve");
    await approves(her, "Mixer");
    await eventually(async () => statuses(asker)).toMatchObject({ Mixer: 1 });
    await page.goto("/manage/outbox");
    for (const left of [2, 1, 0]) {
      await button(her, say("outbox:discard")).first().click();
      await eventually(async () => (await rows(her, "attention")).length).toBe(left);
    }
    await copied.page.goto("/manage/approve?list=copies");
    await button(copied, "Gate").waitFor();
    expect(await button(copied, "Crane").count()).toBe(0);
  });
});
