import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addPasswordLink, resetPassword } from "#contract/calls/account.ts";
import {
  beginTwoFactor,
  confirmTwoFactor,
  getSecurity,
  listGuarded,
  loginSecond,
  loginSecondPasskey,
  removeTwoFactor,
  renewRecovery,
  resetTwoFactor,
} from "#contract/calls/sign-in.ts";
import { getUserInfo, login } from "#contract/calls/user.ts";
import { SECOND_STEP } from "#contract/envelope.ts";
import { SECOND_STEP_LIFE } from "#server/people/guards/admit.ts";
import { warnOfForeignSeals } from "#server/people/guards/foreign-seals.ts";
import { openSealer } from "#server/people/guards/secret-key.ts";
import { addSomeone, type Someone } from "./make/people.ts";
import { quickHash } from "./make/quick-hash.ts";
import { setUpCompany } from "./make/site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";

const password = "a good password";
const passwordHash = quickHash(password);
const clientId = "client-for-tests";
const MINUTE = 60_000;

let server: TestServer;
let admin: Someone;
let bo: Someone;
let count = 0;

beforeAll(async () => {
  server = await openTestServer();
  admin = await setUpCompany(server);
});
afterAll(async () => server.close());
beforeEach(async () => {
  count += 1;
  server.clock.now += 10 * MINUTE;
  bo = await addSomeone(server, `Bo${count}`, { passwordHash });
});

/** Each test calls from an address of its own, so that they do not use up each other's calls. */
const from = () => ({ "x-forwarded-for": `10.2.${count}.1` });

const codeOf = (secret: string, timestamp = server.clock.now) =>
  new TOTP({ secret }).generate({ timestamp });

async function begin(someone: Someone) {
  return server.call(beginTwoFactor, { password }, someone.token, from());
}

/** Has an authenticator app guard somebody's account; its code was used half a minute ago. */
async function guard(someone: Someone): Promise<{ secret: string; recovery: string[] }> {
  const { data } = await begin(someone);
  const code = codeOf(data.secret);
  const confirmed = await server.call(confirmTwoFactor, { code }, someone.token, from());
  expect(confirmed.code, confirmed.msg).toBe(200);
  server.clock.now += MINUTE;
  return { secret: data.secret, recovery: confirmed.data.recovery };
}

/** E-mail and password; what the server says then. */
async function knock({ email }: Someone) {
  return server.call(login, { email, password, clientId }, undefined, from());
}

async function stepFor(someone: Someone): Promise<string> {
  const { data } = await knock(someone);
  return (data as unknown as { step: string }).step;
}

async function bring(step: string, proof: { code?: string; recovery?: string }) {
  return server.call(loginSecond, { step, clientId, ...proof }, undefined, from());
}

test("nothing is guarded before a code of the app has confirmed the secret", async () => {
  const { data } = await begin(bo);
  expect(data.address).toMatch(
    /^otpauth:\/\/totp\/Harbour%20Bridge%20Builders:bo\d+%40example\.com\?/,
  );
  expect((await knock(bo)).code).toBe(200);
  const wrong = await server.call(confirmTwoFactor, { code: "000000" }, bo.token, from());
  expect(wrong.reason).toBe("signIn.codeWrong");
  expect((await knock(bo)).code).toBe(200);
});

test("the password alone no longer signs in; the code of the app completes it", async () => {
  const { secret } = await guard(bo);
  const asked = await knock(bo);
  expect(asked).toMatchObject({ status: 200, code: SECOND_STEP, reason: "signIn.secondStep" });
  expect(asked.data).toEqual({ step: expect.any(String), passkey: false });
  const step = (asked.data as unknown as { step: string }).step;
  const signedIn = await bring(step, { code: codeOf(secret) });
  expect(signedIn.data.userId).toBe(bo.userId);
  expect((await server.call(getUserInfo, {}, signedIn.data.token)).code).toBe(200);
  expect((await bring(step, { code: codeOf(secret) })).reason).toBe("signIn.stepGone");
});

test("a code works once, also for another sign-in, and an older one not after it", async () => {
  const { secret } = await guard(bo);
  const first = await stepFor(bo);
  const second = await stepFor(bo);
  const code = codeOf(secret);
  const before = codeOf(secret, server.clock.now - 30_000);
  expect((await bring(first, { code })).code).toBe(200);
  expect((await bring(second, { code })).reason).toBe("signIn.codeWrong");
  expect((await bring(second, { code: before })).reason).toBe("signIn.codeWrong");
  server.clock.now += 30_000;
  expect((await bring(second, { code: codeOf(secret) })).code).toBe(200);
});

