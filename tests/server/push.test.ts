import { afterAll, beforeAll, expect, test } from "vitest";
import { syncPush } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import type { Column } from "#domain/column/column.ts";
import type { Message } from "#domain/message/message.ts";
import type { Task } from "#domain/task/task.ts";
import { mintedBy } from "./make/people.ts";
import { openEar } from "./make/ear.ts";
import type { Someone } from "./make/people.ts";
import { Replica } from "./make/replica.ts";
import { tableOf } from "#server/tables/registry.ts";
import { longSessions, openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
});
afterAll(async () => server.close());

let clients = 0;

/** A browser's outbox. */
function outboxOf(someone: Someone) {
  clients += 1;
  const clientId = `push-client-${clients}`;
  let n = 0;
  return {
    entry: (call: string, data: unknown, at = server.clock.now) => ({
      n: (n += 1),
      call,
      data,
      at,
    }),
    send: async (entries: { n: number; call: string; data: unknown; at: number }[]) => {
      const reply = await server.call(syncPush, { clientId, entries }, someone.token);
      return reply.data;
    },
  };
}

test("entries are done in their order, on top of each other", async () => {
  const { leader, plan } = await makeWorld(server);
  const outbox = outboxOf(leader);
  const [id, dialogId] = [mintedBy(leader, 1), mintedBy(leader, 2)];
  const { results, head } = await outbox.send([
    outbox.entry("task.add", { id, dialogId, planId: plan.id, name: "Born offline" }),
    outbox.entry("task.edit", { id, name: "Renamed offline" }),
    outbox.entry("task.openDialog", { taskId: id }),
    outbox.entry("message.sendText", { id: mintedBy(leader, 3), dialogId, text: "Said offline" }),
  ]);
  expect(results.map((result) => result.state)).toEqual(Array.from({ length: 4 }, () => "applied"));
  expect(results.at(-1)?.seq).toBe(head);
  const replica = await new Replica().pull(server, leader);
  expect(replica.rows.get("task")?.get(id)).toMatchObject({ name: "Renamed offline", msgNum: 1 });
});

test("what was written while away is done in one go, and what is refused among it keeps nobody", async () => {
  const { leader, group } = await makeWorld(server);
  const outbox = outboxOf(leader);
  const entries = Array.from({ length: 30 }, (_none, index) =>
    outbox.entry("message.sendText", {
      dialogId: group.id,
      text: index === 7 ? "" : `Said ${index}`,
    }),
  );
  const { results, head } = await outbox.send(entries);
  expect(results.map(({ n }) => n)).toEqual(entries.map(({ n }) => n));
  expect(results.filter(({ state }) => state === "refused")).toMatchObject([{ n: entries[7]?.n }]);
  // One commit numbers what it did once.
  const seqs = new Set(results.flatMap(({ state, seq }) => (state === "applied" ? [seq] : [])));
  expect([...seqs]).toEqual([head]);
});

test("what is moved as soon as it was made is done as well", async () => {
  const { leader, plan } = await makeWorld(server);
  const columns = (await new Replica().pull(server, leader)).of<Column>("column");
  const [first, second] = columns.filter(({ planId }) => planId === plan.id);
  const outbox = outboxOf(leader);
  const id = mintedBy(leader, 1);
  const { results } = await outbox.send([
    outbox.entry("task.add", { id, planId: plan.id, columnId: first?.id, name: "Born offline" }),
    outbox.entry("task.move", { taskId: id, planId: plan.id, columnId: second?.id }),
    outbox.entry("task.edit", { id, name: "Renamed offline" }),
  ]);
  expect(results.map(({ state }) => state)).toEqual(["applied", "applied", "applied"]);
  const replica = await new Replica().pull(server, leader);
  const made = { name: "Renamed offline", columnId: second?.id };
  expect(replica.rows.get("task")?.get(id)).toMatchObject(made);
});

