import { afterAll, beforeAll, expect, test } from "vitest";
import { exportAudit, listAudit } from "#contract/calls/administration.ts";
import { syncPush } from "#contract/calls/sync.ts";
import { getSetting, listColumnTemplates, listPriorities, setUp } from "#contract/calls/system.ts";
import { addInvite, getUserInfo, login, removeInvite } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { AUDIT_KEPT } from "#domain/limits.ts";
import { pruneOld } from "#server/jobs/retention.ts";
import { eventually } from "./database/scratch.ts";
import { addBrowser, type Someone } from "./make/people.ts";
import { openEar } from "./make/ear.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

const ada = { email: "ada@example.com", password: "a good password" };
let server: TestServer;
let world: World;
let administrator: Someone;

beforeAll(async () => {
  server = await openTestServer();
  const { data } = await server.call(setUp, {
    company: "Harbour Bridge Builders",
    name: "Ada Stone",
    ...ada,
    language: "en",
    sample: false,
  });
  administrator = { ...data, email: ada.email, deviceId: data.deviceNumber };
  world = await makeWorld(server);
});
afterAll(async () => server.close());

/** The newest line of the audit log. */
async function newestLine(filter = {}) {
  const { records } = await done(server, administrator, listAudit, { size: 1, ...filter });
  return records[0];
}

test("a disabled person is signed out everywhere at once and cannot sign in until restored", async () => {
  const first = world.newcomer;
  const second = await addBrowser(server, first.userId);
  const ear = await openEar(server, second);
  await done(server, administrator, callOf("user.setDisabled"), {
    id: first.userId,
    disabled: true,
  });
  for (const { token } of [first, second]) {
    expect((await server.call(getUserInfo, {}, token)).status).toBe(401);
  }
  await eventually(() => ear.frames.some(({ type }) => type === "error"));
  expect(await newestLine()).toMatchObject({
    kind: "disable",
    userId: administrator.userId,
    targetId: first.userId,
  });

  await done(server, administrator, callOf("user.setDisabled"), {
    id: first.userId,
    disabled: false,
  });
  // The right is back, the old sessions are not.
  expect((await server.call(getUserInfo, {}, first.token)).status).toBe(401);
  expect(await newestLine()).toMatchObject({ kind: "restore", targetId: first.userId });
});

test("a disabled account is refused in the words of a wrong password", async () => {
  const { leader } = world;
  await server.call(
    callOf("user.setRole"),
    { id: leader.userId, isAdmin: true },
    administrator.token,
  );
  await server.call(
    callOf("user.setDisabled"),
    { id: administrator.userId, disabled: true },
    leader.token,
  );
  const caller = { clientId: "client-one" };
  const refused = await server.call(login, { ...ada, ...caller });
  const wrong = await server.call(login, { ...ada, ...caller, password: "another one" });
  expect(refused.reason).toBe("user.loginFailed");
  expect(refused.msg).toBe(wrong.msg);
  await done(server, leader, callOf("user.setDisabled"), {
    id: administrator.userId,
    disabled: false,
  });
  const again = await server.call(login, { ...ada, ...caller });
  expect(again.code).toBe(200);
  administrator = { ...administrator, token: again.data.token };
  await done(server, administrator, callOf("user.setRole"), { id: leader.userId, isAdmin: false });
});

test("two administrators who demote each other at the same moment leave one", async () => {
  const { leader } = world;
  await done(server, administrator, callOf("user.setRole"), {
    id: world.administrator.userId,
    isAdmin: false,
  });
  await done(server, administrator, callOf("user.setRole"), { id: leader.userId, isAdmin: true });
  const [one, other] = await Promise.all([
    server.call(callOf("user.setRole"), { id: leader.userId, isAdmin: false }, administrator.token),
    server.call(callOf("user.setRole"), { id: administrator.userId, isAdmin: false }, leader.token),
  ]);
  expect(new Set([one.code, other.code])).toEqual(new Set([200, 403]));
  const stays = one.code === 200 ? administrator : leader;
  const own = await server.call(
    callOf("user.setRole"),
    { id: stays.userId, isAdmin: false },
    stays.token,
  );
  expect(own.reason).toBe("user.lastAdministrator");
  if (stays === leader) {
    await done(server, leader, callOf("user.setRole"), { id: administrator.userId, isAdmin: true });
    await done(server, administrator, callOf("user.setRole"), {
      id: leader.userId,
      isAdmin: false,
    });
  }
});