test("of two who bring the same code at the same moment one is signed in", async () => {
  const { secret } = await guard(bo);
  const steps = [await stepFor(bo), await stepFor(bo)];
  const code = codeOf(secret);
  const replies = await Promise.all(steps.map(async (step) => bring(step, { code })));
  const codes = replies.map((reply) => reply.code);
  expect(codes.toSorted((left, right) => left - right)).toEqual([200, 400]);
});

test("a clock may be half a minute off, and no more", async () => {
  const { secret } = await guard(bo);
  server.clock.now += MINUTE;
  const step = await stepFor(bo);
  const old = codeOf(secret, server.clock.now - MINUTE);
  expect((await bring(step, { code: old })).reason).toBe("signIn.codeWrong");
  const late = codeOf(secret, server.clock.now - 30_000);
  expect((await bring(step, { code: late })).code).toBe(200);
});

test("ten recovery codes are shown once; each works once, however it is typed", async () => {
  const { recovery } = await guard(bo);
  expect(recovery).toHaveLength(10);
  const [first = "", second = ""] = recovery;
  const typed = ` ${first.toUpperCase().replaceAll("-", " ")}`;
  expect((await bring(await stepFor(bo), { recovery: typed })).code).toBe(200);
  expect((await bring(await stepFor(bo), { recovery: first })).reason).toBe("signIn.codeWrong");
  expect((await bring(await stepFor(bo), { recovery: second })).code).toBe(200);
  const info = await server.call(getSecurity, {}, bo.token);
  expect(info.data).toEqual({ password: true, twoFactor: true, recoveryLeft: 8, passkeys: [] });
});

test("secrets and recovery codes are not in the database", async () => {
  const { secret, recovery } = await guard(bo);
  const step = await stepFor(bo);
  const [row] = await server.parts.database.run<{ text: string }>(
    `select string_agg(row::text, ' ') as text from (
       select to_jsonb(f) as row from second_factors f union all select to_jsonb(r) from recovery_codes r
       union all select to_jsonb(s) from sign_in_steps s
     ) as rows`,
  );
  for (const text of [
    secret,
    step,
    ...recovery,
    ...recovery.map((code) => code.replaceAll("-", "")),
  ])
    expect(row?.text).not.toContain(text);
});

test("the second step is open for five minutes and not for somebody who was shut out meanwhile", async () => {
  const { secret } = await guard(bo);
  const late = await stepFor(bo);
  server.clock.now += SECOND_STEP_LIFE;
  expect((await bring(late, { code: codeOf(secret) })).reason).toBe("signIn.stepGone");
  const step = await stepFor(bo);
  await server.parts.database.run("update users set disable_time = 1 where id = $1", [bo.userId]);
  expect((await bring(step, { code: codeOf(secret) })).reason).toBe("signIn.stepGone");
});

test("an invented step, and a proof of nothing, bring nobody in", async () => {
  await guard(bo);
  const invented = "x".repeat(43);
  expect((await bring(invented, { code: "123456" })).reason).toBe("signIn.stepGone");
  expect((await bring(await stepFor(bo), {})).reason).toBe("signIn.codeWrong");
  const asked = await server.call(loginSecondPasskey, { step: invented }, undefined, from());
  expect(asked.reason).toBe("signIn.stepGone");
});

test("an open session is not enough to begin, to renew or to end it", async () => {
  const refused = await server.call(beginTwoFactor, { password: "wrong" }, bo.token, from());
  expect(refused.reason).toBe("signIn.passwordWrong");
  expect((await server.call(beginTwoFactor, {}, bo.token, from())).reason).toBe(
    "signIn.passwordWrong",
  );
  const { secret } = await guard(bo);
  const code = codeOf(secret);
  for (const call of [renewRecovery, removeTwoFactor]) {
    const wrongPassword = { password: "wrong", code };
    expect((await server.call(call, wrongPassword, bo.token, from())).reason).toBe(
      "signIn.passwordWrong",
    );
    const wrongCode = { password, code: "000000" };
    expect((await server.call(call, wrongCode, bo.token, from())).reason).toBe("signIn.codeWrong");
  }
  expect((await begin(bo)).reason).toBe("signIn.twoFactorOn");
});

test("new recovery codes take the place of the ones from before", async () => {
  const { secret, recovery } = await guard(bo);
  const proof = { password, code: codeOf(secret) };
  const renewed = await server.call(renewRecovery, proof, bo.token, from());
  const [before = ""] = recovery;
  const [after = ""] = renewed.data.recovery;
  expect((await bring(await stepFor(bo), { recovery: before })).reason).toBe("signIn.codeWrong");
  expect((await bring(await stepFor(bo), { recovery: after })).code).toBe(200);
});

