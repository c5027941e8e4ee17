import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addPasswordLink,
  changePassword,
  deleteAccount,
  resetPassword,
} from "#contract/calls/account.ts";
import { addDevice } from "#contract/calls/device.ts";
import { beginPasskey, beginTwoFactor } from "#contract/calls/sign-in.ts";
import { logout } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { free, guessesAt, wrong } from "./make/guesses.ts";
import { addBrowser, addSomeone, PASSWORD, type Someone } from "./make/people.ts";
import { setUpCompany } from "./make/site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";

const MINUTE = 60_000;
const NEW_PASSWORD = "another good password";

let server: TestServer;
let admin: Someone;
let bo: Someone;
let count = 0;

const { startOver, from, knock, guesses, browserOf } = guessesAt(() => server);

beforeAll(async () => {
  server = await openTestServer();
  admin = await setUpCompany(server);
});
afterAll(async () => server.close());
beforeEach(async () => {
  count = startOver();
  bo = await addSomeone(server, `Bo${count}`);
});

describe("a browser that is known", () => {
  test("has a count of its own, which a right password clears", async () => {
    const known = await browserOf(bo);
    expect(await guesses(free + 1, bo.email, { known })).toEqual([...wrong(free), 429]);
    const other = await browserOf(bo);
    expect((await knock(bo.email, PASSWORD, { known: other })).code).toBe(200);
    expect((await knock(bo.email, PASSWORD, { known })).code).toBe(429);
    server.clock.now += MINUTE;
    expect((await knock(bo.email, PASSWORD, { known })).code).toBe(200);
    expect(await guesses(free + 1, bo.email, { known })).toEqual([...wrong(free), 429]);
  });

  test("keeps its secret from one sign-in to the next", async () => {
    const known = await browserOf(bo);
    const again = await knock(bo.email, PASSWORD, { known });
    expect(again.data.knownDevice).toBe(known);
    expect((await knock(bo.email, PASSWORD)).data.knownDevice).not.toBe(known);
  });

  test("is one by the server's own secret alone, and for the account that it was given for", async () => {
    const foreign = await browserOf(await addSomeone(server, `Eve${count}`));
    await guesses(free, bo.email);
    for (const known of [foreign, "x".repeat(43), "", String(bo.deviceId)])
      expect((await knock(bo.email, PASSWORD, { known })).code, known).toBe(429);
    const own = await browserOf(bo);
    expect((await knock(bo.email, PASSWORD, { known: `${foreign},${own}` })).code).toBe(200);
  });

  test("is none any longer once its device is taken out from elsewhere, or the password was reset", async () => {
    const lost = await knock(bo.email, PASSWORD, { host: 2 });
    const known = await browserOf(bo);
    await server.call(callOf("device.remove"), { id: lost.data.deviceNumber }, bo.token);
    await guesses(free, bo.email);
    expect((await knock(bo.email, PASSWORD, { known: lost.data.knownDevice })).code).toBe(429);
    await resetOf(bo);
    expect((await knock(bo.email, NEW_PASSWORD, { known })).code).toBe(429);
  });

  test("is also the one on which somebody sets a new password by a link", async () => {
    await guesses(free, bo.email);
    const known = await resetOf(bo);
    expect((await knock(bo.email, NEW_PASSWORD)).code).toBe(429);
    expect((await knock(bo.email, NEW_PASSWORD, { known })).code).toBe(200);
  });

  test("is remembered for twenty of a person's at most", async () => {
    const first = await browserOf(bo);
    for (let host = 1; host <= 20; host += 1) {
      server.clock.now += 1;
      await browserOf(bo, host);
    }
    const [row] = await server.parts.database.run<{ count: number }>(
      "select count(*)::int as count from known_devices where user_id = $1",
      [bo.userId],
    );
    expect(row?.count).toBe(20);
    await guesses(free, bo.email, { host: 30 });
    expect((await knock(bo.email, PASSWORD, { host: 30, known: first })).code).toBe(429);
  });

  test("does not stand in the database by its secret", async () => {
    const known = await browserOf(bo);
    const [row] = await server.parts.database.run<{ text: string }>(
      "select string_agg(to_jsonb(k)::text, ' ') as text from known_devices k",
    );
    expect(row?.text).not.toContain(known);
  });
});

describe("somebody with a stolen session", () => {
  /** Every call that asks for the password, with a wrong one. */
  async function wrongPasswords(token: string): Promise<number[]> {
    const password = "not the password";
    const headers = from(50);
    const replies = [
      await server.call(
        changePassword,
        { current: password, password: NEW_PASSWORD, endOthers: true },
        token,
        headers,
      ),
      await server.call(beginTwoFactor, { password }, token, headers),
      await server.call(beginPasskey, { password }, token, headers),
      await server.call(deleteAccount, { email: bo.email, password }, token, headers),
    ];
    return replies.map(({ code }) => code);
  }

  test("has one budget of wrong passwords over all calls that ask for it, and over signing in there", async () => {
    const { data } = await knock(bo.email, PASSWORD);
    expect(await wrongPasswords(data.token)).toEqual(wrong(4));
    expect(await guesses(2, bo.email, { known: data.knownDevice })).toEqual(wrong(2));
    expect(await wrongPasswords(data.token)).toEqual(wrong(4));
    expect(await wrongPasswords(data.token)).toEqual([429, 429, 429, 429]);
    expect((await knock(bo.email, PASSWORD, { known: data.knownDevice })).code).toBe(429);
  });

  test("does not keep the right person waiting on their other devices", async () => {
    for (let round = 0; round < 3; round += 1) await wrongPasswords(bo.token);
    const other = await addBrowser(server, bo.userId);
    const begun = await server.call(beginTwoFactor, { password: PASSWORD }, other.token, from(50));
    expect(begun.code).toBe(200);
  });

  test("gains no tries by letting in more devices", async () => {
    for (let round = 0; round < 3; round += 1) await wrongPasswords(bo.token);
    const { data } = await server.call(addDevice, {}, bo.token, from(50));
    expect(await wrongPasswords(data.token)).toEqual([429, 429, 429, 429]);
    expect((await knock(bo.email, PASSWORD, { known: data.knownDevice })).code).toBe(429);
  });

  test("shares the count of the device that let theirs in no longer than they are signed in", async () => {
    const { data } = await server.call(addDevice, {}, bo.token, from(50));
    await server.call(logout, {}, data.token);
    expect(await guesses(2 * free, bo.email, { known: data.knownDevice })).toEqual([
      ...wrong(free),
      ...Array.from({ length: free }, () => 429),
    ]);
    const begun = await server.call(beginTwoFactor, { password: PASSWORD }, bo.token, from(50));
    expect(begun.code).toBe(200);
  });

  test("is asked for the password as often as they leave it out", async () => {
    for (let attempt = 0; attempt < free; attempt += 1) {
      const call = attempt % 2 ? beginTwoFactor : beginPasskey;
      expect((await server.call(call, {}, bo.token, from(50))).reason).toBe("signIn.passwordWrong");
    }
    expect((await server.call(beginTwoFactor, { password: PASSWORD }, bo.token)).code).toBe(200);
  });
});

/** Sets a new password by an administrator's link; by what the browser is known that did it. */
async function resetOf({ userId }: Someone): Promise<string | undefined> {
  const { data } = await server.call(addPasswordLink, { userId }, admin.token);
  const reset = await server.call(
    resetPassword,
    { code: data.code, password: NEW_PASSWORD },
    undefined,
    from(60),
  );
  expect(reset.code).toBe(200);
  return reset.data.knownDevice;
}
