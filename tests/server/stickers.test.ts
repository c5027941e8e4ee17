import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listMessages } from "#contract/calls/dialog.ts";
import { searchMessages } from "#contract/calls/message-search.ts";
import { callOf } from "#contract/command-calls.ts";
import { DIALOG_GONE } from "#domain/refusal.ts";
import { SMALL_GIF, SMALL_STICKER } from "#tests/make/cases/small-stickers.ts";
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
afterAll(async () => server.close());

const add = async (name: string, picture = SMALL_STICKER) =>
  done(server, world.administrator, callOf("sticker.add"), { name, picture });

test("what an administrator adds is sent by a member, found by its name, and stays once it is removed", async () => {
  const dialogId = world.group.id;
  const { id: stickerId } = await add("Dachstuhl steht", SMALL_GIF);
  const sent = await done(server, world.member, callOf("message.sendSticker"), {
    dialogId,
    stickerId,
  });
  await done(server, world.administrator, callOf("sticker.remove"), { id: stickerId });
  const { data } = await server.call(listMessages, { dialogId }, world.leader.token);
  expect(data.list.find(({ id }) => id === sent.id)).toMatchObject({
    mtype: "sticker",
    msg: { type: "sticker", text: "Dachstuhl steht", stickerId },
  });
  const asked = { key: "dachstuhl", dialogId };
  const found = await server.call(searchMessages, asked, world.leader.token);
  expect(JSON.stringify(found.data)).toContain(String(sent.id));
  const ofKind = { kind: "sticker" as const, dialogId };
  const stickers = await server.call(searchMessages, ofKind, world.leader.token);
  expect(stickers.data.list.map(({ id }) => id)).toEqual([sent.id]);
  expect((await server.call(searchMessages, ofKind, world.outsider.token)).code).toBe(DIALOG_GONE);
  const again = { dialogId, stickerId };
  expect(await server.call(callOf("message.sendSticker"), again, world.member.token)).toMatchObject(
    { code: 400, reason: "sticker.gone" },
  );
});

test.each([
  ["a script in the place of a picture", "data:text/html;base64,PHNjcmlwdD4="],
  ["a drawing that can do things", "data:image/svg+xml;base64,PHN2Zz48L3N2Zz4="],
  ["another kind than it says", SMALL_STICKER.replace("png", "gif")],
  ["an address elsewhere", "https://elsewhere.example.com/a.png"],
  ["too much", `${SMALL_STICKER.replace("==", "")}${"A".repeat(48_000)}`],
])("%s is refused", async (_what, picture) => {
  const call = callOf("sticker.add");
  const body = { name: "Sign", picture };
  expect((await server.call(call, body, world.administrator.token)).code).toBe(400);
});

test("nobody else changes them, and nobody sends one into a chat that is not theirs", async () => {
  const { id } = await add("Roof");
  const member = world.member.token;
  for (const call of [
    server.call(callOf("sticker.add"), { name: "Mine", picture: SMALL_STICKER }, member),
    server.call(callOf("sticker.edit"), { id, name: "Mine" }, member),
    server.call(callOf("sticker.remove"), { id }, member),
  ])
    expect((await call).code).toBe(403);
  const sent = { dialogId: world.group.id, sticker: "done" as const };
  const call = callOf("message.sendSticker");
  expect((await server.call(call, sent, world.outsider.token)).code).toBe(-4003);
  expect((await server.call(call, sent)).code).toBe(401);
});

test("what was used and marked follows its person, and nobody else", async () => {
  const dialogId = world.group.id;
  await done(server, world.member, callOf("message.sendSticker"), { dialogId, sticker: "rain" });
  const mark = { key: "rain", favourite: 1 } as const;
  await done(server, world.member, callOf("sticker.mark"), mark);
  const rows = await server.parts.database.run(
    "select key, favourite, scope from sticker_uses where user_id = $1",
    [world.member.userId],
  );
  expect(rows).toEqual([{ key: "rain", favourite: 1, scope: `user:${world.member.userId}` }]);
});
