import { beforeEach, expect, test } from "vitest";
import type { PullBody, PullReply } from "#contract/calls/sync.ts";
import { noteMissed, outdatedKinds } from "#client/data/database/held-shapes.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan, makeTask } from "#tests/make/site.ts";
import type { Caller } from "../calls/http.ts";
import { runCommand } from "../commands/run-command.ts";
import { pullAll } from "./pull.ts";
import { entityTable } from "#domain/entity-table.gen.ts";

const world = makeCompany();
const { plan } = makePlan(world);
const roof = makeTask(world, plan, { name: "Roof" });
const failure = { kind: "network", code: -1001, reason: "networkException", msg: "" };
let database: LocalDatabase;
let asked: PullBody[];

beforeEach(async () => {
  database = await openBrowserOf(world, LEADER);
  await database.meta.put({ key: "head", value: { epoch: "one", seq: 9 } });
  asked = [];
});

/** A server that gives these pages for what is asked for again, and has no other news. */
function serverOf(pages: readonly (Partial<PullReply> | "none")[]): Caller {
  const left = [...pages];
  const page = { epoch: "one", head: 9, mark: "", rows: {}, gone: {}, windows: [], time: 1 };
  return (async (_call: unknown, body: PullBody) => {
    asked.push(body);
    const next = body.again ? left.shift() : {};
    return next === "none"
      ? { ok: false, failure }
      : { ok: true, value: { ...page, reset: false, ...next } };
  }) as unknown as Caller;
}

const pull = (server: Caller) => pullAll(database, server, 1, Date.now);
const outdated = async () => (await outdatedKinds(database.meta)).map(({ kind }) => kind);
const again = [{ kind: "task", version: entityTable.task.shapeVersion }];

test("rows that are here in the shape that the app knows are not fetched again", async () => {
  await pull(serverOf([]));
  expect(asked).toEqual([{ epoch: "one", since: 9 }]);
});

test("a kind whose rows are older is asked for after the news, and only that kind, until it has come", async () => {
  await noteMissed(database.meta, ["task"]);
  const server = serverOf([{ again: ["task"], cursor: "second" }, { again: ["task"] }]);
  await pull(server);
  expect(asked).toEqual([
    { epoch: "one", since: 9 },
    { epoch: "one", since: 9, again },
    { epoch: "one", since: 9, again, cursor: "second" },
  ]);
  expect(await outdated()).toEqual([]);
  await pull(server);
  expect(asked).toHaveLength(4);
});

test("who breaks off between two pages asks again", async () => {
  await noteMissed(database.meta, ["task"]);
  expect(await pull(serverOf([{ again: ["task"], cursor: "second" }, "none"]))).toEqual(failure);
  expect(await outdated()).toEqual(["task"]);
  expect(await pull(serverOf([{ again: ["task"] }]))).toBeUndefined();
  expect(await outdated()).toEqual([]);
});

test("what one page came without, from a server of an older version, has not come whole", async () => {
  await noteMissed(database.meta, ["task"]);
  await pull(serverOf([{ cursor: "second" }, { again: ["task"] }]));
  expect(await outdated()).toEqual(["task"]);
});

test("a browser that has nothing yet asks once for everything", async () => {
  await noteMissed(database.meta, ["task"]);
  await database.meta.delete("head");
  await pull(serverOf([{ again: ["task"] }]));
  expect(asked).toEqual([{ epoch: "", since: 0, again }]);
  expect(await outdated()).toEqual([]);
});

test("rows that come again lie beneath what waits, and nothing of it is lost", async () => {
  const edit = { id: roof.id, name: "Roof over the stairs" };
  expect(await runCommand(database, "task.edit", edit, world.now)).toMatchObject({ ok: true });
  const plans = await database.plan.toArray();
  await noteMissed(database.meta, ["task"]);
  await pull(serverOf([{ again: ["task"], rows: { task: [{ ...roof, weight: 12 }] } }]));
  expect(await database.task.get(roof.id)).toMatchObject({ name: edit.name, weight: 12 });
  expect(await database.outbox.count()).toBe(1);
  expect(await database.plan.toArray()).toEqual(plans);
});