test("what an outbox brings is held to the same rights", async () => {
  const entry = { n: 1, call: "user.setRole", at: server.clock.now };
  const data = { id: world.member.userId, isAdmin: true };
  const { results } = await done(server, world.member, syncPush, {
    clientId: "client-outbox",
    entries: [{ ...entry, data }],
  });
  expect(results[0]).toMatchObject({ state: "refused", code: 403, reason: "adminOnly" });
});

test("two moves that would make a circle together: the second one is refused", async () => {
  const add = async (name: string) =>
    done(server, administrator, callOf("department.add"), { name });
  const [site, office] = [await add("Site"), await add("Office")];
  const [one, other] = await Promise.all([
    server.call(
      callOf("department.move"),
      { id: site.id, parentId: office.id },
      administrator.token,
    ),
    server.call(
      callOf("department.move"),
      { id: office.id, parentId: site.id },
      administrator.token,
    ),
  ]);
  expect([one.reason ?? "", other.reason ?? ""].toSorted()).toEqual(["", "unit.cycle"]);
});

test("anybody may ask for what the company has set, by the names of the specification", async () => {
  const before = await server.call(getSetting, {});
  expect(before.data).toMatchObject({
    start_home: false,
    e2e_message: false,
    task_default_time: { start: "09:00", end: "18:00" },
    debug: false,
  });
  await done(server, administrator, callOf("setting.save"), {
    name: "South Yard",
    taskDefaultStart: "07:30",
    debug: true,
  });
  const after = await server.call(getSetting, {});
  expect(after.data).toMatchObject({
    company: "South Yard",
    task_default_time: { start: "07:30", end: "18:00" },
    debug: true,
  });
  expect(await newestLine({ kind: "setting" })).toMatchObject({
    userId: administrator.userId,
    detail: { name: "South Yard", taskDefaultStart: "07:30", debug: true },
  });
});

test("signing in is noted with address and browser, failing with neither name nor password", async () => {
  const address = { "x-forwarded-for": "203.0.113.7", "user-agent": "Mozilla/5.0 Firefox/140.0" };
  const clientId = "client-one";
  await server.call(login, { ...ada, clientId }, undefined, address);
  expect(await newestLine()).toMatchObject({
    kind: "signIn",
    userId: administrator.userId,
    address: "203.0.113.7",
    device: "Firefox",
  });
  await server.call(login, { ...ada, clientId, password: "wrong" }, undefined, address);
  expect(await newestLine()).toMatchObject({ kind: "signInFailed", userId: administrator.userId });
  const secret = { email: "my-secret-password", password: "", clientId };
  await server.call(login, secret, undefined, address);
  const unknown = await newestLine();
  expect(unknown).toMatchObject({ kind: "signInFailed", userId: 0, detail: {} });
  expect(JSON.stringify(unknown)).not.toContain("secret");
});

test("invitations and removed plans are noted, with what they were called", async () => {
  const { invite } = await done(server, administrator, addInvite, { note: "for Omar" });
  expect(await newestLine()).toMatchObject({ kind: "inviteAdd", detail: { note: "for Omar" } });
  await done(server, administrator, removeInvite, { id: invite.id });
  expect(await newestLine()).toMatchObject({ kind: "inviteRemove", targetId: invite.id });
  await done(server, world.leader, callOf("plan.remove"), { planId: world.plan.id });
  expect(await newestLine()).toMatchObject({
    kind: "planRemove",
    userId: world.leader.userId,
    detail: { name: "Pier 4" },
  });
});

