import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFullTrelloBoard } from "#tests/make/trello-full-board.ts";
import { composer, dialogRow, message, openDialog, say } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { chooseFile, openImport, runImport } from "./make/import-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, card, letIn, newPlan, openPlan, useCardMenu } from "./make/plan-steps.ts";
import { dana, invite, join, omar, setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { closeTask, openTask } from "./make/task-steps.ts";

const plan = "Quay wall";
const tasks = ["Dredge", "Drive the piles", "Cap the wall", "Lay the crane rail"] as const;
let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, withoutServiceWorker);
  him = await addPerson(browser, app);
  await setUp(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

interface FullBoard {
  readonly name: string;
  readonly lists: readonly { readonly id: string; readonly closed: boolean }[];
  readonly cards: readonly { readonly id: string; readonly closed: boolean }[];
  readonly actions: readonly {
    readonly type: string;
    readonly memberCreator: { readonly fullName: string };
    readonly data: {
      readonly card?: { readonly id: string; readonly name: string };
      readonly list?: { readonly id: string };
    };
  }[];
}

/** A comment on a card that is open. */
function openComment({ actions, cards, lists }: FullBoard) {
  const open = new Set([...lists, ...cards].filter(({ closed }) => !closed).map(({ id }) => id));
  const said = actions.find(
    ({ type, data }) =>
      type === "commentCard" && open.has(data.card?.id ?? "") && open.has(data.list?.id ?? ""),
  );
  return { name: said?.data.card?.name ?? "", author: said?.memberCreator.fullName ?? "" };
}

/** The colour of a piece of text, and that of links and mentions. */
async function coloursOf({ page }: Person, selector: string): Promise<string[]> {
  return page
    .locator("[data-message]")
    .last()
    .evaluate((row, inner) => {
      const probe = document.createElement("span");
      probe.className = "probe";
      row.append(probe);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(".probe { color: var(--plumbline-accent-text) }");
      document.adoptedStyleSheets.push(sheet);
      const found = row.querySelector(inner) ?? row;
      const colours = [getComputedStyle(found).color, getComputedStyle(probe).color];
      probe.remove();
      return colours;
    }, selector);
}

test("an invitation that was used cannot be revoked, without a reload", async () => {
  const link = await invite(her, "Omar");
  const revoke = her.page.getByRole("button", { name: "Revoke" });
  await revoke.waitFor();
  await join(him, link, omar);
  await her.page.getByText("Used", { exact: true }).waitFor();
  await revoke.waitFor({ state: "detached" });
});

test("a contact phone may be of any country; one of +86 has eleven digits", async () => {
  const { page } = her;
  await page.goto("/manage/setting/personal");
  const field = page.getByRole("textbox", { name: "Contact phone" });
  await field.fill("+86 138 0013");
  await field.press("Enter");
  await eventually(async () => field.getAttribute("aria-invalid")).toBe("true");
  await field.fill("+49 30 901820");
  await field.press("Enter");
  await eventually(async () => (await rows(her, "account"))[0]?.["tel"]).toMatch(/^\+49/);
});

test("a mention keeps its look in a formatted message, and a link has the colour of the app", async () => {
  await newPlan(her, plan);
  await letIn(her, omar.name);
  for (const name of tasks) await addTask(her, "Planned", name);
  await her.page.keyboard.press("Escape");
  await openDialog(her, plan);
  await composer(her).fill(`**Crane** at noon, @${omar.name}, see https://example.com/crane`);
  await composer(her).press("Enter");
  await message(her, "Crane at noon").locator("strong", { hasText: "Crane" }).waitFor();
  const [mention, accent] = await coloursOf(her, "strong > b");
  expect(mention).toBe(accent);
  const [link] = await coloursOf(her, "a");
  expect(link).toBe(accent);
});

test("who answers is shown the words with names in them", async () => {
  await openDialog(him, plan);
  await message(him, "Crane at noon").hover();
  await message(him, "Crane at noon").getByRole("button", { name: "Reply" }).click();
  await say(him, "On my way");
  const quote = message(him, "On my way").getByRole("button", { name: /Crane at noon/ });
  await eventually(async () => quote.textContent()).toContain(`@${omar.name}`);
});

test("hyphens are narrower than digits where one reads, and digits alike where they stand in columns", async () => {
  const widths = await her.page.evaluate(() => {
    const widthOf = (tag: string, words: string) => {
      const place = document.createElement(tag);
      place.textContent = words;
      place.style.display = "inline-block";
      document.body.append(place);
      const { width } = place.getBoundingClientRect();
      place.remove();
      return width;
    };
    const read = (tag: string) => ["-----", "00000", "11111"].map((words) => widthOf(tag, words));
    return { text: read("span"), time: read("time") };
  });
  const [hyphens = 0, zeros = 0] = widths.text;
  expect(hyphens).toBeLessThan(zeros * 0.9);
  const [, ...digits] = widths.time;
  expect(new Set(digits).size).toBe(1);
});

test("the board comes along when a card is carried to its edge", async () => {
  const { page } = her;
  await page.setViewportSize({ width: 900, height: 800 });
  await openPlan(her, plan);
  const strip = page.locator("section[data-column]").first().locator("..");
  const scrolled = () =>
    strip.evaluate((first) => {
      let place: Element | null = first;
      while (place && place.scrollWidth <= place.clientWidth) place = place.parentElement;
      return place?.scrollLeft ?? 0;
    });
  expect(await scrolled()).toBe(0);
  await card(her, tasks[0]).hover();
  await page.mouse.down();
  await page.mouse.move(600, 300, { steps: 4 });
  await eventually(async () => {
    // Whoever holds a card never holds it quite still.
    await page.mouse.move(880, 300);
    await page.mouse.move(884, 302);
    return scrolled();
  }).toBeGreaterThan(60);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("a task that was archived is restored where it says so", async () => {
  await useCardMenu(her, tasks[3], "Archive");
  await card(her, tasks[3]).waitFor({ state: "detached" });
  const archived = (await rows(her, "task")).find((row) => row["name"] === tasks[3]);
  await her.page.goto(`/single/task/${Number(archived?.["id"])}`);
  const note = her.page.getByText("This task is archived. Restore it to change it.");
  await note.locator("..").getByRole("button", { name: "Restore" }).click();
  await note.waitFor({ state: "detached" });
  await openPlan(her, plan);
  await card(her, tasks[3]).waitFor();
});

test("two who complete the same task have both done so", async () => {
  await openPlan(him, plan);
  await card(him, tasks[1]).waitFor();
  await waitUntilOfflineReady(him);
  await goOffline(him);
  for (const person of [him, her]) {
    await card(person, tasks[1])
      .getByRole("checkbox", { name: /^Complete/ })
      .click();
  }
  await waitForDelivered(her);
  await goOnline(him);
  await waitForDelivered(him);
  expect(await rows(him, "attention")).toEqual([]);
  for (const person of [her, him]) {
    const done = (await rows(person, "task")).find((row) => row["name"] === tasks[1]);
    expect(done?.["completeTime"]).toBeGreaterThan(0);
  }
});

test("my work keeps its place beside an open task", async () => {
  const { page } = her;
  await page.goto("/manage/workbench/allTasks");
  await page.getByRole("button", { name: tasks[1], exact: true }).click();
  const panel = page.getByRole("dialog", { name: tasks[1], exact: true });
  await panel.getByLabel("Name of the task").waitFor();
  await eventually(async () => {
    const [beside, list] = await Promise.all([
      panel.boundingBox(),
      page.locator("main [data-pane-header]").first().boundingBox(),
    ]);
    return (beside?.x ?? 0) - ((list?.x ?? 0) + (list?.width ?? 0));
  }).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Escape");
});

test("what is discarded can be put back, and only what can help is offered", async () => {
  const { page } = him;
  await goOffline(him);
  const opened = await openTask(him, tasks[2]);
  await opened.getByLabel("Name of the task").fill("Cap the wall twice");
  await opened.getByLabel("Name of the task").press("Enter");
  await page.getByRole("dialog", { name: "Cap the wall twice" }).waitFor();
  await closeTask(him);
  await page.getByRole("link", { name: /^Outbox: / }).click();
  const waiting = page.getByRole("region", { name: "Not sent yet" }).getByRole("listitem");
  await waiting.getByRole("button", { name: "Discard" }).click();
  await waiting.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await waiting.getByText("Cap the wall twice").waitFor();

  await openPlan(her, plan);
  await useCardMenu(her, tasks[2], "Delete");
  await her.page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await card(her, tasks[2]).waitFor({ state: "detached" });
  await waitForDelivered(her);
  await goOnline(him);
  const attention = page.getByRole("region", { name: "Needs attention" }).getByRole("listitem");
  await attention.waitFor();
  expect(await attention.getByRole("button", { name: "Try again" }).count()).toBe(0);
  await attention.getByRole("button", { name: "Discard" }).click();
  await attention.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await attention.getByText("Cap the wall twice").waitFor();
});

test("what waits in the outbox is called as it is read in the chat", async () => {
  const { page } = him;
  await goOffline(him);
  await openDialog(him, plan);
  await composer(him).fill(`**Grout** is here, @${dana.name}`);
  await composer(him).press("Enter");
  await message(him, "Grout is here").waitFor();
  await page.getByRole("link", { name: /^Outbox: / }).click();
  const waiting = page.getByRole("region", { name: "Not sent yet" }).getByRole("listitem");
  await waiting.getByText(`Grout is here, @${dana.name}`, { exact: true }).waitFor();
  // The chat of a plan is called as the plan is: that is said once.
  expect(await waiting.getByRole("button", { name: plan, exact: true }).count()).toBe(1);
  await goOnline(him);
  await waiting.waitFor({ state: "detached" });
});

test("on a phone a chat has its heading, and the search the whole width", async () => {
  const { page } = her;
  await page.setViewportSize({ width: 390, height: 844 });
  await openDialog(her, plan);
  await page.keyboard.press("Control+k");
  const found = page.getByRole("dialog", { name: "Search" });
  await found.waitFor();
  expect((await found.boundingBox())?.width).toBe(390);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("an imported comment is its author's, and its chat is listed once somebody writes", async () => {
  await openImport(her);
  const text = makeFullTrelloBoard(3);
  const board = JSON.parse(text) as FullBoard;
  await chooseFile(her, text);
  await runImport(her, board.name);
  const { name, author } = openComment(board);
  await openDialog(her, board.name);
  expect(await dialogRow(her, name).count()).toBe(0);
  const task = (await rows(her, "task")).find((row) => row["name"] === name);
  await her.page.goto(`/single/task/${Number(task?.["id"])}`);
  const old = her.page.locator("[data-message]", { hasText: author });
  await old.first().waitFor();
  expect(await her.page.locator("[data-message][data-mine]").count()).toBe(0);
  await say(her, "Still true");
  await eventually(async () => her.page.locator("[data-message][data-mine]").count()).toBe(1);
  await openDialog(her, name);
});
