import { connect, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import { setEmail } from "#contract/calls/account.ts";
import { listPlans } from "#contract/calls/plan.ts";
import { syncPush } from "#contract/calls/sync.ts";
import { getHealth } from "#contract/calls/system.ts";
import { PROCESSOR_BUDGET } from "#server/processor/budget.ts";
import { CALL_PRICE } from "#server/processor/prices.ts";
import { eventually } from "./database/scratch.ts";
import { addBrowser, addSomeone, type Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

const HOUR = 3_600_000;
const LONGER = 12 * 1024 ** 2;

let server: TestServer;
let world: World;
let address: URL;

beforeAll(async () => {
  server = await openTestServer();
  world = await makeWorld(server);
  address = new URL(await server.listen());
});
afterAll(async () => server.close());

/** A line to the server, and what has come over it so far. */
async function openLine(): Promise<{ socket: Socket; heard: () => string; ended: Promise<void> }> {
  const socket = connect(Number(address.port), address.hostname);
  onTestFinished(() => void socket.destroy());
  let text = "";
  socket.on("data", (data) => (text += String(data)));
  const ended = new Promise<void>((resolve) => {
    socket.on("close", () => resolve());
    // Who goes on sending is told so by the line itself.
    socket.on("error", () => resolve());
  });
  await new Promise<void>((resolve) => socket.on("connect", () => resolve()));
  return { socket, heard: () => text, ended };
}

function headOf(
  path: string,
  token: string,
  length: number | "chunked",
  type = "application/json",
): string {
  const lines = [
    `POST ${path} HTTP/1.1`,
    `host: ${address.host}`,
    `content-type: ${type}`,
    `token: ${token}`,
    length === "chunked" ? "transfer-encoding: chunked" : `content-length: ${length}`,
  ];
  return `${lines.join("\r\n")}\r\n\r\n`;
}

test("of whoever is not let in a long body is not read to its end", async () => {
  const { socket, heard, ended } = await openLine();
  socket.write(headOf(syncPush.path, "a".repeat(43), 3_900_000));
  socket.write("[".repeat(64 * 1024));
  await eventually(() => heard().includes("signedOut"));
  expect(heard()).toMatch(/^HTTP\/1.1 401 /);
  await ended;
});

test.each([
  ["who is not let in", "401"],
  ["whose body is too long", "413"],
])("the answer reaches somebody %s, though they read it only after all is sent", async (...row) => {
  const [, status] = row;
  const token = status === "401" ? "a".repeat(43) : world.outsider.token;
  const { socket, heard } = await openLine();
  socket.pause();
  // Longer than what lies between the two without anybody reading it.
  socket.write(headOf(syncPush.path, token, LONGER));
  const sent = Promise.withResolvers<unknown>();
  socket.on("error", sent.resolve);
  socket.write("[".repeat(LONGER), sent.resolve);
  expect(await sent.promise).toBeFalsy();
  socket.resume();
  await eventually(() => heard().includes(`HTTP/1.1 ${status} `));
});

test("a short one is, and the line is good for the next call", async () => {
  const { socket, heard } = await openLine();
  const call = `${headOf(syncPush.path, "a".repeat(43), 2)}{}`;
  socket.write(call);
  await eventually(() => heard().includes("signedOut"));
  socket.write(call);
  await eventually(() => heard().split("HTTP/1.1 401 ").length === 3);
});

test("junk of a member is refused before all of it is there, and paid for as far as it came", async () => {
  const { userId, token } = world.member;
  const { processor } = server.parts;
  // What is left pays for a call, and not for a long body.
  processor.openBill(userId).charge(PROCESSOR_BUDGET - CALL_PRICE - 0.2);
  const { socket, heard, ended } = await openLine();
  socket.write(headOf(syncPush.path, token, 3_900_000));
  socket.write(`{"clientId":"a","entries":[${"[],".repeat(100_000)}`);
  await ended;
  expect(heard()).toMatch(/^HTTP\/1.1 413 /);
  expect(processor.waitOf(userId)).toBeGreaterThan(0);
});

/** Sends the beginning of a call, and once it is let in lets something happen before the rest comes. */
async function sendAround(
  { token, deviceId }: Someone,
  { path, body }: { path: string; body: object },
  meanwhile: () => Promise<unknown>,
): Promise<string> {
  const { socket, heard } = await openLine();
  const text = JSON.stringify(body);
  server.clock.now += HOUR;
  socket.write(headOf(path, token, text.length) + text.slice(0, 5));
  // Once they are let in, it is noted that their browser was heard of.
  await eventually(async () => {
    const noted = "select 1 from sessions where device_id = $1 and last_time = $2";
    const { database } = server.parts;
    return (await database.run(noted, [deviceId, server.clock.now])).length > 0;
  });
  await meanwhile();
  socket.write(text.slice(5));
  await eventually(() => heard().includes("HTTP/1.1 "));
  return heard();
}

test("whoever is signed out while their body is on its way does nothing with it", async () => {
  const { leader, plan } = world;
  const browser = await addBrowser(server, leader.userId);
  const body = { planId: plan.id, name: "Said too late" };
  const heard = await sendAround(browser, { path: callOf("task.add").path, body }, async () =>
    done(server, leader, callOf("device.remove"), { id: browser.deviceId }),
  );
  expect(heard).toMatch(/^HTTP\/1.1 401 /);
  const tasks = "select 1 from tasks where plan_id = $1 and name = 'Said too late'";
  expect(await server.parts.database.run(tasks, [plan.id])).toEqual([]);
});

test("nor does who administers no more with what only an administrator may", async () => {
  const rogue = await addSomeone(server, "Rogue", { isAdmin: true });
  const { administrator, leader } = world;
  const body = { userId: leader.userId, email: "rogue@example.com" };
  const heard = await sendAround(rogue, { path: setEmail.path, body }, async () =>
    done(server, administrator, callOf("user.setRole"), { id: rogue.userId, isAdmin: false }),
  );
  expect(heard).toMatch(/^HTTP\/1.1 403 /);
  const account = "select 1 from accounts where email = 'rogue@example.com' and id = $1";
  expect(await server.parts.database.run(account, [leader.userId])).toEqual([]);
});

test("whoever may still does with a slow body what they may", async () => {
  const { leader, plan } = world;
  const body = { planId: plan.id, name: "Said slowly" };
  const heard = await sendAround(leader, { path: callOf("task.add").path, body }, async () =>
    server.parts.database.run("select 1"),
  );
  expect(heard).toMatch(/^HTTP\/1.1 200 /);
});

test("nothing is unpacked that is small on its way and unfolds past every bound", async () => {
  const many = `{"clientId":"a","entries":[${"[],".repeat(100_000)}[]]}`;
  const deep = `{"clientId":"a","entries":${"[".repeat(40_000)}${"]".repeat(40_000)}}`;
  for (const text of [many, deep]) {
    const answer = await server.inject({
      method: "POST",
      url: syncPush.path,
      headers: {
        "content-type": "application/json",
        "content-encoding": "gzip",
        token: world.leader.token,
      },
      payload: gzipSync(text),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 400, reason: "parameterError" });
  }
});

test("whoever breaks off what they pack is told nothing of our insides", async () => {
  const { socket, heard } = await openLine();
  const text = "no packed text".repeat(10_000);
  const head = headOf(syncPush.path, world.leader.token, text.length);
  socket.write(head.replace("\r\n", "\r\ncontent-encoding: gzip\r\n"));
  socket.write(text);
  await eventually(() => heard().includes("\r\n\r\n"));
  expect(heard()).toMatch(/^HTTP\/1.1 400 /);
  expect(heard()).toContain('"reason":"parameterError"');
});

test("a long body of a type that nobody takes is not read to its end", async () => {
  const { socket, heard, ended } = await openLine();
  socket.write(headOf(syncPush.path, world.leader.token, 3_900_000, "text/plain"));
  socket.write("a".repeat(64 * 1024));
  await ended;
  expect(heard()).toMatch(/^HTTP\/1.1 415 /);
});

test.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=a"])(
  "nor is one as %s where the call takes JSON alone, however short it is",
  async (type) => {
    const { socket, heard } = await openLine();
    socket.write(headOf(syncPush.path, world.leader.token, 60_000, type));
    // It is refused before anything of it is there.
    await eventually(() => heard().includes("HTTP/1.1 415 "));
  },
);

test("what a client says of the body that it does not send keeps nothing from it", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const reply = await server.inject({ method: "GET", url: getHealth.path, headers });
  expect(reply.statusCode).toBe(200);
});

test("whoever does not say how long a body is pays for as much as came before it was too much", async () => {
  const stranger = await addSomeone(server, "Talker");
  const { processor } = server.parts;
  processor.openBill(stranger.userId).charge(PROCESSOR_BUDGET - CALL_PRICE - 0.2);
  const { socket, heard } = await openLine();
  socket.write(headOf(listPlans.path, stranger.token, "chunked"));
  const piece = "x".repeat(64 * 1024);
  socket.write(`9\r\n{"search"\r\n2\r\n:"\r\n`);
  for (let sent = 0; sent < 8; sent += 1)
    socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`);
  await eventually(() => heard().includes("HTTP/1.1 413 "));
  expect(processor.waitOf(stranger.userId)).toBeGreaterThan(0);
});
