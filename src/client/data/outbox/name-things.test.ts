import { beforeEach, expect, test } from "vitest";
import { runCommand } from "#client/data/commands/run-command.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import {
  LEADER,
  makeCompany,
  makeGroup,
  makeMessage,
  makePlan,
  makeTask,
  MEMBER,
} from "#tests/make/site.ts";
import { discardWaiting } from "./discard.ts";

const world = makeCompany();
const { plan } = makePlan(world, "Tower");
const task = makeTask(world, plan, { name: "Roof" });
const group = makeGroup(world, "Crane crew");
const message = makeMessage(world, group.id, {}, LEADER);
let database: LocalDatabase;

beforeEach(async () => {
  database = await openBrowserOf(world, LEADER);
});

/** What the entry is about that is made by a command. */
async function aboutOf<Name extends CommandName>(name: Name, args: ArgumentsOf<Name>) {
  expect(await runCommand(database, name, args, world.now)).toMatchObject({ ok: true });
  return (await database.outbox.orderBy("n").last())?.about;
}

const tower = { entity: "plan", id: plan.id, name: "Tower" };
const crew = { entity: "dialog", id: group.id, name: "Crane crew" };

test("what waits is about a thing and that in which it lies, by the names of then", async () => {
  const renamed = await aboutOf("task.edit", { id: task.id, name: "Roof over the stairs" });
  expect(renamed).toEqual([{ entity: "task", id: task.id, name: "Roof" }, tower]);
  expect(await aboutOf("plan.edit", { id: plan.id, desc: "High" })).toEqual([tower]);
});

test("what is born with it is named as well", async () => {
  const about = await aboutOf("task.add", { planId: plan.id, name: "Gutter" });
  expect(about).toMatchObject([{ entity: "task", name: "Gutter" }, tower]);
});

test("a message has no name, so that it is known by its chat", async () => {
  expect(await aboutOf("message.edit", { msgId: message.id, text: "At one" })).toEqual([crew]);
  expect(await aboutOf("message.sendText", { dialogId: group.id, text: "At two" })).toEqual([crew]);
});

test("what lies in one's own scope lies nowhere to name", async () => {
  expect(await aboutOf("dialog.set", { dialogId: group.id, top: 1 })).toEqual([crew]);
  expect(await aboutOf("notify.save", { quiet: true })).toEqual([]);
});

test("somebody is named by whom they are called", async () => {
  const about = await aboutOf("dialog.openUser", { userId: MEMBER });
  expect(about?.[0]).toEqual({ entity: "user", id: MEMBER, name: "Jörg" });
});

test("the name stays in the history when the thing is gone", async () => {
  await aboutOf("task.edit", { id: task.id, name: "Roof over the stairs" });
  const entry = await database.outbox.orderBy("n").last();
  await database.task.delete(task.id);
  await discardWaiting(database, entry?.n ?? 0, world.now);
  const [remembered] = await database.history.toArray();
  expect(remembered?.about?.[0]?.name).toBe("Roof");
});
