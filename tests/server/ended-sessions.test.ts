import { afterAll, beforeAll, expect, test } from "vitest";
import { giveTicket } from "#contract/calls/sync.ts";
import { getUserInfo } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import type { User } from "#domain/user/user.ts";
import { applyChanges } from "#server/commands/apply-changes.ts";
import { readHead } from "#server/tables/own/space.ts";
import { eventually } from "./database/scratch.ts";
import { openEar } from "./make/ear.ts";
import { addBrowser, type Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";
import { tableOf } from "#server/tables/registry.ts";

const SESSION_ENDED = 4401;

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

/** Somebody's line that notes with which codes it was closed. */
async function openLine(someone: Pick<Someone, "userId" | "deviceId">) {
  const ear = await openEar(server, someone);
  const closed: number[] = [];
  ear.listener.line.close = (code) => {
    closed.push(code);
    ear.leave();
  };
  return { ...ear, closed };
}

async function changeUser(userId: number, change: Partial<User>): Promise<void> {
  const { database, hub, now } = server.parts;
  const user = await tableOf("user").get(database, userId);
  if (!user) throw new Error("There is nobody with this id");
  const put = { ...user, ...change };
  await database.transaction(async (tx) =>
    applyChanges(tx, [{ entity: "user", action: "update", put }], { actorId: userId, at: now() }),
  );
  hub.wake();
}

test.each(["disableTime", "deleteTime"] as const)(
  "with %s set all lines of a person are closed at once, and nobody else's",
  async (field) => {
    const { leader, member } = await makeWorld(server);
    const second = await addBrowser(server, member.userId);
    const lines = [await openLine(member), await openLine(second)];
    const other = await openLine(leader);
    await changeUser(member.userId, { [field]: server.clock.now });
    await other.heard(await readHead(server.parts.database));
    for (const line of lines) {
      expect(line.closed).toEqual([SESSION_ENDED]);
      expect(line.frames.at(-1)).toMatchObject({ type: "error", code: 401 });
    }
    expect(other.closed).toEqual([]);
    expect((await server.call(getUserInfo, {}, member.token)).code).toBe(401);
    other.leave();
  },
);

test("a person who changes their name stays connected", async () => {
  const { member } = await makeWorld(server);
  const line = await openLine(member);
  await changeUser(member.userId, { nickname: "Renamed" });
  await line.heard(await readHead(server.parts.database));
  expect(line.closed).toEqual([]);
  line.leave();
});

test("a device that is revoked loses its line, and the person's other one keeps it", async () => {
  const { member } = await makeWorld(server);
  const second = await addBrowser(server, member.userId);
  const lost = await openLine(second);
  const kept = await openLine(member);
  await done(server, member, callOf("device.remove"), { id: second.deviceId });
  await kept.heard(await readHead(server.parts.database));
  expect(lost.closed).toEqual([SESSION_ENDED]);
  expect(kept.closed).toEqual([]);
  kept.leave();
});

test("in news that are too many to tell nobody who is out keeps hearing", async () => {
  const { leader, member, outsider, plan } = await makeWorld(server);
  const { database } = server.parts;
  const second = await addBrowser(server, outsider.userId);
  const revoked = await openLine(second);
  const removed = await openLine(member);
  const before = await readHead(database);
  // Another server did all of this between two looks of this one.
  await database.transaction(async (tx) => {
    const by = { actorId: outsider.userId, at: server.clock.now };
    await applyChanges(tx, [{ entity: "device", action: "delete", remove: second.deviceId }], by);
    await tx.run("update space set head = head + 5000");
  });
  await done(server, leader, callOf("plan.removeUsers"), {
    planId: plan.id,
    userId: [member.userId],
  });
  await removed.heard(await readHead(database));
  expect(await readHead(database)).toBeGreaterThan(before + 5_000);
  expect(revoked.closed).toEqual([SESSION_ENDED]);
  const count = removed.dataFrames().length;
  await done(server, leader, callOf("task.add"), { planId: plan.id, name: "Not for everybody" });
  await removed.heard(await readHead(database));
  expect(removed.dataFrames()).toHaveLength(count);
  removed.leave();
});

test("who is signed out while they ask for a socket is told so", async () => {
  const { member } = await makeWorld(server);
  const { database } = server.parts;
  const { token, deviceId } = await addBrowser(server, member.userId);
  let asked: ReturnType<typeof server.call> | undefined;
  await database.transaction(async (tx) => {
    await tx.run("delete from devices where id = $1", [deviceId]);
    asked = server.call(giveTicket, {}, token);
    await eventually(isSomebodyWaiting);
  });
  expect(await asked).toMatchObject({ status: 200, code: 401, reason: "signedOut" });
});

async function isSomebodyWaiting(): Promise<boolean> {
  const waiting = await server.parts.database.run(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return waiting.length > 0;
}
