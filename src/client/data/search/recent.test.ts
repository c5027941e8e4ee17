import { beforeEach, expect, it } from "vitest";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan, makeTask } from "#tests/make/site.ts";
import { noteBrowsed } from "../database/browsed-tasks.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import type { SearchHit } from "./question.ts";
import { readBrowsedTasks, recentHits } from "./recent.ts";

const world = makeCompany();
const tower = makePlan(world, "Tower");
const roof = makeTask(world, tower.plan, { name: "Roof" });
const stairs = makeTask(world, tower.plan, { name: "Stairs" });
let database: LocalDatabase;

beforeEach(async () => {
  database = await openBrowserOf(world, LEADER);
});

const hit = (kind: SearchHit["kind"], id: number, time: number): SearchHit => ({
  kind,
  id,
  title: `${kind} ${id}`,
  marks: [],
  time,
  userId: 0,
  planId: 0,
  dialogId: 0,
  place: "",
  past: false,
});

it("shows tasks that were looked at, the newest first, with the plan in which they lie", async () => {
  await noteBrowsed(database, roof.id, 1);
  await noteBrowsed(database, stairs.id, 2);
  const shown = await readBrowsedTasks(database, 8);
  expect(shown.map(({ hit: { title, place }, time }) => [title, place, time])).toEqual([
    ["Stairs", "Tower", 2],
    ["Roof", "Tower", 1],
  ]);
});

it("passes over a task that is no longer here, and shows no more than are wanted", async () => {
  await noteBrowsed(database, roof.id, 1);
  await noteBrowsed(database, stairs.id, 2);
  await noteBrowsed(database, 999_999, 3);
  const shown = await readBrowsedTasks(database, 1);
  expect(shown.map(({ hit: { id } }) => id)).toEqual([stairs.id]);
});

it("puts what was looked at between what has changed, by its time, each once", () => {
  const browsed = [{ hit: hit("task", 5, 10), time: 90 }];
  const found = [hit("chat", 1, 100), hit("task", 5, 95), hit("plan", 2, 50), hit("person", 3, 0)];
  const shown = recentHits(browsed, [...found, hit("message", 4, 99)], 8);
  expect(shown.map(({ kind }) => kind)).toEqual(["chat", "task", "plan"]);
});
