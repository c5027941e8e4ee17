import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { askSession } from "#contract/calls/device.ts";
import { getUserInfo } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { LOST_SESSION_KEPT } from "#domain/limits.ts";
import { applyChanges } from "#server/commands/apply-changes.ts";
import { endOldSessions } from "#server/jobs/old-sessions.ts";
import { openEar } from "./make/ear.ts";
import { addBrowser, addSomeone, type Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done } from "./make/world.ts";

let server: TestServer;
let owner: Someone;
let lost: Someone;
let count = 0;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  count += 1;
  owner = await addSomeone(server, `Owner${count}`);
  lost = await addBrowser(server, owner.userId);
});
afterAll(async () => server.close());

const reasonOf = async ({ token }: Someone) => (await server.call(getUserInfo, {}, token)).reason;

test("a lost device is told so whenever it asks, and one that was signed out only that", async () => {
  const left = await addBrowser(server, owner.userId);
  await done(server, owner, callOf("device.remove"), { id: lost.deviceId, lost: true });
  await done(server, owner, callOf("device.remove"), { id: left.deviceId });
  expect(await reasonOf(lost)).toBe("deviceLost");
  expect(await reasonOf(left)).toBe("signedOut");
  expect(await reasonOf({ ...lost, token: "x".repeat(43) })).toBe("signedOut");
});

test("a browser may ask whether its session holds before it shows anything", async () => {
  const ask = async (token?: string) => (await server.call(askSession, {}, token)).data;
  expect(await ask(lost.token)).toEqual({ holds: true, lost: false });
  await done(server, owner, callOf("device.remove"), { id: lost.deviceId, lost: true });
  expect(await ask(lost.token)).toEqual({ holds: false, lost: true });
  const left = await addBrowser(server, owner.userId);
  await done(server, owner, callOf("device.remove"), { id: left.deviceId });
  expect(await ask(left.token)).toEqual({ holds: false, lost: false });
  expect(await ask()).toEqual({ holds: false, lost: false });
});

test("nobody reports somebody else's device as lost", async () => {
  const stranger = await addSomeone(server, `Stranger${count}`);
  const body = { id: lost.deviceId, lost: true };
  expect((await server.call(callOf("device.remove"), body, stranger.token)).code).toBe(400);
  expect((await server.call(callOf("device.remove"), body)).code).toBe(401);
  expect((await server.call(getUserInfo, {}, lost.token)).code).toBe(200);
});

test("its live line says it, also where a server has too much to tell", async () => {
  const word = { type: "error", code: 401, reason: "deviceLost" };
  const near = await openEar(server, lost);
  await done(server, owner, callOf("device.remove"), { id: lost.deviceId, lost: true });
  await expect.poll(() => near.frames).toContainEqual(word);
  near.leave();

  const other = await addBrowser(server, owner.userId);
  const far = await openEar(server, other);
  const by = { actorId: owner.userId, at: server.clock.now };
  await server.parts.database.transaction(async (tx) => {
    const change = { entity: "device", action: "lost", remove: other.deviceId } as const;
    await applyChanges(tx, [change], by);
    await tx.run("update space set head = head + 5000");
  });
  server.parts.hub.wake();
  await expect.poll(() => far.frames).toContainEqual(word);
  far.leave();
});

test("the server remembers it for half a year", async () => {
  await done(server, owner, callOf("device.remove"), { id: lost.deviceId, lost: true });
  server.clock.now += LOST_SESSION_KEPT;
  await endOldSessions(server.parts);
  expect(await reasonOf(lost)).toBe("deviceLost");
  server.clock.now += 1;
  await endOldSessions(server.parts);
  expect(await reasonOf(lost)).toBe("signedOut");
});
