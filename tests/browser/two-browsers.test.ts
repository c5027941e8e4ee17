import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  composer,
  dialogRow,
  message,
  openDialog,
  react,
  say,
  useMessageMenu,
} from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import {
  addTask,
  card,
  cardsOf,
  dragCard,
  goTo,
  letIn,
  newPlan,
  openPlan,
  useCardMenu,
} from "./make/plan-steps.ts";
import { dana, omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { renameTask } from "./make/task-steps.ts";

const plan = "Footbridge";
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

test("a plan appears with a colleague as soon as they are let in", async () => {
  await newPlan(her, plan);
  await goTo(him, "Plans");
  await him.page.getByText("No plans yet").waitFor();
  await letIn(her, omar.name);
  await openPlan(him, plan);
});

test("a task that one adds, the other sees", async () => {
  for (const name of ["Set out the axis", "Order the bearings", "Pour the abutment"]) {
    await addTask(her, "Planned", name);
  }
  await her.page.keyboard.press("Escape");
  await eventually(async () => cardsOf(him, "Planned")).toEqual([
    "Set out the axis",
    "Order the bearings",
    "Pour the abutment",
  ]);
});

test("a new name of a task is there on both sides", async () => {
  await renameTask(him, "Pour the abutment", "Pour the west abutment");
  await card(her, "Pour the west abutment").waitFor();
});

test("a card dragged with the mouse stands in its new place on both sides", async () => {
  await dragCard(her, "Pour the west abutment", "Set out the axis");
  const order = ["Pour the west abutment", "Set out the axis", "Order the bearings"];
  await eventually(async () => cardsOf(her, "Planned")).toEqual(order);
  await eventually(async () => cardsOf(him, "Planned")).toEqual(order);
});

test("Shift and an arrow carry a card along", async () => {
  await card(him, "Pour the west abutment").locator("[data-card-focus]").focus();
  await him.page.keyboard.press("Shift+ArrowDown");
  const order = ["Set out the axis", "Pour the west abutment", "Order the bearings"];
  await eventually(async () => cardsOf(him, "Planned")).toEqual(order);
  await eventually(async () => cardsOf(her, "Planned")).toEqual(order);
  await card(him, "Pour the west abutment").locator("[data-card-focus]").focus();
  await him.page.keyboard.press("Shift+ArrowRight");
  await eventually(async () => cardsOf(him, "Ready to start")).toEqual(["Pour the west abutment"]);
  await eventually(async () => cardsOf(her, "Ready to start")).toEqual(["Pour the west abutment"]);
  await him.page.getByText("Moved to Ready to start, position 1").waitFor({ state: "attached" });
});

test("a card is moved by its menu, for those who can neither drag nor press arrows", async () => {
  await useCardMenu(her, "Order the bearings", "Move to", "Under way");
  await eventually(async () => cardsOf(her, "Under way")).toEqual(["Order the bearings"]);
  await eventually(async () => cardsOf(him, "Under way")).toEqual(["Order the bearings"]);
});

test("a task that one completes is done on the other side", async () => {
  await card(him, "Set out the axis").getByRole("checkbox").click();
  const tick = card(her, "Set out the axis").getByRole("checkbox");
  await eventually(async () => tick.isChecked()).toBe(true);
});

test("what one writes in the plan's chat is unread with the other, who is seen to be there", async () => {
  await goTo(him, "Messages");
  await her.page.getByRole("button", { name: "Chat of the plan" }).click();
  await her.page.getByText("2 members · 2 online").waitFor();
  await say(her, "The pump comes at ten.");
  await say(her, `@${omar.name} can you be there?`);
  const row = dialogRow(him, plan);
  await row.getByText("2", { exact: true }).waitFor();
  await row.getByText("@", { exact: true }).waitFor();
  await row.getByText(`${dana.name}: @${omar.name} can you be there?`).waitFor();
  await eventually(async () => him.page.title()).toBe("(2) Messages · Plumbline");
});

test("opening the chat reads it, and the writer sees that it was read", async () => {
  await him.page.bringToFront();
  await openDialog(him, plan);
  await message(him, "The pump comes at ten.").waitFor();
  await eventually(async () => him.page.title()).toBe(`${plan} · Plumbline`);
  await her.page.bringToFront();
  const seen = message(her, "can you be there?").getByRole("img", { name: "Read by 1 of 1" });
  await seen.waitFor();
});

test("a message is answered, edited, answered with a symbol and withdrawn on both sides", async () => {
  await useMessageMenu(him, "can you be there?", "Reply");
  await say(him, "Yes, with the cubes.");
  const quote = message(her, "Yes, with the cubes.").getByRole("button", { name: /can you be/ });
  await quote.waitFor();

  await useMessageMenu(him, "Yes, with the cubes.", "Edit");
  await composer(him).fill("Yes, with twelve cubes.");
  await composer(him).press("Enter");
  await message(her, "Yes, with twelve cubes.").getByText("edited").waitFor();

  await react(her, "Yes, with twelve cubes.", "👍");
  await message(him, "Yes, with twelve cubes.").getByRole("button", { name: "👍, 1" }).waitFor();

  await useMessageMenu(her, "The pump comes at ten.", "Withdraw");
  await message(her, "Message withdrawn").waitFor();
  await her.page.getByRole("button", { name: "Undo" }).click();
  await message(her, "The pump comes at ten.").waitFor();
  await waitForDelivered(her);
  expect(await message(him, "The pump comes at ten.").count()).toBe(1);

  await useMessageMenu(her, "The pump comes at ten.", "Withdraw");
  await message(him, "Message withdrawn").waitFor();
  await eventually(async () => message(him, "The pump comes at ten.").count()).toBe(0);
});

test("who leads the plan takes a colleague's message away, and both see who did", async () => {
  await useMessageMenu(her, "Yes, with twelve cubes.", "Remove");
  const question = her.page.getByRole("dialog", { name: "Remove this message?" });
  await question.getByRole("button", { name: "Remove" }).click();
  for (const person of [her, him]) await message(person, "Removed by Dana Kim").waitFor();
  await eventually(async () => message(him, "Yes, with twelve cubes.").count()).toBe(0);
});

test("what is added at the end of a long column comes into sight", async () => {
  await newPlan(her, "Long list");
  for (let number = 1; number <= 24; number += 1) {
    await addTask(her, "Planned", `Pile ${number}`);
  }
  await eventually(async () => cardsOf(her, "Planned")).not.toContain("Pile 1");
  const last = await card(her, "Pile 24").boundingBox();
  expect(last && last.y + last.height).toBeLessThan(900);
});

test("a card that moves to another plan without a network leaves the one and comes to the other for both", async () => {
  await newPlan(her, "Access road");
  await openPlan(her, plan);
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await useCardMenu(her, "Order the bearings", "Move to", "To another plan…");
  const dialog = her.page.getByRole("dialog", { name: "Move the task" });
  await dialog.getByRole("combobox", { name: "Plan" }).click();
  await her.page.getByRole("option", { name: "Access road" }).click();
  await dialog.getByRole("checkbox", { name: "Completed" }).check();
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await eventually(async () => card(her, "Order the bearings").count()).toBe(0);
  await openPlan(her, "Access road");
  await card(her, "Order the bearings").waitFor();
  await openPlan(him, plan);
  await card(him, "Order the bearings").waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  const moved = (await rows(her, "task")).find(({ name }) => name === "Order the bearings");
  expect(Number(moved?.["completeTime"])).toBeGreaterThan(0);
  // He is no member of the other plan: for him it is gone.
  await eventually(async () => card(him, "Order the bearings").count()).toBe(0);
  await card(her, "Order the bearings").waitFor();
  await openPlan(her, plan);
  await her.page.getByRole("button", { name: "Chat of the plan" }).click();
});

test("somebody who closes the browser is no longer shown as present", async () => {
  await her.page.getByText("2 members · 2 online").waitFor();
  await waitForDelivered(him);
  await him.context.close();
  await her.page.getByText("2 members · 1 online").waitFor();
});

test("nothing of it left an error behind", () => {
  expect([...her.problems, ...him.problems]).toEqual([]);
});
