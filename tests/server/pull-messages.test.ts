import { afterAll, beforeAll, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import { WINDOW_ROWS } from "#domain/limits.ts";
import type { Message } from "#domain/message/message.ts";
import { addSomeone, type Someone } from "./make/people.ts";
import { Replica } from "./make/replica.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

async function pulled(someone: Someone): Promise<Replica> {
  return new Replica().pull(server, someone);
}

test("of a long chat the newest messages come, as a window without a hole", async () => {
  const { leader, member, group } = await makeWorld(server);
  for (let index = 1; index <= WINDOW_ROWS + 15; index += 1) {
    await done(server, leader, callOf("message.sendText"), {
      dialogId: group.id,
      text: `Message ${index}`,
    });
  }
  const replica = await pulled(member);
  const held = replica.of<Message>("message").filter((row) => row.dialogId === group.id);
  expect(held.map((row) => row.position).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: WINDOW_ROWS }, (_, index) => index + 16),
  );
  const window = { dialogId: group.id, from: 16, to: WINDOW_ROWS + 15, alone: true };
  expect(replica.windows).toContainEqual(window);
});

test("an older message that was edited comes with the newest ones", async () => {
  const { leader, member, group } = await makeWorld(server);
  const first = await done(server, leader, callOf("message.sendText"), {
    dialogId: group.id,
    text: "First",
  });
  for (let index = 1; index <= WINDOW_ROWS + 5; index += 1) {
    await done(server, leader, callOf("message.sendText"), {
      dialogId: group.id,
      text: `Message ${index}`,
    });
  }
  const replica = await pulled(member);
  expect(replica.rows.get("message")?.has(first.id)).toBe(false);
  await done(server, leader, callOf("message.setEmoji"), { msgId: first.id, symbol: "👍" });
  await replica.pull(server, member);
  const row = replica.rows.get("message")?.get(first.id) as Message | undefined;
  expect(row?.emoji).toEqual([{ symbol: "👍", userIds: [leader.userId] }]);
  expect(replica.windows).toHaveLength(1);
});

test("an unread mention far up in a chat comes with the first pull", async () => {
  const { leader, member, group } = await makeWorld(server);
  const text = `<@${member.userId}> please call`;
  const call = await done(server, leader, callOf("message.sendText"), { dialogId: group.id, text });
  for (let index = 1; index <= WINDOW_ROWS + 5; index += 1) {
    await done(server, leader, callOf("message.sendText"), {
      dialogId: group.id,
      text: `Message ${index}`,
    });
  }
  const replica = await pulled(member);
  expect(replica.rows.get("message")?.has(call.id)).toBe(true);
  const window = { dialogId: group.id, from: call.position, to: call.position };
  expect(replica.windows).toContainEqual(window);
  const author = await pulled(leader);
  expect(author.rows.get("message")?.has(call.id)).toBe(false);
});

test("chats enough for many pages all come with their windows", async () => {
  const { leader } = await makeWorld(server);
  const friend = await addSomeone(server, "Friend");
  const groups: number[] = [];
  for (let index = 0; index < 90; index += 1) {
    const body = { name: `Group ${index}`, userId: [friend.userId] };
    const { id } = await done(server, leader, callOf("dialog.addGroup"), body);
    groups.push(id);
    const texts = Array.from({ length: WINDOW_ROWS }, (_, n) => `Message ${n}`);
    await Promise.all(
      texts.map(async (text) =>
        done(server, leader, callOf("message.sendText"), { dialogId: id, text }),
      ),
    );
  }
  const replica = await pulled(friend);
  expect(replica.pages).toBeGreaterThan(1);
  expect(replica.windows.map((window) => window.dialogId).toSorted((a, b) => a - b)).toEqual(
    groups.toSorted((a, b) => a - b),
  );
  expect(replica.of("message")).toHaveLength(90 * WINDOW_ROWS);
});

test("who is let into a group later sees its newest messages", async () => {
  const { leader, outsider, group } = await makeWorld(server);
  await done(server, leader, callOf("message.sendText"), { dialogId: group.id, text: "Before" });
  const replica = await pulled(outsider);
  await done(server, leader, callOf("dialog.addGroupUsers"), {
    dialogId: group.id,
    userId: [outsider.userId],
  });
  await replica.pull(server, outsider);
  expect(replica.of<Message>("message").map((row) => row.msg.text)).toEqual(["Before"]);
});
