import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { listPlans } from "#contract/calls/plan.ts";
import { callOf } from "#contract/command-calls.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { makeWorld } from "./make/world.ts";

let server: TestServer;
let port: number;

beforeAll(async () => {
  server = await openTestServer(undefined, { silenceMax: 600 });
  port = Number(new URL(await server.listen()).port);
});
afterAll(async () => server.close());

/** A line on which somebody says so much and then nothing. */
function say(text: string): { socket: Socket; heard(): string; ended: Promise<unknown> } {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let heard = "";
  socket.on("data", (data) => (heard += data.toString()));
  socket.on("error", () => undefined);
  socket.write(text);
  return { socket, heard: () => heard, ended: once(socket, "close") };
}

function head(path: string, token: string, length: number): string {
  return [
    `POST ${path} HTTP/1.1`,
    "host: site",
    "content-type: application/json",
    `content-length: ${length}`,
    `${TOKEN_HEADER}: ${token}`,
    "\r\n",
  ].join("\r\n");
}

test("a body that comes no further ends, and so does a request that is never finished", async () => {
  const { leader } = await makeWorld(server);
  const lines = [
    say(`${head(listPlans.path, leader.token, 100)}{"current"`),
    say("POST /api/plan/list HTTP/1.1\r\nhost: si"),
    say(""),
  ];
  await Promise.all(lines.map(async ({ ended }) => ended));
  expect(lines.map(({ heard }) => heard().includes("200 OK"))).toEqual([false, false, false]);
});

test("a call on which the server works is not slow, however long that takes", async () => {
  const { leader, plan } = await makeWorld(server);
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: held, resolve: holds } = Promise.withResolvers<void>();
  const holder = server.parts.database.transaction(async (tx) => {
    await tx.run("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`plan:${plan.id}`]);
    holds();
    await free;
  });
  await held;
  const body = JSON.stringify({ planId: plan.id, name: "Late" });
  const patient = say(head(callOf("task.add").path, leader.token, body.length) + body);
  await once(patient.socket, "connect");
  // Lines that were silent from then on have ended, one after the other.
  await say("").ended;
  await say("").ended;
  letGo();
  await holder;
  await once(patient.socket, "data");
  expect(patient.heard()).toContain("200 OK");
});
