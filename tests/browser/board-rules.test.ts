import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { wordsIn } from "./make/words-in.ts";

const HOUR = 3_600_000;

const languages = [
  { language: "en", pour: "Pour the pier", forms: "Set the forms", tomorrow: "tomorrow 14:00" },
  { language: "zh", pour: "浇筑桥墩", forms: "支模板", tomorrow: "明天 14:00" },
] as const;
const states = {
  en: { open: "To do", done: "Completed", dropped: "Cancelled" },
  zh: { open: "待处理", done: "已完成", dropped: "已取消" },
} as const;

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, withoutServiceWorker);
  await setUp(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const open = () => her.page.locator("main dialog[open]");
const rowNamed = async (name: string) =>
  (await rows(her, "task")).find((row) => row["name"] === name) ?? {};
const timesOf = async (name: string) => {
  const { startTime, endTime } = await rowNamed(name);
  return [startTime, endTime];
};

describe.each(languages)("in $language", ({ language, pour, forms, tomorrow }) => {
  const t = wordsIn(language);
  const named = states[language];

  /** Answers a question that is asked in these words. */
  async function answer(question: string, choice: "confirm" | "cancel"): Promise<void> {
    const asked = her.page.getByRole("dialog").filter({ hasText: question }).last();
    await asked.getByText(question, { exact: true }).waitFor();
    await asked.getByRole("button", { name: t(`task:${choice}`), exact: true }).click();
    await her.page.getByText(question, { exact: true }).waitFor({ state: "detached" });
  }

  async function type(words: string): Promise<void> {
    const phrase = her.page.getByRole("textbox", { name: t("task-time:typeTime") });
    await phrase.fill(words);
    await phrase.press("Enter");
  }

  /** Where the time of the subtask is set, which shows with the pointer. */
  async function pressForms(): Promise<void> {
    const button = { name: new RegExp(`^${t("task:setTime")}: ${forms}`) };
    await open()
      .getByLabel(t("task:subtaskName", { name: forms }))
      .hover();
    await open().getByRole("button", button).click();
  }

  const ofTask = () => open().getByRole("button", { name: new RegExp(`^${t("task:time")}: `) });

  async function choose(state: string): Promise<void> {
    await open()
      .getByRole("button", { name: new RegExp(`^${t("task:status")}: `) })
      .click();
    await her.page.getByRole("menuitemradio", { name: state, exact: true }).click();
  }

  beforeAll(async () => {
    const { page } = her;
    await page.evaluate(() => localStorage.setItem("plumbline.language", "en"));
    await page.goto("/");
    const planId = await newPlan(her, `Pier ${language}`);
    await waitForDelivered(her);
    await doesAs(app, her, "flow.save", {
      planId,
      flows: [
        { name: named.open, status: "start" },
        { name: named.done, status: "end" },
        { name: named.dropped, status: "end" },
      ],
    });
    const { id: taskId } = (await doesAs(app, her, "task.add", { planId, name: pour })) as {
      id: number;
    };
    await doesAs(app, her, "task.addSubtask", { taskId, name: forms });
    await page.evaluate((code) => localStorage.setItem("plumbline.language", code), language);
    await page.goto(`/manage/plan/${planId}?task=${taskId}`);
    await open().locator("textarea").first().waitFor();
  });

  test("the time of a subtask sets that of its task, or widens it, once one has agreed", async () => {
    await pressForms();
    await type(tomorrow);
    await answer(t("task:mainTimesSet"), "confirm");
    await ofTask().waitFor();
    const [start, end] = await timesOf(forms);
    expect(Number(end)).toBeGreaterThan(Number(start));
    expect(await timesOf(pour)).toEqual([start, end]);
    await pressForms();
    await type("2030-12-03");
    await answer(t("task:mainTimesWiden"), "cancel");
    expect(await timesOf(forms)).toEqual([start, end]);
    await pressForms();
    await type("2030-12-03");
    await answer(t("task:mainTimesWiden"), "confirm");
    await eventually(async () => (await timesOf(forms))[0]).not.toBe(start);
    const [, later] = await timesOf(forms);
    expect(await timesOf(pour)).toEqual([start, later]);
  });

  test("the time of a task takes along those of its subtasks, and clears them with its own", async () => {
    await ofTask().click();
    await type(tomorrow);
    await answer(
      t(`task:subtaskTimesFollow_${language === "en" ? "one" : "other"}`, { count: 1 }),
      "confirm",
    );
    await eventually(async () => {
      const [[start, end], [from, to]] = [await timesOf(pour), await timesOf(forms)];
      return Number(from) >= Number(start) && Number(to) <= Number(end);
    }).toBe(true);
    const [start, end] = await timesOf(pour);
    expect(Number(end) - Number(start)).toBeLessThanOrEqual(12 * HOUR);
    await ofTask().click();
    await her.page.getByRole("button", { name: t("task:noTime"), exact: true }).click();
    await answer(t("task:timesClearAll"), "confirm");
    await eventually(async () => timesOf(pour)).toEqual([0, 0]);
    expect(await timesOf(forms)).toEqual([0, 0]);
  });

  test("an end completes a task, a cancelled one counts as not done, and leaving it opens it again", async () => {
    const outcome = async () => {
      const { completeTime, cancelled } = await rowNamed(pour);
      return [Number(completeTime) > 0, cancelled];
    };
    await choose(named.done);
    await her.page.getByRole("button", { name: t("task:completeAll"), exact: true }).click();
    await eventually(outcome).toEqual([true, 0]);
    await choose(named.dropped);
    await eventually(outcome).toEqual([true, 1]);
    await choose(named.open);
    await eventually(outcome).toEqual([false, 0]);
  });
});
