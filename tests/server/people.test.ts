import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listPlanUsers } from "#contract/calls/plan.ts";
import { getSetting, setUp } from "#contract/calls/system.ts";
import {
  acceptInvite,
  addInvite,
  claimDeviceNumber,
  getInvite,
  getUserInfo,
  listDevices,
  listInvites,
  login,
  logout,
  removeInvite,
} from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { INVITE_LIFE } from "#server/people/invites.ts";
import { addBrowser, addSomeone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";

const company = {
  company: "Harbour Bridge Builders",
  name: "Ada Stone",
  email: "Ada@Example.com",
  password: "a good password",
  language: "en",
  sample: false,
};
const clientId = "client-for-tests";

let server: TestServer;
let admin: { token: string; userId: number; deviceNumber: number };

beforeAll(async () => {
  server = await openTestServer();
  const { data } = await server.call(setUp, company);
  admin = data;
});
afterAll(async () => server.close());
// Each test calls from an address of its own, so that they do not use up each other's calls.
let tests = 0;
beforeEach(() => void (tests += 1));
const from = (host = 1) => ({ "x-forwarded-for": `10.0.${tests}.${host}` });

async function newLink(planId?: number) {
  const body = planId ? { planId } : {};
  const { data } = await server.call(addInvite, body, admin.token);
  return data;
}

function newcomer(code: string, email: string) {
  return {
    code,
    name: `Bo ${email.split("@")[0]}`.slice(0, 20),
    email,
    password: "another password",
    clientId,
  };
}

test("a server says whether it was set up, and cannot be set up a second time", async () => {
  const setting = await server.call(getSetting, {});
  expect(setting.data).toMatchObject({ ready: true, company: company.company, language: "en" });
  const again = await server.call(
    setUp,
    { ...company, email: "eve@example.com" },
    undefined,
    from(),
  );
  expect(again).toMatchObject({ status: 200, code: 409, reason: "setup.done" });
});

test("of several people who set up a server at the same moment one becomes its administrator", async () => {
  const empty = await openTestServer();
  const attempts = ["a", "b", "c"].map((name) =>
    empty.call(setUp, { ...company, email: `${name}@example.com` }),
  );
  const codes = (await Promise.all(attempts)).map((reply) => reply.code);
  expect(codes.toSorted((left, right) => left - right)).toEqual([200, 409, 409]);
  await empty.close();
});

test("whoever sets up is signed in as administrator on a browser with its own range of ids", async () => {
  const { data } = await server.call(getUserInfo, {}, admin.token);
  expect(data).toMatchObject({
    userId: admin.userId,
    nickname: "Ada Stone",
    email: "ada@example.com",
    isAdmin: true,
    identity: ["admin"],
  });
  expect(admin.deviceNumber).toBeGreaterThan(0);
});

test("signing in gives a new device, named after browser and system", async () => {
  const body = { email: " ADA@example.com", password: company.password, clientId };
  const agent =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
  const { data } = await server.call(login, body, undefined, { ...from(), "user-agent": agent });
  expect(data.deviceNumber).toBeGreaterThan(admin.deviceNumber);
  const devices = await server.call(listDevices, {}, data.token);
  expect(devices.data[0]).toMatchObject({ id: data.deviceNumber, name: "Chrome · Windows" });
});

test("a wrong password and an unknown address get the very same reply", async () => {
  const wrong = { email: "ada@example.com", password: "not the password", clientId };
  const known = await server.call(login, wrong, undefined, from());
  const unknown = await server.call(login, { ...wrong, email: "x@example.com" }, undefined, from());
  expect(known).toMatchObject({ status: 200, code: 400, reason: "user.loginFailed" });
  expect({ ...unknown, headers: {} }).toEqual({ ...known, headers: {} });
});

test("somebody who was shut out cannot sign in, and their open sessions are over", async () => {
  const link = await newLink();
  const joined = await server.call(
    acceptInvite,
    newcomer(link.code, "shut@example.com"),
    undefined,
    from(),
  );
  await server.parts.database.run("update users set disable_time = 1 where id = $1", [
    joined.data.userId,
  ]);
  const info = await server.call(getUserInfo, {}, joined.data.token);
  expect(info).toMatchObject({ status: 401, code: 401 });
  const body = { email: "shut@example.com", password: "another password", clientId };
  const again = await server.call(login, body, undefined, from());
  expect(again.reason).toBe("user.loginFailed");
});

test("too many calls from one address are refused with the time to wait", async () => {
  const code = "x".repeat(43);
  const replies = [];
  for (let attempt = 0; attempt <= (getInvite.perMinute ?? 0); attempt += 1)
    replies.push(await server.call(getInvite, { code }, undefined, from()));
  const refused = replies.at(-1);
  expect(replies.at(-2)?.reason).toBe("invite.gone");
  expect(refused).toMatchObject({ code: 429, status: 429, reason: "waitSeconds" });
  const seconds = Number(refused?.headers["retry-after"]);
  expect(refused?.data).toEqual({ count: seconds, retryAfter: seconds });
  expect(seconds).toBeGreaterThan(0);
  expect((await server.call(getInvite, { code }, undefined, from(2))).reason).toBe("invite.gone");
});

test("what one colleague does too often keeps no other waiting in the same office", async () => {
  const one = await addSomeone(server, "Busy");
  const other = await addSomeone(server, "Patient");
  const codes: number[] = [];
  for (let attempt = 0; attempt <= (claimDeviceNumber.perMinute ?? 0); attempt += 1)
    codes.push((await server.call(claimDeviceNumber, {}, one.token, from())).code);
  expect(codes.slice(-2)).toEqual([200, 429]);
  expect((await server.call(claimDeviceNumber, {}, one.token, from(2))).code).toBe(429);
  expect((await server.call(claimDeviceNumber, {}, other.token, from())).code).toBe(200);
});

test("passwords and tokens are not in the database", async () => {
  const texts = await server.parts.database.run<{ text: string }>(
    `select string_agg(row::text, ' ') as text from (
       select to_jsonb(c) as row from credentials c union all select to_jsonb(s) from sessions s
       union all select to_jsonb(i) from invites i
     ) as rows`,
  );
  const link = await newLink();
  for (const secret of [company.password, admin.token, link.code]) {
    expect(texts[0]?.text).not.toContain(secret);
  }
});

test("an invited person joins with their own password and the link is used up", async () => {
  const { code, invite } = await newLink();
  const info = await server.call(getInvite, { code }, undefined, from());
  expect(info.data).toMatchObject({ company: company.company, inviter: "Ada Stone" });
  const joined = await server.call(
    acceptInvite,
    newcomer(code, "bo@example.com"),
    undefined,
    from(),
  );
  expect(joined.data).toMatchObject({ nickname: "Bo bo", isAdmin: false, identity: [] });

  const again = await server.call(
    acceptInvite,
    newcomer(code, "cy@example.com"),
    undefined,
    from(),
  );
  expect(again).toMatchObject({ code: 404, reason: "invite.gone" });
  expect((await server.call(getInvite, { code }, undefined, from())).reason).toBe("invite.gone");
  const list = await server.call(listInvites, {}, admin.token);
  const used = list.data.find(({ id }) => id === invite.id);
  expect(used?.usedBy).toBe(joined.data.userId);
  expect(JSON.stringify(list.data)).not.toContain("code");

  const body = { email: "bo@example.com", password: "another password", clientId };
  expect((await server.call(login, body, undefined, from())).data.userId).toBe(joined.data.userId);
});

test("of two people who use one link at the same moment one gets in", async () => {
  const { code } = await newLink();
  const attempts = ["dee@example.com", "eli@example.com"].map((email) =>
    server.call(acceptInvite, newcomer(code, email), undefined, from()),
  );
  const codes = (await Promise.all(attempts)).map((reply) => reply.code);
  expect(codes.toSorted((left, right) => left - right)).toEqual([200, 404]);
});

test("an address that has an account cannot be used again, and the link stays good", async () => {
  const { code } = await newLink();
  const taken = newcomer(code, "ADA@example.com");
  const refused = await server.call(acceptInvite, taken, undefined, from());
  expect(refused).toMatchObject({ code: 400, reason: "user.emailTaken" });
  const other = newcomer(code, "fay@example.com");
  expect((await server.call(acceptInvite, other, undefined, from())).code).toBe(200);
});

test("a link is dead after seven days, and as soon as it is taken back", async () => {
  const old = await newLink();
  const revoked = await newLink();
  await server.call(removeInvite, { id: revoked.invite.id }, admin.token);
  const gone = await server.call(getInvite, { code: revoked.code }, undefined, from());
  expect(gone.reason).toBe("invite.gone");

  server.clock.now += INVITE_LIFE - 1;
  expect((await server.call(getInvite, { code: old.code }, undefined, from())).code).toBe(200);
  server.clock.now += 1;
  const late = newcomer(old.code, "gus@example.com");
  expect((await server.call(acceptInvite, late, undefined, from())).reason).toBe("invite.gone");
});

test("a link with a plan lets the newcomer into it, as its leader would", async () => {
  const plan = await server.call(callOf("plan.add"), { name: "North pier" }, admin.token);
  const { code } = await newLink(plan.data.id);
  const joined = await server.call(
    acceptInvite,
    newcomer(code, "hal@example.com"),
    undefined,
    from(),
  );
  const members = await server.call(listPlanUsers, { planId: plan.data.id }, joined.data.token);
  expect(members.data.map((member) => [member.userId, member.owner])).toEqual([
    [admin.userId, 1],
    [joined.data.userId, 0],
  ]);
});

test("nobody can invite into a plan that they are not in", async () => {
  const link = await newLink();
  const joined = await server.call(
    acceptInvite,
    newcomer(link.code, "ida@example.com"),
    undefined,
    from(),
  );
  const plan = await server.call(callOf("plan.add"), { name: "South pier" }, joined.data.token);
  const refused = await server.call(addInvite, { planId: plan.data.id }, admin.token);
  expect(refused).toMatchObject({ code: -4001, reason: "planGone" });
});

test("signing out ends the session of that browser and no other", async () => {
  const first = await addBrowser(server, admin.userId);
  const second = await addBrowser(server, admin.userId);
  expect((await server.call(logout, {}, first.token)).code).toBe(200);
  expect((await server.call(getUserInfo, {}, first.token)).code).toBe(401);
  const devices = await server.call(listDevices, {}, second.token);
  const ids = devices.data.map((device) => device.id);
  expect(ids).toContain(second.deviceId);
  expect(ids).not.toContain(first.deviceId);
});

test("a browser that was lost is signed out from another one", async () => {
  const lost = await addBrowser(server, admin.userId);
  const removed = await server.call(callOf("device.remove"), { id: lost.deviceId }, admin.token);
  expect(removed.code).toBe(200);
  expect((await server.call(getUserInfo, {}, lost.token)).code).toBe(401);
});

test("a session notes once a minute that it was used", async () => {
  const browser = await addBrowser(server, admin.userId);
  const lastTime = async () => {
    const [row] = await server.parts.database.run<{ time: number }>(
      "select last_time as time from sessions where device_id = $1",
      [browser.deviceId],
    );
    return row?.time;
  };
  const start = server.clock.now;
  server.clock.now = start + 59_000;
  await server.call(getUserInfo, {}, browser.token);
  expect(await lastTime()).toBe(start);
  server.clock.now = start + 61_000;
  await server.call(getUserInfo, {}, browser.token);
  expect(await lastTime()).toBe(start + 61_000);
});
