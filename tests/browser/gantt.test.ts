import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { eventually, until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let planId: number;

/** A moment so many days from the Monday of next week. */
function at(days: number, hour: number): number {
  const date = new Date();
  date.setHours(hour, 0, 0, 0);
  return date.setDate(date.getDate() - ((date.getDay() + 6) % 7) + 7 + days);
}

const planned = { "Set the forms": [0, 1], "Pour the slab": [2, 2], "Strip the forms": [3, 3] };

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  planId = await newPlan(her, "Pier 4");
  await letIn(her, omar.name);
  await waitForDelivered(her);
  const columnId = (await rows(her, "column")).find((row) => row["planId"] === planId)?.["id"];
  for (const [name, [first = 0, last = 0]] of Object.entries(planned)) {
    await doesAs(app, her, "task.add", {
      planId,
      columnId: Number(columnId),
      name,
      times: [at(first, 9), at(last, 18)],
    });
  }
  await until(async () => (await rows(her, "task")).length === 3);
  await openPlan(him, "Pier 4");
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const chart = ({ page }: Person) => page.getByRole("treegrid", { name: "Gantt chart of Pier 4" });
const line = (person: Person, name: string) =>
  chart(person).getByRole("row").filter({ hasText: name });
const bar = (person: Person, name: string) => line(person, name).locator("[data-bar]");
const daysOf = async (person: Person, name: string) => {
  const row = (await rows(person, "task")).find((task) => task["name"] === name);
  const day = (field: string) => Math.floor((Number(row?.[field]) - at(0, 0)) / 86_400_000);
  return [day("startTime"), day("endTime")];
};
const press = async ({ page }: Person, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const links = async (person: Person) => (await rows(person, "taskLink")).map(({ kind }) => kind);

async function carry(person: Person, name: string, days: number, edge = 0.5): Promise<void> {
  const { page } = person;
  const box = await bar(person, name).boundingBox();
  if (!box) throw new Error(`There is no bar of ${name}`);
  const [x, y] = [box.x + box.width * edge, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + days * 11, y);
  await page.mouse.move(x + days * 22, y);
  await page.mouse.up();
}

test("a plan is shown as a Gantt by its tab and its address, and can be read by anybody", async () => {
  const { page } = her;
  await page.getByRole("button", { name: "Gantt", exact: true }).click();
  await bar(her, "Pour the slab").waitFor();
  expect(new URL(page.url()).searchParams.get("view")).toBe("gantt");
  expect(await chart(her).getByRole("row").count()).toBe(5);
  expect(await violationsOn(page)).toEqual([]);
  await him.page.goto(`/manage/plan/${planId}?view=gantt`);
  await bar(him, "Pour the slab").waitFor();
});

test("a link is drawn from bar to bar without a network, and another one by keys", async () => {
  const { page } = her;
  await goOffline(her);
  await line(her, "Set the forms").hover();
  const dot = bar(her, "Set the forms").locator("[data-dot=finish]");
  const [from, to] = [await dot.boundingBox(), await bar(her, "Pour the slab").boundingBox()];
  if (!from || !to) throw new Error("There are no bars");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 6);
  await page.mouse.move(to.x + 3, to.y + to.height / 2);
  await page.mouse.up();
  await eventually(() => links(her)).toEqual(["finishStart"]);
  await chart(her).focus();
  await press(her, "ArrowDown", "ArrowDown", "l");
  await page.getByText(/^“Pour the slab”: go to the task/).waitFor();
  await press(her, "ArrowDown", "l");
  await eventually(() => links(her)).toEqual(["finishStart", "finishStart"]);
  await goOnline(her);
  await waitForDelivered(her);
  await eventually(() => links(him)).toEqual(["finishStart", "finishStart"]);
});

test("a task carried by keys pushes on what waits for it, after saying what that is, and all of it is taken back", async () => {
  const { page } = her;
  await goOffline(her);
  await chart(her).focus();
  await press(her, "PageUp", "ArrowDown", "ArrowRight", "ArrowRight");
  const question = page.getByRole("dialog", { name: "3 tasks would move" });
  await question.waitFor();
  const listed = question
    .getByRole("list", { name: "Tasks that would move" })
    .getByRole("listitem");
  expect(await listed.count()).toBe(3);
  expect(await violationsOn(page)).toEqual([]);
  await question.getByRole("button", { name: "Move 3 tasks" }).click();
  await eventually(() => daysOf(her, "Set the forms")).toEqual([2, 3]);
  await eventually(() => daysOf(her, "Pour the slab")).toEqual([4, 4]);
  // Over the weekend.
  await eventually(() => daysOf(her, "Strip the forms")).toEqual([7, 7]);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await eventually(() => daysOf(her, "Strip the forms")).toEqual([3, 3]);
  await eventually(() => daysOf(her, "Set the forms")).toEqual([0, 1]);
  await goOnline(her);
  await waitForDelivered(her);
});

test("what is asked first is left as it was where somebody says no", async () => {
  const { page } = her;
  await carry(her, "Pour the slab", 5);
  const question = page.getByRole("dialog", { name: "2 tasks would move" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  expect(await daysOf(her, "Pour the slab")).toEqual([2, 2]);
});

test("a bar is carried and stretched by the mouse, and the other sees where it is", async () => {
  await carry(her, "Strip the forms", 4);
  await eventually(() => daysOf(him, "Strip the forms")).toEqual([7, 7]);
  await carry(her, "Strip the forms", 2, 0.98);
  await eventually(() => daysOf(him, "Strip the forms")).toEqual([7, 9]);
  await chart(him).focus();
  await press(him, "ArrowDown", "ArrowDown", "ArrowDown", "Shift+ArrowLeft");
  await eventually(() => daysOf(her, "Strip the forms")).toEqual([7, 8]);
});

test("a holiday that an administrator enters without a network is passed over", async () => {
  const { page } = her;
  await goOffline(her);
  await page.goto("/manage/setting/calendar");
  const day = new Date(at(4, 12));
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  await page.getByLabel(/^Day/).fill(date);
  await page.getByLabel("Name", { exact: true }).fill("Works outing");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("listitem").filter({ hasText: "Works outing" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(`/manage/plan/${planId}?view=gantt`);
  await bar(her, "Set the forms").waitFor();
  await chart(her).focus();
  await press(her, "ArrowDown", "ArrowRight", "ArrowRight");
  const question = page.getByRole("dialog", { name: "3 tasks would move" });
  await question.getByRole("button", { name: "Move 3 tasks" }).click();
  await eventually(() => daysOf(her, "Pour the slab")).toEqual([7, 7]);
  await eventually(() => daysOf(her, "Strip the forms")).toEqual([8, 9]);
  await goOnline(her);
  await waitForDelivered(her);
  await eventually(() => daysOf(him, "Strip the forms")).toEqual([8, 9]);
});

test("lines fold, the filter holds for the Gantt as well, and days come nearer", async () => {
  const { page } = him;
  await page.getByLabel("Find in this plan").fill("Pour");
  await line(him, "Strip the forms").waitFor({ state: "detached" });
  await bar(him, "Pour the slab").waitFor();
  await page.getByLabel("Find in this plan").fill("");
  await bar(him, "Strip the forms").waitFor();
  const { width = 0 } = (await bar(him, "Strip the forms").boundingBox()) ?? {};
  await page.getByLabel("Zoom").getByText("Day").click();
  await eventually(async () => {
    const box = await bar(him, "Strip the forms").boundingBox();
    return (box?.width ?? 0) > 3 * width;
  }).toBe(true);
  await chart(him).focus();
  await press(him, "PageUp", "Space");
  await bar(him, "Strip the forms").waitFor({ state: "detached" });
  await press(him, "ArrowRight");
  await bar(him, "Strip the forms").waitFor();
});

test("on a phone a bar is read and tapped, and its task opens", async () => {
  const { page } = him;
  await page.setViewportSize({ width: 390, height: 844 });
  await line(him, "Pour the slab").getByText("Pour the slab").click();
  await page.getByLabel("Name of the task").waitFor();
  await page.keyboard.press("Escape");
  expect(await violationsOn(page)).toEqual([]);
});
