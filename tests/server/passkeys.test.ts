import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginTwoFactor,
  confirmTwoFactor,
  editPasskey,
  getSecurity,
  loginSecond,
  loginSecondPasskey,
  passkeyLogin,
  removePasskey,
  resetTwoFactor,
} from "#contract/calls/sign-in.ts";
import { getUserInfo, login } from "#contract/calls/user.ts";
import { PASSKEYS_MAX } from "#domain/limits.ts";
import { FAILURES_NOTED } from "#server/people/sign-in.ts";
import { PASSKEY_STEP_LIFE } from "#server/people/passkeys/passkey-login.ts";
import { Authenticator } from "./make/authenticator.ts";
import { addSomeone, type Someone } from "./make/people.ts";
import { quickHash } from "./make/quick-hash.ts";
import { setUpCompany } from "./make/site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";

const password = "a good password";
const passwordHash = quickHash(password);
const clientId = "client-for-tests";
const origin = "https://plans.example.com";

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
  bo = await addSomeone(server, `Bo${count}`, { passwordHash });
});

/** As a proxy with a certificate hands calls on, from an address for each test. */
const at = (host = "plans.example.com") => ({
  "x-forwarded-for": `10.4.${count}.1`,
  "x-forwarded-proto": "https",
  host,
});

async function begin(someone = bo) {
  const { data, msg } = await server.call(beginPasskey, { password }, someone.token, at());
  expect(data, msg).toBeDefined();
  return data;
}

/** Makes a passkey of somebody's. */
async function add(someone = bo, key = new Authenticator(origin)) {
  const { step, options } = await begin(someone);
  const body = { step, passkey: key.create(options), name: "Phone" };
  const { data, msg } = await server.call(addPasskey, body, someone.token, at());
  expect(data, msg).toBeDefined();
  return { key, passkey: data };
}

async function knock(
  key: Authenticator,
  oddity: Parameters<Authenticator["get"]>[1] = {},
  place = at(),
) {
  const { data } = await server.call(beginPasskeyLogin, {}, undefined, place);
  const body = { step: data.step, passkey: key.get(data.options, oddity), clientId };
  return server.call(passkeyLogin, body, undefined, place);
}

test("a passkey signs in without e-mail and password", async () => {
  const { key, passkey } = await add();
  server.clock.now += 1_000;
  const signedIn = await knock(key);
  expect(signedIn.data.userId).toBe(bo.userId);
  expect((await server.call(getUserInfo, {}, signedIn.data.token)).code).toBe(200);
  const { data } = await server.call(getSecurity, {}, bo.token);
  expect(data.passkeys).toEqual([{ ...passkey, name: "Phone", lastTime: server.clock.now }]);
});

