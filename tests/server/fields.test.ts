import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getSetter, listTaskLog } from "#contract/calls/task.ts";
import { callOf } from "#contract/command-calls.ts";
import { TASK_GONE } from "#domain/refusal.ts";
import type { Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  world = await makeWorld(server);
});
afterAll(async () => {
  await server.close();
});

const set = async (who: Someone, id: number, value: string) =>
  done(server, who, callOf("task.edit"), { id: world.task.id, fields: [{ id, value }] });

const addField = async (planId: number, args: object) =>
  done(server, world.leader, callOf("field.add"), {
    planId,
    name: "Cost",
    kind: "number",
    ...args,
  });

const logOf = async () =>
  (await done(server, world.member, listTaskLog, { taskId: world.task.id })).records;

test("each field has its own last setter, and its own lines in the log", async () => {
  const { leader, member, outsider, plan, task } = world;
  const cost = await addField(plan.id, { unit: "EUR", decimals: 2 });
  const option = { id: 4, name: "Concrete", color: "blue" };
  const trade = await addField(plan.id, { name: "Trade", kind: "choice", options: [option] });
  await set(leader, cost.id, "120");
  await set(member, trade.id, "4");
  const setterOf = async (id: number) =>
    (await done(server, member, getSetter, { taskId: task.id, field: `field.${id}` })).userId;
  expect([await setterOf(cost.id), await setterOf(trade.id)]).toEqual([
    leader.userId,
    member.userId,
  ]);
  const [second, first] = await logOf();
  expect(first).toMatchObject({
    kind: "field",
    userId: leader.userId,
    detail: { field: { name: "Cost", unit: "EUR", from: "", to: "120.00" } },
  });
  expect(second?.detail.field).toMatchObject({
    name: "Trade",
    options: [{ id: 4, name: "Concrete" }],
  });
  const edit = { id: task.id, fields: [{ id: cost.id, value: "1" }] };
  const refused = await server.call(callOf("task.edit"), edit, outsider.token);
  expect(refused.code).toBe(TASK_GONE);
});

test("a task that goes into another plan leaves what has no place there in its log, and nothing else", async () => {
  const { leader, member, plan, task } = world;
  const other = await done(server, leader, callOf("plan.add"), { name: "Pier 5" });
  await done(server, leader, callOf("plan.invite"), { planId: other.id, userId: [member.userId] });
  const column = await done(server, leader, callOf("column.add"), {
    planId: other.id,
    name: "There",
  });
  const note = await addField(plan.id, { name: "Note", kind: "text" });
  const cost = await addField(plan.id, { unit: "EUR" });
  const noteThere = await addField(other.id, { name: "note", kind: "text" });
  await set(leader, note.id, "Grout");
  await set(leader, cost.id, "120");
  const moved = await done(server, leader, callOf("task.move"), {
    taskId: task.id,
    planId: other.id,
    columnId: column.id,
  });
  expect(moved.fields).toEqual({ [noteThere.id]: "Grout" });
  const told = (await logOf()).filter(({ kind }) => kind === "field");
  expect(told.map(({ detail }) => detail.field)).toMatchObject([
    { name: "Cost", unit: "EUR", from: "120", to: "" },
  ]);
});

test("what tasks said in a field that is deleted is kept in their logs", async () => {
  const { leader, plan } = world;
  const cost = await addField(plan.id, { unit: "EUR" });
  await set(leader, cost.id, "120");
  await done(server, leader, callOf("field.remove"), { id: cost.id });
  const [step] = await logOf();
  expect(step?.detail.field).toMatchObject({ name: "Cost", from: "120", to: "" });
});
