import { afterAll, beforeAll, expect, test } from "vitest";
import { searchMessages } from "#contract/calls/message-search.ts";
import { callOf } from "#contract/command-calls.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await openTestServer();
  world = await makeWorld(server);
});
afterAll(async () => server.close());

test("a record is found by what was said in it and what files it names, by whoever reads its chat", async () => {
  const dialogId = world.group.id;
  const said = await done(server, world.leader, callOf("message.sendText"), {
    dialogId,
    text: "The theodolite is in the container",
  });
  const file = { name: "Gauge.pdf", size: 3, md5: "900150983cd24fb0d6963f7d28e17f72" };
  const { message } = await done(server, world.leader, callOf("message.sendFile"), {
    dialogId,
    ...file,
  });
  const record = await done(server, world.leader, callOf("message.merge"), {
    dialogId: world.pair.id,
    msgId: [said.id, message.id],
  });
  const find = async (key: string, token: string) =>
    server.call(searchMessages, { key, dialogId: world.pair.id }, token);
  for (const key of ["theodolite", "gauge.pdf"]) {
    const { data } = await find(key, world.leader.token);
    expect(data.list.map(({ id }) => id)).toEqual([record.id]);
  }
  expect((await find("theodolite", world.outsider.token)).code).not.toBe(200);
});