test("a new password by a link does not spare the second step", async () => {
  await guard(bo);
  const link = await server.call(addPasswordLink, { userId: bo.userId }, admin.token, from());
  const body = { code: link.data.code, password };
  expect((await server.call(resetPassword, body, undefined, from())).code).toBe(200);
  expect((await knock(bo)).code).toBe(SECOND_STEP);
});

test("ended with password and code, the password alone signs in again", async () => {
  const { secret, recovery } = await guard(bo);
  const step = await stepFor(bo);
  const proof = { password, code: codeOf(secret) };
  expect((await server.call(removeTwoFactor, proof, bo.token, from())).code).toBe(200);
  expect((await knock(bo)).code).toBe(200);
  expect((await bring(step, { recovery: recovery[0] ?? "" })).reason).toBe("signIn.stepGone");
  expect((await server.call(removeTwoFactor, proof, bo.token, from())).reason).toBe(
    "signIn.twoFactorOff",
  );
});

test("administrators see who is guarded, and help somebody who lost phone and codes", async () => {
  await guard(bo);
  const list = await server.call(listGuarded, {}, admin.token, from());
  expect(list.data).toContainEqual({ userId: bo.userId, twoFactor: true, passkeys: 0 });
  const reset = await server.call(resetTwoFactor, { userId: bo.userId }, admin.token, from());
  expect(reset.data).toEqual({ userId: bo.userId });
  expect((await knock(bo)).code).toBe(200);
  const after = await server.call(listGuarded, {}, admin.token, from());
  expect(after.data.map(({ userId }) => userId)).not.toContain(bo.userId);
});

test("an administrator's own guard takes password and code to end, and nobody resets nobody", async () => {
  const own = await server.call(resetTwoFactor, { userId: admin.userId }, admin.token, from());
  expect(own.reason).toBe("signIn.ownReset");
  const nobody = await server.call(resetTwoFactor, { userId: 9_999 }, admin.token, from());
  expect(nobody.reason).toBe("userUnknown");
});

test("a server with another key says so at its start; recovery codes help until it has the right one", async () => {
  const { secret, recovery } = await guard(bo);
  const said: string[] = [];
  const other = { ...server.parts, sealer: await openSealer("", "the key of another server") };
  const log = Object.assign(Object.create(server.parts.log) as typeof server.parts.log, {
    warn: (text: string) => said.push(text),
  });
  await warnOfForeignSeals({ ...other, log });
  expect(said.join()).toContain("SECRET_KEY");
  await server.parts.database.run("update second_factors set secret = $2 where user_id = $1", [
    bo.userId,
    other.sealer.seal(secret, `second-factor:${bo.userId}`),
  ]);
  const step = await stepFor(bo);
  expect((await bring(step, { code: codeOf(secret) })).reason).toBe("signIn.codeWrong");
  expect((await bring(step, { recovery: recovery[0] ?? "" })).code).toBe(200);
});

test("the audit log tells of each change and of each wrong code, and of no secret", async () => {
  const { secret } = await guard(bo);
  const step = await stepFor(bo);
  await bring(step, { code: "000000" });
  await bring(step, { recovery: "0000-0000-0000" });
  const proof = { password, code: codeOf(secret) };
  await server.call(removeTwoFactor, { ...proof, code: "000000" }, bo.token, from());
  await server.call(removeTwoFactor, proof, bo.token, from());
  await guard(bo);
  await server.call(resetTwoFactor, { userId: bo.userId }, admin.token, from());
  const lines = await server.parts.database.run<{ kind: string; detail: object; by: number }>(
    `select kind, detail, user_id as by from audit
     where (user_id = $1 and kind <> 'signIn') or target_id = $1 order by id`,
    [bo.userId],
  );
  expect(lines).toEqual([
    { kind: "twoFactor", detail: { on: true }, by: bo.userId },
    { kind: "signInFailed", detail: { factor: "app" }, by: bo.userId },
    { kind: "signInFailed", detail: { factor: "recovery" }, by: bo.userId },
    { kind: "twoFactor", detail: { factor: "app" }, by: bo.userId },
    { kind: "twoFactor", detail: { on: false }, by: bo.userId },
    { kind: "twoFactor", detail: { on: true }, by: bo.userId },
    { kind: "twoFactor", detail: { on: false, name: `Bo${count}` }, by: admin.userId },
  ]);
});
