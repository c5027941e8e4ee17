import { afterAll, beforeAll, expect, test } from "vitest";
import { addWebhook } from "#contract/calls/programs/webhook.ts";
import { callOf } from "#contract/command-calls.ts";
import type { EffectFilling, FlowEffect } from "#domain/approval/flow/flow-effect.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { doEffects } from "#server/effects/start-effects.ts";
import { tableOf } from "#server/tables/registry.ts";
import { databaseOn } from "#server/tables/sql/db.ts";
import { diaryData } from "#tests/make/company-forms.ts";
import { endedRequests } from "../make/ended-requests.ts";
import { openPushService, type PushService } from "../make/push/push-service.ts";
import { type Crew, makeCrew } from "../make/site.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { done, runOn } from "../make/world.ts";

let server: TestServer;
let receiver: PushService;
let people: Crew;
let requests: ReturnType<typeof endedRequests>;

beforeAll(async () => {
  receiver = await openPushService();
  server = await openTestServer(undefined, { webhooksPrivate: true });
  people = await makeCrew(server);
  requests = endedRequests(server, people);
  await runOn(server)(people.administrator, "setting.save", { ownTokens: true });
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const on = "passed" as const;
const part: EffectFilling[number] = { path: "part", from: { of: "field", path: "part" } };

test("what a flow says happens once the request has passed, once, whichever of two servers looks first", async () => {
  const { administrator, leader, member } = people;
  const place = await requests.placeOf(administrator);
  const { form: other } = await requests.formWith([]);
  const name = "hook";
  const hook = await done(server, administrator, addWebhook, {
    planId: place.planId,
    url: receiver.endpointOf(name),
    kinds: ["task"],
  });
  const { form, saved } = await requests.formWith([
    {
      does: "write",
      id: 1,
      on,
      fields: [
        { path: "foreman", from: { of: "decidedBy" } },
        { path: "crew", from: { of: "value", value: 20 } },
      ],
    },
    { does: "record", id: 2, on, formId: other.id, fields: [part] },
    {
      does: "task",
      id: 3,
      on,
      planId: place.planId,
      columnId: place.columnId,
      name: "Order {part} for {crew}",
      owners: { userIds: [], initiator: true, fields: ["foreman"] },
    },
    { does: "message", id: 4, on, dialogId: place.dialogId, text: "Passed: {part}" },
    { does: "webhook", id: 5, on, planId: place.planId, hookId: hook.row.id },
    { does: "message", id: 6, on: "rejected", dialogId: place.dialogId, text: "No" },
  ]);
  expect(saved.code).toBe(200);
  const values = { ...(JSON.parse(diaryData) as object), part: `<@${member.userId}> Pier` };
  const { id, recordId } = await requests.decided(form.id, 1, JSON.stringify(values));
  expect((await requests.effectsOf(id)).map(({ state }) => state)).toEqual(
    Array(5).fill("waiting"),
  );

  const { connectionString: databaseUrl } = server;
  const second = await openDatabase({ databaseUrl, dataDir: "", log: () => undefined });
  const neighbour = { ...server.parts, database: databaseOn(second.pool) };
  await Promise.all([doEffects(server.parts), doEffects(neighbour)]);
  await doEffects(server.parts);
  await second.close();

  const rows = await requests.effectsOf(id);
  expect(rows.map(({ state, reason }) => `${state} ${reason}`)).toEqual(Array(5).fill("done "));
  expect(await requests.valuesOf(recordId)).toMatchObject({ foreman: member.userId, crew: 20 });
  const tasks = await requests.tasksOf(place.columnId);
  expect(tasks).toHaveLength(1);
  // The name is plain: nobody is called by what somebody wrote into a request.
  expect(tasks[0]).toMatchObject({
    name: `Order < @${member.userId}> Pier for 20`,
    taskUser: [{ userId: leader.userId, owner: 1 }],
  });
  expect(rows[2]).toMatchObject({ madeId: tasks[0]?.id, madeIn: place.planId });
  const content = await tableOf("taskContent").get(server.parts.database, tasks[0]?.id ?? 0);
  expect(content?.content).toContain(`/manage/approve/${id}`);
  const records = await tableOf("record").list(server.parts.database, { formId: other.id });
  expect(records).toHaveLength(1);
  expect(rows[1]).toMatchObject({ madeId: records[0]?.id, madeIn: other.id });
  const [message, ...more] = await requests.messagesOf(place.dialogId);
  expect(more).toEqual([]);
  expect(message).toMatchObject({ mention: [], userId: administrator.userId });
  const told = receiver.to(name).map(({ body }) => JSON.parse(String(body)) as object);
  const ended = told.filter((one) => "type" in one && one.type === "approval.ended");
  expect(ended).toMatchObject([{ approvalId: id, recordId, status: 1 }]);
  expect(receiver.to(name)[0]?.headers["webhook-signature"]).toMatch(/^v1,/);
});

test("another end brings its own about, and the next round another time", async () => {
  const place = await requests.placeOf(people.administrator);
  const { form } = await requests.formWith([
    { does: "message", id: 1, on: "rejected", dialogId: place.dialogId, text: "Not {part}" },
    { does: "message", id: 2, on, dialogId: place.dialogId, text: "Yes {part}" },
  ]);
  const { id } = await requests.decided(form.id, 2);
  await doEffects(server.parts);
  expect(await requests.effectsOf(id)).toMatchObject([{ effectId: 1, state: "done" }]);
  await done(server, people.leader, callOf("approval.resubmit"), { id });
  await done(server, people.member, callOf("approval.decide"), {
    recordId: id,
    status: 2,
    remarks: "No",
  });
  // What is said to it afterwards is no other end.
  await done(server, people.leader, callOf("approval.comment"), { id, remarks: "Why?" });
  await doEffects(server.parts);
  expect((await requests.effectsOf(id)).map(({ id: name }) => name).toSorted()).toEqual([
    `${id}:1:1`,
    `${id}:2:1`,
  ]);
});

test("who publishes a flow can do with it only what they may, when they do and when it happens", async () => {
  const { administrator, leader } = people;
  const theirs = await requests.placeOf(leader);
  const task = (planId: number, columnId: number): FlowEffect => ({
    does: "task",
    id: 1,
    on,
    planId,
    columnId,
    name: "Order",
    owners: { userIds: [], initiator: false, fields: [] },
  });
  const foreign = await requests.formWith([
    task(theirs.planId, theirs.columnId),
    { does: "message", id: 2, on, dialogId: theirs.dialogId, text: "Hello" },
    { does: "webhook", id: 3, on, planId: theirs.planId, hookId: 4711 },
  ]);
  expect(foreign.saved).toMatchObject({ code: 400, reason: "approval.flowBroken" });
  expect(foreign.saved.data).toMatchObject({
    problems: [1, 2, 3].map((node) => ({ node, what: "noRight" })),
  });

  const place = await requests.placeOf(administrator);
  const { form, saved } = await requests.formWith([
    task(place.planId, place.columnId),
    { does: "write", id: 2, on, fields: [{ path: "crew", from: { of: "value", value: 7 } }] },
  ]);
  expect(saved.code).toBe(200);
  const { id, recordId } = await requests.decided(form.id, 1);
  const run = runOn(server);
  await run(administrator, "plan.handOver", { planId: place.planId, userId: leader.userId });
  await run(administrator, "plan.exit", { planId: place.planId });
  await doEffects(server.parts);
  expect(await requests.effectsOf(id)).toMatchObject([
    { state: "refused", reason: "planGone", madeId: 0 },
    { state: "done" },
  ]);
  expect(await requests.tasksOf(place.columnId)).toEqual([]);
  expect(await requests.valuesOf(recordId)).toMatchObject({ crew: 7 });
});

test("what does not fit, is missing or is not there is told before a flow is published", async () => {
  const place = await requests.placeOf(people.administrator);
  const { form: other } = await requests.formWith([]);
  const owners = { userIds: [people.outsider.userId], initiator: false, fields: ["crew"] };
  const { saved } = await requests.formWith([
    { does: "write", id: 1, on, fields: [{ path: "crew", from: { of: "field", path: "part" } }] },
    { does: "write", id: 2, on, fields: [{ path: "billNo", from: { of: "value", value: "1" } }] },
    {
      does: "record",
      id: 3,
      on,
      formId: other.id,
      fields: [{ path: "crew", from: { of: "value", value: 1 } }],
    },
    {
      does: "task",
      id: 4,
      on,
      planId: place.planId,
      columnId: place.columnId,
      name: "{nothing}",
      owners,
    },
    { does: "message", id: 5, on, dialogId: 0, text: " " },
    { does: "write", id: 6, on, fields: [] },
  ]);
  expect(saved.data).toMatchObject({
    problems: [
      { node: 1, what: "badValue" },
      { node: 2, what: "badField" },
      { node: 3, what: "leftOut" },
      { node: 4, what: "badField" },
      { node: 4, what: "notInPlan" },
      { node: 4, what: "badField" },
      { node: 5, what: "noTarget" },
      { node: 6, what: "noFields" },
    ],
  });
});

test("an attempt that broke off is made again and done once, and what was voided is not done", async () => {
  const place = await requests.placeOf(people.administrator);
  const say: FlowEffect = { does: "message", id: 1, on, dialogId: place.dialogId, text: "Passed" };
  const { form } = await requests.formWith([say]);
  const { id } = await requests.decided(form.id, 1);
  const { database } = server.parts;
  let breaks = 1;
  const broken: typeof database = {
    ...database,
    run: database.run.bind(database),
    transaction: async (work) =>
      database.transaction(async (tx) => {
        const result = await work(tx);
        if (breaks-- > 0) throw new Error("The line to the database broke");
        return result;
      }),
  };
  await doEffects({ ...server.parts, database: broken });
  expect(await requests.effectsOf(id)).toMatchObject([{ state: "waiting", tries: 1 }]);
  expect(await requests.messagesOf(place.dialogId)).toEqual([]);
  server.clock.now += 11_000;
  await doEffects(server.parts);
  await doEffects(server.parts);
  expect(await requests.effectsOf(id)).toMatchObject([{ state: "done", madeId: place.dialogId }]);
  expect(await requests.messagesOf(place.dialogId)).toHaveLength(1);

  const late = await requests.decided(form.id, 1);
  await done(server, people.administrator, callOf("approval.void"), {
    id: late.id,
    remarks: "Wrong",
  });
  await doEffects(server.parts);
  expect(await requests.effectsOf(late.id)).toMatchObject([
    { state: "refused", reason: "approval.effectVoided" },
  ]);
});

test("a webhook that does not answer is told again, under the same id", async () => {
  const place = await requests.placeOf(people.administrator);
  const name = "deaf";
  const { row } = await done(server, people.administrator, addWebhook, {
    planId: place.planId,
    url: receiver.endpointOf(name),
    kinds: ["task"],
  });
  const { form } = await requests.formWith([
    { does: "webhook", id: 1, on, planId: place.planId, hookId: row.id },
  ]);
  receiver.answer(name, 503);
  const { id } = await requests.decided(form.id, 1);
  await doEffects(server.parts);
  expect(await requests.effectsOf(id)).toMatchObject([{ state: "waiting", tries: 1 }]);
  receiver.answer(name, 201);
  server.clock.now += 11_000;
  await doEffects(server.parts);
  expect(await requests.effectsOf(id)).toMatchObject([{ state: "done" }]);
  const ids = receiver.to(name).map(({ headers }) => headers["webhook-id"]);
  expect(ids).toEqual([`approval-${id}-1-1`, `approval-${id}-1-1`]);
});
