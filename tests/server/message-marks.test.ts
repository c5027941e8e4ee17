import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getDialog, listMessages, listTodos, listTops } from "#contract/calls/dialog.ts";
import { callOf } from "#contract/command-calls.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

let server: TestServer;
let world: World;
let dialogId: number;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  world = await makeWorld(server);
  dialogId = world.group.id;
});
afterAll(async () => server.close());

async function say(text: string): Promise<number> {
  server.clock.now += 1000;
  return (await done(server, world.leader, callOf("message.sendText"), { dialogId, text })).id;
}

test("a dialog says what is pinned last, what is marked, and what the caller has to see to", async () => {
  const [first, second] = [await say("Gate 4"), await say("Bolts")];
  await done(server, world.leader, callOf("message.pin"), { msgId: first });
  server.clock.now += 1000;
  await done(server, world.member, callOf("message.pin"), { msgId: second });
  await done(server, world.leader, callOf("message.todo"), {
    msgId: second,
    userId: [world.member.userId],
  });
  const hers = await server.call(getDialog, { dialogId }, world.leader.token);
  expect(hers.data).toMatchObject({
    todoNum: 0,
    topMsgId: second,
    topUserId: world.member.userId,
    has_tag: false,
    has_todo: true,
  });
  const his = await server.call(getDialog, { dialogId }, world.member.token);
  expect(his.data).toMatchObject({ todoNum: 1 });
});

test("pins and one's own open to-dos are listed, alone and with the first page of a dialog", async () => {
  const [first, second] = [await say("Gate 4"), await say("Bolts")];
  for (const msgId of [first, second]) {
    server.clock.now += 1000;
    await done(server, world.leader, callOf("message.pin"), { msgId });
    await done(server, world.leader, callOf("message.todo"), { msgId, type: "all" });
  }
  await done(server, world.member, callOf("message.done"), { msgId: first });
  const idsOf = (rows: readonly { id: number }[] = []) => rows.map(({ id }) => id);
  const tops = await server.call(listTops, { dialogId }, world.member.token);
  const todos = await server.call(listTodos, { dialogId }, world.member.token);
  expect([idsOf(tops.data.list), idsOf(todos.data.list)]).toEqual([[second, first], [second]]);
  const page = await server.call(listMessages, { dialogId }, world.member.token);
  expect([idsOf(page.data.top), idsOf(page.data.todo)]).toEqual([[second, first], [second]]);
  const earlier = await server.call(listMessages, { dialogId, prevId: second }, world.member.token);
  expect([earlier.data.top, earlier.data.todo]).toEqual([undefined, undefined]);
});
