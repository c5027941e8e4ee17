import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listMessages } from "#contract/calls/dialog.ts";
import { setUp } from "#contract/calls/system.ts";
import { callOf } from "#contract/command-calls.ts";
import { sendDigests } from "#server/jobs/send-digests.ts";
import { startClockwork } from "#server/jobs/clockwork.ts";
import { eventually } from "./database/scratch.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";

const HOUR = 3_600_000;
const MOMENT = 10_000;

/** Lines to a mail server that takes every call and never says a word. */
const lines = new Set<Socket>();
const silent = createServer((socket) => {
  lines.add(socket);
  socket.resume();
  socket.on("close", () => lines.delete(socket));
  socket.on("error", () => undefined);
});
let server: TestServer;

beforeAll(async () => {
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  const place = silent.address();
  const port = typeof place === "object" ? place?.port : 0;
  const mail = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: "plans@site.example",
    appUrl: "https://plans.site.example",
  };
  server = await openTestServer(undefined, { mail });
  await server.call(setUp, {
    company: "Acme Build",
    name: "Ada Stone",
    email: "ada@example.com",
    password: "a good password",
    language: "en",
    sample: false,
  });
});
afterAll(async () => {
  await server.close();
  silent.close();
});

test("what people have put off is sent at its time, however long a mail server keeps us waiting", async () => {
  const { member, leader, group, task } = await makeWorld(server);
  const { clock, parts } = server;
  clock.now += HOUR - (clock.now % HOUR);
  const digestAt = new Date(clock.now + 60_000).toISOString().slice(11, 16);
  const digest = { digest: "daily", digestAt, timeZone: "UTC" } as const;
  await done(server, member, callOf("notify.save"), digest);
  const times: [number, number] = [clock.now - HOUR, clock.now + 60_000];
  await done(server, leader, callOf("task.edit"), { id: task.id, times });
  await sendDigests(parts);
  clock.now += 2 * 60_000;

  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const clockwork = startClockwork(parts);
  await eventually(() => lines.size > 0);
  const later = { dialogId: group.id, text: "Sweep the deck", time: clock.now + 60_000 };
  await done(server, member, callOf("message.schedule"), later);
  clock.now += 2 * 60_000;
  await eventually(async () => {
    vi.advanceTimersByTime(MOMENT);
    const asked = { dialogId: group.id };
    const { list } = await done(server, leader, listMessages, asked);
    return list.some(({ msg }) => msg.text === later.text);
  });
  // It still waits to hear from the mail server.
  expect(lines.size).toBe(1);
  for (const line of lines) line.destroy();
  await clockwork.close();
  vi.useRealTimers();
});
