import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { getVersion } from "#contract/calls/system.ts";
import { login } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { buildApp } from "#server/app.ts";
import { eventually } from "./database/scratch.ts";
import type { Someone } from "./make/people.ts";
import { setUpCompany } from "./make/site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done } from "./make/world.ts";

let server: TestServer;
let administrator: Someone;
/** The same server once more, with a log that the test reads. */
let logged: FastifyInstance;
const lines: string[] = [];
let isClockBroken = false;

beforeAll(async () => {
  server = await openTestServer();
  administrator = await setUpCompany(server);
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const now = () => {
    if (isClockBroken) throw new Error("There is no time");
    return server.parts.now();
  };
  logged = (await buildApp({ ...server.parts, log, now })).fastify;
});
afterAll(async () => {
  await logged.close();
  await server.close();
});

async function setDebug(debug: boolean): Promise<void> {
  await done(server, administrator, callOf("setting.save"), { debug });
  server.clock.now += 60_000;
}

async function signInWrongly(): Promise<void> {
  await logged.inject({
    method: "POST",
    url: login.path,
    payload: { email: "ada@example.com", password: "guessed at", clientId: "client-of-hers" },
  });
}

test("nothing is noted of calls as long as nobody asks for it", async () => {
  await logged.inject({ method: "GET", url: getVersion.path });
  await logged.inject({ method: "GET", url: "/" });
  expect(lines).toEqual([]);
});

test("what fails is noted by the name of its call, without the secret that an address may be", async () => {
  isClockBroken = true;
  await logged.inject({ method: "GET", url: "/api/calendar/feed/secret-of-hers.ics" });
  isClockBroken = false;
  expect(lines.splice(0).join("")).toMatch(/"call":"\/api\/calendar\/feed\/:file".*A call failed/);
});

test("while the company debugs, the log tells of each call, without what was in it", async () => {
  await setDebug(true);
  await logged.inject({ method: "GET", url: `${getVersion.path}?x=secret` });
  await signInWrongly();
  await eventually(() => lines.length === 2);
  const [first, second] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(first).toMatchObject({ call: getVersion.path, status: 200 });
  expect(second).toMatchObject({ call: login.path, reason: "user.loginFailed" });
  expect(lines.join("")).not.toMatch(/secret|ada@|guessed/);
});

test("it ends when the company has enough of it", async () => {
  await setDebug(false);
  await signInWrongly();
  await logged.inject({ method: "GET", url: getVersion.path });
  expect(lines).toHaveLength(2);
});

test("what the far end of a socket does wrong ends that socket, and is not logged as our fault", async () => {
  const address = await logged.listen({ host: "127.0.0.1", port: 0 });
  lines.length = 0;
  const socket = new WebSocket(
    `${address.replace("http", "ws")}/ws?action=web&token=none&language=en`,
  );
  const heard: string[] = [];
  socket.on("error", () => undefined);
  socket.on("close", (code) => void heard.push(`closed ${code}`));
  socket.on("open", () => socket.send("x".repeat(70_000)));
  await eventually(() => heard.length > 0);
  expect(lines).toEqual([]);
});
