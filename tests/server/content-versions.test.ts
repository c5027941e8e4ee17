import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import { listContentVersions } from "#contract/calls/task.ts";
import { TASK_GONE } from "#domain/refusal.ts";
import { ONE_WRITING } from "#domain/task/log/log-limits.ts";
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

const write = async (who: Someone, text: string) =>
  done(server, who, callOf("task.edit"), { id: world.task.id, content: `<p>${text}</p>` });
const former = async (who: Someone, before?: number) =>
  done(server, who, listContentVersions, { taskId: world.task.id, before });
const texts = ({ records }: { records: readonly { content: string }[] }) =>
  records.map(({ content }) => content);

test("what a description said before is kept, with who wrote it, for whoever may read the task", async () => {
  const { leader, member, outsider, task } = world;
  await write(member, "By eleven");
  await write(leader, "By ten");
  await write(leader, "By ten");
  const found = await former(member);
  expect(found).toMatchObject({
    records: [
      { version: 2, content: "<p>By eleven</p>", userId: member.userId },
      { version: 1, content: "<p>By noon</p>", userId: leader.userId },
    ],
    more: false,
  });
  expect(texts(await former(member, 2))).toEqual(["<p>By noon</p>"]);
  const refused = await server.call(listContentVersions, { taskId: task.id }, outsider.token);
  expect(refused.code).toBe(TASK_GONE);
});

test("what one person writes in a short time is one version, and the last of it is what is kept", async () => {
  const { leader, member } = world;
  await write(member, "One");
  await write(member, "One, two");
  await write(member, "One, two, three");
  // All three are what stands: before them was only the leader's.
  expect(texts(await former(leader))).toEqual(["<p>By noon</p>"]);
  await write(leader, "Four");
  expect(texts(await former(leader))).toEqual(["<p>One, two, three</p>", "<p>By noon</p>"]);
});

test("whoever writes on for longer than that leaves versions on the way", async () => {
  const { leader, member } = world;
  await write(member, "One");
  await write(member, "Two");
  await server.parts.database.run(
    "update content_versions set since = since - $1 where task_id = $2 and user_id = $3",
    [ONE_WRITING, world.task.id, member.userId],
  );
  await write(member, "Three");
  await write(leader, "Four");
  expect(texts(await former(leader))).toEqual(["<p>Three</p>", "<p>One</p>", "<p>By noon</p>"]);
});
