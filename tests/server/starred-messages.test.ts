import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import { joinKey } from "#domain/id.ts";
import type { StarredMessage } from "#domain/message/star/starred-message.ts";
import { userScope } from "#domain/scope.ts";
import { applyChanges } from "#server/commands/apply-changes.ts";
import { enterLanes } from "#server/commands/lane.ts";
import { dropStars } from "#server/jobs/drop-stars.ts";
import { tableOf } from "#server/tables/registry.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

let server: TestServer;
let world: World;
let msgId: number;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  world = await makeWorld(server);
  const words = { dialogId: world.group.id, text: "The pump comes at seven" };
  msgId = (await done(server, world.leader, callOf("message.sendText"), words)).id;
  await done(server, world.member, callOf("message.star"), { msgId });
});
afterAll(async () => server.close());

const starOf = async (userId: number) =>
  tableOf("starredMessage").get(server.parts.database, joinKey(msgId, userId));

test("a star stays while its message stands, and is nobody else's", async () => {
  await dropStars(server.parts);
  expect(await starOf(world.member.userId)).toMatchObject({ preview: "The pump comes at seven" });
  expect(await starOf(world.leader.userId)).toBeUndefined();
});

test("what was taken back goes from where others had starred it", async () => {
  await done(server, world.leader, callOf("message.withdraw"), { msgId });
  await dropStars(server.parts);
  expect(await starOf(world.member.userId)).toBeUndefined();
  const gone = await server.parts.database.run<{ scope: string }>(
    "select scope from changes where entity = 'starredMessage' and row_id = $1 and action = 'delete'",
    [joinKey(msgId, world.member.userId)],
  );
  expect(gone).toEqual([{ scope: `user:${world.member.userId}` }]);
});

test("a star that was set while its message was taken back goes at the next look", async () => {
  const { member, leader } = world;
  const late = await starOf(member.userId);
  if (!late) throw new Error("There is no star");
  await done(server, member, callOf("message.star"), { msgId, remove: true });
  await done(server, leader, callOf("message.withdraw"), { msgId });
  await dropStars(server.parts);
  await putStar(late);
  await dropStars(server.parts);
  expect(await starOf(member.userId)).toBeUndefined();
});

test("a look reads what has changed, and not all the stars that stand", async () => {
  const { database } = server.parts;
  await dropStars(server.parts);
  // No line of the log says that this one was taken back.
  await database.run("update messages set withdraw_time = 1 where id = $1", [msgId]);
  await done(server, world.leader, callOf("message.sendText"), {
    dialogId: world.group.id,
    text: "Another one",
  });
  await dropStars(server.parts);
  expect(await starOf(world.member.userId)).toBeDefined();
  // A server that was started anew looks at all of them once.
  await dropStars({ ...server.parts, database: Object.create(database) });
  expect(await starOf(world.member.userId)).toBeUndefined();
});

/** A star as the rule sets it that has read its message before this was taken back. */
async function putStar(put: StarredMessage): Promise<void> {
  await server.parts.database.transaction(async (tx) => {
    await enterLanes(tx, [userScope(put.userId)]);
    const by = { actorId: put.userId, at: put.starTime };
    await applyChanges(tx, [{ entity: "starredMessage", action: "add", put }], by);
  });
}

test("the stars of a chat go with it", async () => {
  await done(server, world.leader, callOf("dialog.dissolve"), { dialogId: world.group.id });
  expect(await starOf(world.member.userId)).toBeUndefined();
});
