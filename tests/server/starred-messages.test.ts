import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import { joinKey } from "#domain/id.ts";
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

test("the stars of a chat go with it", async () => {
  await done(server, world.leader, callOf("dialog.dissolve"), { dialogId: world.group.id });
  expect(await starOf(world.member.userId)).toBeUndefined();
});