test("making one takes the password, and what the browser is asked for knows its owner", async () => {
  const refused = await server.call(beginPasskey, { password: "wrong" }, bo.token, at());
  expect(refused.reason).toBe("signIn.passwordWrong");
  const { options } = await begin();
  expect(options).toMatchObject({
    rp: { id: "plans.example.com", name: "Harbour Bridge Builders" },
    user: { name: bo.email },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
});

test("an authenticator that did not make sure of its owner does not take the password's place", async () => {
  const { key } = await add();
  expect((await knock(key, { verified: false })).reason).toBe("signIn.passkeyWrong");
  const { step, options } = await begin();
  const passkey = new Authenticator(origin).create(options, { verified: false });
  const made = await server.call(addPasskey, { step, passkey, name: "Key" }, bo.token, at());
  expect(made.reason).toBe("signIn.passkeyNotMade");
});

test("what another page or another domain asked for proves nothing", async () => {
  const { key } = await add();
  const page = { origin: "https://plans.example.org" };
  expect((await knock(key, page)).reason).toBe("signIn.passkeyWrong");
  const place = at("plans.example.org");
  expect((await knock(key, page, place)).reason).toBe("signIn.passkeyWrong");
  const { step, options } = await begin();
  const passkey = new Authenticator(origin).create(options, page);
  const made = await server.call(addPasskey, { step, passkey, name: "Key" }, bo.token, at());
  expect(made.reason).toBe("signIn.passkeyNotMade");
});

test("an operator who names the app's address is believed before the caller", async () => {
  const named = await openTestServer(undefined, { publicUrl: `${origin}/` });
  const { data } = await named.call(beginPasskeyLogin, {}, undefined, at("evil.example"));
  expect(data.options).toMatchObject({ rpId: "plans.example.com" });
  await named.close();
  const odd = await server.call(beginPasskeyLogin, {}, undefined, at("a b\\c"));
  expect(odd.data.options).toMatchObject({ rpId: "localhost" });
});

test("a copy of a passkey is found out by its counter", async () => {
  const { key } = await add();
  expect((await knock(key)).code).toBe(200);
  expect((await knock(key, { stuck: true })).reason).toBe("signIn.passkeyWrong");
  expect((await knock(key)).code).toBe(200);
});

test("an authenticator that counts nothing is welcome every time", async () => {
  const { key } = await add();
  expect((await knock(key, { stuck: true })).code).toBe(200);
  expect((await knock(key, { stuck: true })).code).toBe(200);
});

test("an answer is good once and for five minutes", async () => {
  const { key } = await add();
  const { data } = await server.call(beginPasskeyLogin, {}, undefined, at());
  const body = { step: data.step, passkey: key.get(data.options), clientId };
  expect((await server.call(passkeyLogin, body, undefined, at())).code).toBe(200);
  expect((await server.call(passkeyLogin, body, undefined, at())).reason).toBe(
    "signIn.passkeyWrong",
  );
  const later = await server.call(beginPasskeyLogin, {}, undefined, at());
  const late = { step: later.data.step, passkey: key.get(later.data.options), clientId };
  server.clock.now += PASSKEY_STEP_LIFE;
  expect((await server.call(passkeyLogin, late, undefined, at())).reason).toBe(
    "signIn.passkeyWrong",
  );
});

test("nonsense and strangers' passkeys are refused alike", async () => {
  const stranger = new Authenticator(origin);
  expect((await knock(stranger)).reason).toBe("signIn.passkeyWrong");
  const { key } = await add();
  const { data } = await server.call(beginPasskeyLogin, {}, undefined, at());
  const { id } = key.get(data.options);
  const body = { step: data.step, passkey: { id, response: { signature: "?" } }, clientId };
  expect((await server.call(passkeyLogin, body, undefined, at())).reason).toBe(
    "signIn.passkeyWrong",
  );
});

test("a passkey that was refused stands in the audit log, however often it is tried only so often", async () => {
  // Those who are not known share what is noted in a minute.
  server.clock.now += 2 * 60_000;
  const noted = async () =>
    server.parts.database.run<{ userId: number; detail: object }>(
      `select user_id as "userId", detail from audit where kind = 'signInFailed' and at = $1`,
      [server.clock.now],
    );
  await knock(new Authenticator(origin));
  expect(await noted()).toEqual([{ userId: 0, detail: { factor: "passkey" } }]);
  for (let tries = 0; tries <= FAILURES_NOTED; tries += 1) {
    await knock(new Authenticator(origin), {}, { ...at(), "x-forwarded-for": `10.5.${tries}.1` });
  }
  expect(await noted()).toHaveLength(FAILURES_NOTED);
});

test("who was shut out does not come in by a passkey either", async () => {
  const { key } = await add();
  await server.parts.database.run("update users set disable_time = 1 where id = $1", [bo.userId]);
  expect((await knock(key)).reason).toBe("signIn.passkeyWrong");
});

test("what one person began another does not finish, and no passkey has two owners", async () => {
  const other = await addSomeone(server, `Other${count}`, { passwordHash });
  const { step, options } = await begin();
  const body = { step, passkey: new Authenticator(origin).create(options), name: "Key" };
  expect((await server.call(addPasskey, body, other.token, at())).reason).toBe(
    "signIn.passkeyNotMade",
  );
  const { key } = await add();
  const again = await begin(other);
  const taken = { step: again.step, passkey: key.create(again.options), name: "Key" };
  expect((await server.call(addPasskey, taken, other.token, at())).reason).toBe(
    "signIn.passkeyNotMade",
  );
});

test("passkeys are named, renamed and removed by their owner alone", async () => {
  const { key, passkey } = await add();
  const other = await addSomeone(server, `Other${count}`, { passwordHash });
  const renamed = { id: passkey.id, name: "Site office key" };
  expect((await server.call(editPasskey, renamed, other.token)).reason).toBe("signIn.passkeyGone");
  expect((await server.call(editPasskey, renamed, bo.token)).data).toEqual({
    ...passkey,
    ...renamed,
  });
  const { id } = passkey;
  expect((await server.call(removePasskey, { id }, other.token)).reason).toBe("signIn.passkeyGone");
  expect((await server.call(removePasskey, { id }, bo.token)).data).toEqual({ id });
  expect((await knock(key)).reason).toBe("signIn.passkeyWrong");
  expect((await server.call(getSecurity, {}, bo.token)).data.passkeys).toEqual([]);
});

test("there is an end to the number of passkeys", async () => {
  await server.parts.database.run(
    `insert into passkeys select n, $1::bigint, 'filler' || n, 'plans.example.com', '', 0, '[]', 'Key', 0, 0
     from generate_series($2::bigint, $2::bigint + $3::int - 1) as n`,
    [bo.userId, server.parts.mint.nextId() + 1_000, PASSKEYS_MAX],
  );
  const refused = await server.call(beginPasskey, { password }, bo.token, at());
  expect(refused).toMatchObject({ code: 400, reason: "signIn.passkeysMax" });
});

/** Has an authenticator app guard somebody's account; answers its secret. */
async function guard(someone: Someone): Promise<void> {
  const { data } = await server.call(beginTwoFactor, { password }, someone.token, at());
  const code = new TOTP({ secret: data.secret }).generate({ timestamp: server.clock.now });
  const { code: reply } = await server.call(confirmTwoFactor, { code }, someone.token, at());
  expect(reply).toBe(200);
}

test("after the password a passkey serves as second factor, whether or not it asks its owner", async () => {
  const { key } = await add();
  await guard(bo);
  const knocked = await server.call(
    login,
    { email: bo.email, password, clientId },
    undefined,
    at(),
  );
  expect(knocked.data).toEqual({ step: expect.any(String), passkey: true });
  const { step } = knocked.data as unknown as { step: string };
  const asked = await server.call(loginSecondPasskey, { step }, undefined, at());
  const own = { id: key.get(asked.data.options).id };
  expect(asked.data.options).toMatchObject({ allowCredentials: [own] });
  const foreign = await add(await addSomeone(server, `Other${count}`, { passwordHash }));
  const wrong = { step, passkey: foreign.key.get(asked.data.options), clientId };
  expect((await server.call(loginSecond, wrong, undefined, at())).reason).toBe(
    "signIn.passkeyWrong",
  );
  const right = { step, passkey: key.get(asked.data.options, { verified: false }), clientId };
  expect((await server.call(loginSecond, right, undefined, at())).data.userId).toBe(bo.userId);
});

test("a passkey alone is two factors: no second step follows", async () => {
  const { key } = await add();
  await guard(bo);
  expect((await knock(key)).data.userId).toBe(bo.userId);
});

test("what an administrator resets takes the passkeys along", async () => {
  const { key } = await add();
  await server.call(resetTwoFactor, { userId: bo.userId }, admin.token, at());
  expect((await knock(key)).reason).toBe("signIn.passkeyWrong");
});
