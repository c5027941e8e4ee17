import { afterEach, expect, test } from "vitest";
import { cacheMessages, openBrowserOf } from "#tests/make/local-browser.ts";
import {
  LEADER,
  makeCompany,
  makeGroup,
  makeMessage,
  makePlan,
  makeTask,
  MEMBER,
} from "#tests/make/site.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { runCommand } from "../commands/run-command.ts";
import { dropScope } from "../fold/drop.ts";
import { type KeptIndex, keepIndex } from "./keep-index.ts";
import { SearchIndex } from "./search-index.ts";

const now = 1_800_000_000_000;
let kept: KeptIndex | undefined;

afterEach(() => kept?.stop());

async function fill(database: LocalDatabase): Promise<SearchIndex> {
  const index = new SearchIndex(MEMBER);
  kept = keepIndex({ database, index, userId: MEMBER, onChange: () => undefined });
  await kept.filled;
  return index;
}

function found(index: SearchIndex, words: string): string[] {
  const { hits } = index.search({ words, filters: [], take: 10, now });
  return hits.map(({ kind, title }) => `${kind}: ${title}`);
}

function makeSite() {
  const world = makeCompany();
  const { plan, columns } = makePlan(world, "North pier");
  const task = makeTask(world, plan, {
    name: "Pour the cap",
    content: "<p>Use <b>rapid</b> mix</p>",
  });
  const group = makeGroup(world, "Crane crew");
  const message = makeMessage(world, group.id, { text: `<@${LEADER}> bring the slings` });
  return { world, plan, columns, task, group, message };
}

test("everything that lies in the browser is found, by people's names as they are read", async () => {
  const { world } = makeSite();
  const index = await fill(await openBrowserOf(world, MEMBER));
  expect(index.complete).toBe(true);
  expect(found(index, "pier")).toEqual(["plan: North pier"]);
  expect(found(index, "pour")).toEqual(["task: Pour the cap"]);
  expect(found(index, "rapid")).toEqual(["task: Pour the cap"]);
  expect(found(index, "crane")).toEqual(["chat: Crane crew"]);
  expect(found(index, "slings")).toEqual(["message: @李工 bring the slings"]);
  expect(found(index, "jorg")).toEqual(["person: Jörg"]);
  expect(found(index, "Ben"), "who has left is not found").toEqual([]);
});

test("more rows than are read at once are all found", async () => {
  const { world, group } = makeSite();
  const database = await openBrowserOf(world, MEMBER);
  await cacheMessages(database, group.id, [1, 1_100]);
  const index = await fill(database);
  expect(index.idsOf("message").length).toBeGreaterThanOrEqual(1_100);
});

test("what is done after that is found at once, under its new name and not under the old one", async () => {
  const { world, plan, columns, task } = makeSite();
  const database = await openBrowserOf(world, MEMBER);
  const index = await fill(database);
  const added = { planId: plan.id, columnId: columns[0].id, name: "浇筑桥墩" };
  await runCommand(database, "task.add", added, world.now + 1_000);
  await expect.poll(() => found(index, "桥墩")).toEqual(["task: 浇筑桥墩"]);
  const row = await database.task.get(task.id);
  if (!row) throw new Error("The task is not here");
  await database.task.put({ ...row, name: "Strike the forms" });
  await expect.poll(() => found(index, "strike")).toEqual(["task: Strike the forms"]);
  await expect.poll(() => found(index, "pour")).toEqual([]);
});

test("what changes while it fills is not lost", async () => {
  const { world, task } = makeSite();
  const database = await openBrowserOf(world, MEMBER);
  const filling = fill(database);
  await database.task.delete(task.id);
  const index = await filling;
  await expect.poll(() => found(index, "pour")).toEqual([]);
});

test("a plan that the person may no longer see is gone, with its tasks and what was said about it", async () => {
  const { world, plan } = makeSite();
  makeMessage(world, plan.dialogId, { text: "concrete at seven" });
  const database = await openBrowserOf(world, MEMBER);
  const index = await fill(database);
  expect(found(index, "concrete")).toHaveLength(1);
  await database.transaction("rw", database.tables, async () => {
    await dropScope(database, `plan:${plan.id}`, new Set());
  });
  await expect.poll(() => found(index, "pier")).toEqual([]);
  await expect.poll(() => found(index, "pour")).toEqual([]);
  await expect.poll(() => found(index, "concrete")).toEqual([]);
  expect(found(index, "crane")).toEqual(["chat: Crane crew"]);
});

test("rows that are cleared all at once are gone", async () => {
  const { world } = makeSite();
  const database = await openBrowserOf(world, MEMBER);
  const index = await fill(database);
  await Promise.all([database.task.clear(), database.message.clear()]);
  await expect.poll(() => found(index, "pour")).toEqual([]);
  await expect.poll(() => found(index, "slings")).toEqual([]);
});

test("a withdrawn message is not found any more", async () => {
  const { world, message } = makeSite();
  const database = await openBrowserOf(world, MEMBER);
  const index = await fill(database);
  await database.message.update(message.id, { withdrawTime: now });
  await expect.poll(() => found(index, "slings")).toEqual([]);
});
