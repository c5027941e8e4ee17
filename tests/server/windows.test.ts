import { afterAll, beforeAll, expect, test } from "vitest";
import { listWindow } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import { DIALOG_GONE, PARAMETER_ERROR } from "#domain/refusal.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

let server: TestServer;
let world: World;
const ids: number[] = [];

beforeAll(async () => {
  server = await openTestServer();
  world = await makeWorld(server);
  for (let count = 1; count <= 7; count += 1) {
    const said = { dialogId: world.group.id, text: `Number ${count}` };
    ids.push((await done(server, world.leader, callOf("message.sendText"), said)).id);
  }
});
afterAll(async () => server.close());

/** Positions of what a page holds, and the run that it says they are. */
async function page(asked: { prevId?: number; nextId?: number; size?: number }) {
  const body = { kind: "message", parentId: world.group.id, ...asked };
  const { data } = await server.call(listWindow, body, world.member.token);
  const rows = data.rows as { position: number }[];
  return [rows.map(({ position }) => position), data.window];
}

const run = (from: number, to: number) => ({
  kind: "message",
  parentId: world.group.id,
  from,
  to,
});

test("rows come by pages in their order: the newest, up to one, and from one on", async () => {
  expect(await page({ size: 3 })).toEqual([[5, 6, 7], run(5, 7)]);
  expect(await page({ size: 3, prevId: ids[4] ?? 0 })).toEqual([[3, 4, 5], run(3, 5)]);
  expect(await page({ size: 3, nextId: ids[1] ?? 0 })).toEqual([[2, 3, 4], run(2, 4)]);
  expect(await page({ size: 3, nextId: ids[6] ?? 0 })).toEqual([[7], run(7, 7)]);
});

test("where nothing has come yet a page is empty, and says of no run", async () => {
  const { leader, member } = world;
  const made = { name: "Silent", userId: [member.userId] };
  const { id } = await done(server, leader, callOf("dialog.addGroup"), made);
  const body = { kind: "message", parentId: id };
  const { data } = await server.call(listWindow, body, member.token);
  expect(data).toEqual({ rows: [], epoch: expect.any(String), head: expect.any(Number) });
});

test("a row of another parent is no place to go on from", async () => {
  const { leader, member } = world;
  const made = { name: "Elsewhere", userId: [member.userId] };
  const { id: dialogId } = await done(server, leader, callOf("dialog.addGroup"), made);
  const said = await done(server, leader, callOf("message.sendText"), { dialogId, text: "Here" });
  const body = { kind: "message", parentId: world.group.id, prevId: said.id };
  expect(await server.call(listWindow, body, member.token)).toMatchObject({
    code: PARAMETER_ERROR,
    reason: "rowGone",
  });
});

test("whoever is outside learns nothing, not even whether a row is there", async () => {
  const parentId = world.group.id;
  for (const more of [{}, { prevId: ids[0] ?? 0 }, { prevId: 1 }]) {
    const body = { kind: "message", parentId, ...more };
    const reply = await server.call(listWindow, body, world.outsider.token);
    expect(reply).toMatchObject({ code: DIALOG_GONE, reason: "dialogGone" });
  }
});

test.each(["plan", "access", "hologram"])("rows of %s do not come so", async (kind) => {
  const body = { kind, parentId: world.plan.id };
  expect(await server.call(listWindow, body, world.leader.token)).toMatchObject({
    code: PARAMETER_ERROR,
  });
});