test("what is said in a plan that was removed just before is refused, and not said into the void", async () => {
  const { leader, plan, taskDialog } = await makeWorld(server);
  const outbox = outboxOf(leader);
  const { results } = await outbox.send([
    outbox.entry("plan.remove", { planId: plan.id }),
    outbox.entry("message.sendText", { dialogId: taskDialog.id, text: "Is anybody here?" }),
  ]);
  expect(results).toMatchObject([{ state: "applied" }, { state: "refused" }]);
});

test("what was made and removed while away leaves nothing behind", async () => {
  const { leader } = await makeWorld(server);
  const outbox = outboxOf(leader);
  const planId = mintedBy(leader, 901);
  const columns = [{ id: mintedBy(leader, 902), name: "All" }];
  const { results } = await outbox.send([
    outbox.entry("plan.add", { id: planId, name: "Lean-to", columns }),
    outbox.entry("plan.remove", { planId }),
  ]);
  expect(results).toMatchObject([{ state: "applied" }, { state: "applied" }]);
  for (const name of ["column", "dialog", "planUser"] as const) {
    expect(await tableOf(name).list(server.parts.database, { planId }), name).toEqual([]);
  }
});

test("a push that comes again changes nothing and answers the same", async () => {
  const { leader, plan } = await makeWorld(server);
  const outbox = outboxOf(leader);
  const entries = [outbox.entry("task.add", { planId: plan.id, name: "Once" })];
  const first = await outbox.send(entries);
  const again = await outbox.send(entries);
  expect(again.results[0]).toEqual({ ...first.results[0], state: "duplicate" });
  expect(again.head).toBe(first.head);
});

test("an entry that is refused holds up nothing and says why in the person's language", async () => {
  const { leader, outsider, plan, group } = await makeWorld(server);
  const outbox = outboxOf(leader);
  const entries = [
    outbox.entry("task.move", { taskId: 1, planId: plan.id, columnId: 1 }),
    outbox.entry("no.suchCall", {}),
    outbox.entry("task.add", { planId: plan.id }),
    outbox.entry("dialog.editGroup", { id: group.id, name: "Still done" }),
  ];
  const { results } = await outbox.send(entries);
  expect(results).toMatchObject([
    { state: "refused", code: -4002, reason: "taskGone" },
    { state: "refused", code: 404, reason: "callUnknown" },
    { state: "refused", code: 400, reason: "parameterError", msg: "Parameter error" },
    { state: "applied" },
  ]);
  const body = { clientId: "push-other-language", entries: [{ ...entries[3]!, n: 1 }] };
  const reply = await server.call(syncPush, body, outsider.token, { language: "zh-CN" });
  expect(reply.data.results[0]?.msg).toBe("会话不存在或您不在其中");
});

test("what was done long ago offline keeps its time, within limits", async () => {
  const { leader, plan } = await makeWorld(server);
  const outbox = outboxOf(leader);
  const day = 24 * 3_600_000;
  server.clock.now += 40 * day;
  const { now } = server.clock;
  const times = [now - day, now + day, now - 400 * day];
  const { results } = await outbox.send(
    times.map((at) => outbox.entry("task.add", { planId: plan.id, name: "Timed" }, at)),
  );
  const created = results.map((result) => (result.data as Task).createTime);
  expect(created).toEqual([now - day, now, now - 30 * day]);
});

test("characters that no database keeps do not stop an outbox", async () => {
  const { leader, group } = await makeWorld(server);
  const outbox = outboxOf(leader);
  const text = "Zero \u0000 and half \ud83d of one";
  const { results } = await outbox.send([
    outbox.entry("message.sendText", { dialogId: group.id, text }),
  ]);
  expect(results[0]?.data).toMatchObject({ msg: { text: "Zero  and half \ufffd of one" } });
});

