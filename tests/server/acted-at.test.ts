import { afterAll, beforeAll, expect, test } from "vitest";
import { syncPull, syncPush } from "#contract/calls/sync.ts";
import { login } from "#contract/calls/user.ts";
import type { Message } from "#domain/message/message.ts";
import { browserSecrets } from "#server/people/browser-secrets.ts";
import { PASSWORD, type Someone } from "./make/people.ts";
import { Replica } from "./make/replica.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { makeWorld } from "./make/world.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let server: TestServer;
let entries = 0;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

async function push(token: string, call: string, data: unknown, at: number) {
  entries += 1;
  const entry = { n: entries, call, data, at };
  const body = { clientId: "client-of-times", entries: [entry] };
  const { data: reply } = await server.call(syncPush, body, token);
  return reply.results[0];
}

async function pull(token: string): Promise<void> {
  expect((await server.call(syncPull, { epoch: "", since: 0 }, token)).code).toBe(200);
}

/** Stays in contact for so long, as a browser without a socket does. */
async function stay(token: string, time: number): Promise<void> {
  const end = server.clock.now + time;
  for (; server.clock.now < end; server.clock.now += MINUTE) await pull(token);
}

async function messagesOf(someone: Someone, dialogId: number): Promise<Message[]> {
  const replica = await new Replica().pull(server, someone);
  const all = replica.of<Message>("message").filter((message) => message.dialogId === dialogId);
  return all.toSorted((left, right) => left.position - right.position);
}

test("a message is not withdrawn after a day by a browser that could have said so before", async () => {
  const { member, group } = await makeWorld(server);
  const sentAt = server.clock.now;
  const sent = await push(
    member.token,
    "message.sendText",
    { dialogId: group.id, text: "Oh" },
    sentAt,
  );
  const msgId = (sent?.data as Message | undefined)?.id ?? 0;
  server.clock.now += 20 * HOUR;
  await stay(member.token, 5 * HOUR);
  const result = await push(member.token, "message.withdraw", { msgId }, sentAt + HOUR);
  expect(result).toMatchObject({ state: "refused", reason: "message.withdrawLate" });
});

test("a message that was withdrawn in time on a browser without a line is withdrawn", async () => {
  const { leader, group } = await makeWorld(server);
  const sentAt = server.clock.now;
  const sent = await push(
    leader.token,
    "message.sendText",
    { dialogId: group.id, text: "Oh" },
    sentAt,
  );
  const msgId = (sent?.data as Message | undefined)?.id ?? 0;
  server.clock.now += 30 * HOUR;
  await pull(leader.token);
  const result = await push(leader.token, "message.withdraw", { msgId }, sentAt + HOUR);
  expect(result).toMatchObject({ state: "applied" });
});

test("what was done on a day without a line keeps its times, delivered bit by bit", async () => {
  const { leader, group } = await makeWorld(server);
  await pull(leader.token);
  const gone = server.clock.now;
  server.clock.now += 9 * HOUR;
  const times = [1, 3, 5, 7].map((hours) => gone + hours * HOUR);
  for (const at of times) {
    await pull(leader.token);
    await push(leader.token, "message.sendText", { dialogId: group.id, text: "Later" }, at);
    server.clock.now += 5 * MINUTE;
  }
  const messages = await messagesOf(leader, group.id);
  expect(messages.map(({ createTime }) => createTime)).toEqual(times);
});

test("nothing is older than the browser's last contact before it was away", async () => {
  const { leader, group } = await makeWorld(server);
  await stay(leader.token, 2 * HOUR);
  await pull(leader.token);
  const gone = server.clock.now;
  server.clock.now += 9 * HOUR;
  await push(leader.token, "message.sendText", { dialogId: group.id, text: "Old" }, gone - HOUR);
  const [message] = await messagesOf(leader, group.id);
  expect(message?.createTime).toBe(gone);
});

test("who has to sign in again keeps the times of what they did before, and no others", async () => {
  const { leader, group } = await makeWorld(server);
  await pull(leader.token);
  const gone = server.clock.now;
  server.clock.now += 50 * HOUR;
  const signIn = async (former: { userId: number; deviceNumber: number; proof: string }[]) => {
    const body = { email: leader.email, password: PASSWORD, clientId: "client-again", former };
    return (await server.call(login, body)).data as { token: string };
  };
  const range = { userId: leader.userId, deviceNumber: leader.deviceId };
  const { deviceProof } = browserSecrets(server.parts.sealer, range);
  const again = await signIn([{ ...range, proof: deviceProof }]);
  const elsewhere = await signIn([]);
  const words = { dialogId: group.id, text: "Offline" };
  await push(again.token, "message.sendText", words, gone + HOUR);
  await push(elsewhere.token, "message.sendText", words, gone + HOUR);
  const [kept, raised] = await messagesOf(leader, group.id);
  expect(kept?.createTime).toBe(gone + HOUR);
  expect(raised?.createTime).toBeGreaterThan(server.clock.now - HOUR);
});