test("what is refused leaves no line", async () => {
  const before = await newestLine();
  const own = { id: administrator.userId, disabled: true };
  const refused = await server.call(callOf("user.setDisabled"), own, administrator.token);
  expect(refused.reason).toBe("user.disableSelf");
  expect(await newestLine()).toEqual(before);
});

test("the log is asked by person, kind and time, page after page", async () => {
  const { records: all } = await done(server, administrator, listAudit, {});
  const first = await done(server, administrator, listAudit, { size: 3 });
  const before = first.records.at(-1)?.id ?? 0;
  const second = await done(server, administrator, listAudit, { size: 3, before });
  expect([...first.records, ...second.records]).toEqual(all.slice(0, 6));
  expect(first.more).toBe(true);

  const roles = await done(server, administrator, listAudit, { kind: "role" });
  expect(new Set(roles.records.map(({ kind }) => kind))).toEqual(new Set(["role"]));
  const { userId } = world.newcomer;
  const about = await done(server, administrator, listAudit, { userId });
  expect(about.records.map(({ kind }) => kind)).toEqual(["restore", "disable"]);
  const later = await done(server, administrator, listAudit, { from: server.clock.now + 1 });
  expect(later).toEqual({ records: [], more: false });
});

test("as a table it runs nothing in a spreadsheet, and taking it is a line of its own", async () => {
  await done(server, administrator, callOf("setting.save"), { name: '=HYPERLINK("x")' });
  await done(server, administrator, addInvite, { note: 'with "quotes", and commas' });
  const { csv, truncated } = await done(server, administrator, exportAudit, { kind: "inviteAdd" });
  expect(truncated).toBe(false);
  const [head, newest] = csv.split("\r\n");
  expect(head).toBe('"time","kind","user","userName","target","detail","address","device"');
  expect(newest).toContain('"inviteAdd"');
  expect(newest).toContain('""note"":""with \\""quotes\\"", and commas""');
  expect(await newestLine()).toMatchObject({ kind: "export", detail: { what: "audit" } });
});

test("everybody reads the company's priorities and column templates in their language; an administrator edits them", async () => {
  const { leader } = world;
  const shipped = await done(server, leader, listPriorities, {});
  expect(shipped.map(({ color, days }) => [color, days])).toEqual([
    ["red", 1],
    ["orange", 3],
    ["blue", 5],
    ["indigo", 0],
  ]);
  await done(server, administrator, callOf("priority.save"), {
    list: [
      { priority: 6, name: "Work stands", color: "purple", days: 2 },
      { priority: 1, color: "red", days: 1 },
    ],
  });
  expect(await newestLine({ kind: "setting" })).toMatchObject({ detail: { priorities: 2 } });
  expect(await done(server, leader, listPriorities, {})).toEqual([
    { priority: 6, name: "Work stands", color: "purple", days: 2 },
    { priority: 1, name: "Important and urgent", color: "red", days: 1 },
  ]);
  await done(server, administrator, callOf("columnTemplate.save"), {
    list: [{ name: "Tender", columns: ["Asked", "In"] }, { shipped: "office" }],
  });
  expect(await done(server, leader, listColumnTemplates, {})).toMatchObject([
    { name: "Blank", columns: [] },
    { name: "Tender", columns: ["Asked", "In"] },
    { name: "Office", columns: ["To do", "Doing", "Waiting for others", "Done"] },
  ]);
});

test("lines are kept for 400 days", async () => {
  const { now } = server.clock;
  server.clock.now = now + AUDIT_KEPT - 86_400_000;
  const again = await server.call(login, { ...ada, clientId: "client-one" });
  await pruneOld(server.parts);
  const kept = await server.call(listAudit, { to: now + 1 }, again.data.token);
  expect(kept.data.records.length).toBeGreaterThan(0);
  server.clock.now = now + AUDIT_KEPT + 86_400_000;
  await server.call(login, { ...ada, clientId: "client-one" });
  await pruneOld(server.parts);
  const gone = await server.call(listAudit, { to: now + 1 }, again.data.token);
  expect(gone.data).toEqual({ records: [], more: false });
});