test("many who write at once into one plan all find their rows in it, in one order", async () => {
  const world = await makeWorld(server);
  const { leader, member, plan, task, taskDialog } = world;
  const before = await new Replica().pull(server, member);
  const ear = await openEar(server, member);
  const outboxes = [outboxOf(leader), outboxOf(member), outboxOf(leader), outboxOf(member)];
  const pushes = await Promise.all(
    outboxes.flatMap((outbox) =>
      Array.from({ length: 5 }, async (_, round) =>
        outbox.send([
          outbox.entry("task.add", { planId: plan.id, name: `Added ${round}`, top: round % 2 }),
          outbox.entry("message.sendText", { dialogId: taskDialog.id, text: `Said ${round}` }),
          outbox.entry("task.edit", { id: task.id, name: `Edited ${round}` }),
          outbox.entry("task.addSubtask", { taskId: task.id, name: `Part ${round}` }),
        ]),
      ),
    ),
  );
  expect(pushes.flatMap(({ results }) => results).every(({ state }) => state === "applied")).toBe(
    true,
  );
  const fresh = await new Replica().pull(server, member);
  const positions = fresh
    .of<Message>("message")
    .filter((row) => row.dialogId === taskDialog.id)
    .map((row) => row.position);
  // All that was said fits into one window.
  expect(positions.length).toBeGreaterThan(pushes.length);
  expect(positions.toSorted((a, b) => a - b)).toEqual(positions.map((_, index) => index + 1));
  const ranks = fresh.of<Task>("task").filter((row) => row.parentId === 0);
  expect(new Set(ranks.map((row) => row.rank)).size).toBe(ranks.length);
  await ear.heard(Math.max(...pushes.map(({ head }) => head)));
  const byFrames = before.copy();
  for (const frame of ear.dataFrames()) byFrames.applyFrame(frame);
  expect(byFrames.content()).toEqual(fresh.content());
  expect((await before.copy().pull(server, member)).content()).toEqual(fresh.content());
});

test("what many do to one row at the same moment adds up", async () => {
  const { leader, member, message } = await makeWorld(server);
  const symbols = ["👍", "👎", "🎉", "🔥", "👀", "✅", "🚧", "🏗️"];
  await Promise.all(
    symbols.flatMap((symbol) =>
      [leader, member].map(async (someone) =>
        done(server, someone, callOf("message.setEmoji"), { msgId: message.id, symbol }),
      ),
    ),
  );
  const replica = await new Replica().pull(server, member);
  const row = replica.rows.get("message")?.get(message.id) as Message;
  expect(row.emoji.map(({ symbol }) => symbol).toSorted()).toEqual(symbols.toSorted());
  expect(row.emoji.every(({ userIds }) => userIds.length === 2)).toBe(true);
});

test("an id that two outboxes bring at the same moment is born once", async () => {
  const { leader, plan } = await makeWorld(server);
  const body = { id: mintedBy(leader, 7), planId: plan.id, name: "Twin" };
  const replies = await Promise.all(
    Array.from({ length: 5 }, async () => server.call(callOf("task.add"), body, leader.token)),
  );
  const codes = replies.map((reply) => reply.code).toSorted((a, b) => a - b);
  expect(codes).toEqual([200, 409, 409, 409, 409]);
});

test("a plan that is removed among other work takes what came before and refuses what comes after", async () => {
  const { leader, member, plan, task } = await makeWorld(server);
  const before = await new Replica().pull(server, member);
  const [outbox, other] = [outboxOf(leader), outboxOf(member)];
  const [, removed] = await Promise.all([
    other.send([other.entry("task.add", { planId: plan.id, name: "Just before" })]),
    outbox.send([
      outbox.entry("plan.remove", { planId: plan.id }),
      outbox.entry("task.edit", { id: task.id, name: "Too late" }),
    ]),
  ]);
  expect(removed.results).toMatchObject([{ state: "applied" }, { state: "refused", code: -4002 }]);
  await before.pull(server, member);
  expect(before.content()).toEqual((await new Replica().pull(server, member)).content());
  expect(before.of("task")).toEqual([]);
});
