import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  beginTwoFactor,
  confirmTwoFactor,
  loginSecond,
  renewRecovery,
} from "#contract/calls/sign-in.ts";
import { KNOWN_DEVICE_HEADER } from "#contract/headers.ts";
import { guessesAt } from "./make/guesses.ts";
import { addSomeone, PASSWORD, type Someone } from "./make/people.ts";
import { setUpCompany } from "./make/site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";

let server: TestServer;
let bo: Someone;
/** By what a browser of Bo's is known. */
let known: string;
/** Of Bo's authenticator app. */
let secret: string;

const { startOver, from, knock, browserOf } = guessesAt(() => server);

beforeAll(async () => {
  server = await openTestServer();
  await setUpCompany(server);
});
afterAll(async () => server.close());
beforeEach(async () => {
  bo = await addSomeone(server, `Bo${startOver()}`);
  known = await browserOf(bo);
  const begun = await server.call(beginTwoFactor, { password: PASSWORD }, bo.token);
  secret = begun.data.secret;
  const confirmed = await server.call(confirmTwoFactor, { code: rightCode() }, bo.token);
  expect(confirmed.code, confirmed.msg).toBe(200);
  // The next code is another one.
  server.clock.now += 60_000;
});

function rightCode(): string {
  return new TOTP({ secret }).generate({ timestamp: server.clock.now });
}

/** The password is right, and the second step is open. */
async function newStep(): Promise<string> {
  const { data } = await knock(bo.email, PASSWORD);
  return (data as unknown as { step: string }).step;
}

/** Brings a proof to a step, each time from another address. */
let host = 0;
async function bring(step: string, proof: { code?: string; recovery?: string }, browser = "") {
  host = (host + 1) % 200;
  const headers = { ...from(host), ...(browser && { [KNOWN_DEVICE_HEADER]: browser }) };
  const body = { step, clientId: "client-for-tests", ...proof };
  return server.call(loginSecond, body, undefined, headers);
}

const wrong = { code: "000000" };

test("one wrong code may be a slip; each further one doubles the wait, from any address and with any step", async () => {
  const steps = [await newStep(), await newStep()];
  expect((await bring(steps[0] ?? "", wrong)).reason).toBe("signIn.codeWrong");
  for (const [attempt, seconds] of [1, 2, 4, 8].entries()) {
    const step = steps[attempt % 2] ?? "";
    expect((await bring(step, wrong)).reason).toBe("signIn.codeWrong");
    const waits = await bring(step, { code: rightCode() });
    expect(waits).toMatchObject({ status: 429, reason: "waitSeconds" });
    expect(waits.data).toEqual({ count: seconds, retryAfter: seconds });
    expect(waits.headers["retry-after"]).toBe(String(seconds));
    server.clock.now += seconds * 1_000;
  }
  expect((await bring(steps[0] ?? "", { code: rightCode() })).code).toBe(200);
});

test("a right one clears what was counted, and a wrong recovery code counts like any other", async () => {
  for (const seconds of [0, 1, 2]) {
    await bring(await newStep(), wrong);
    server.clock.now += seconds * 1_000;
  }
  expect((await bring(await newStep(), { code: rightCode() })).code).toBe(200);
  const refused = await bring(await newStep(), { recovery: "0000-0000-0000" });
  expect(refused.reason).toBe("signIn.codeWrong");
  expect((await bring(await newStep(), wrong)).reason).toBe("signIn.codeWrong");
  expect((await bring(await newStep(), wrong)).data).toEqual({ count: 1, retryAfter: 1 });
});

test("whoever has the password and guesses at codes keeps nobody waiting on a browser that was theirs", async () => {
  const step = await newStep();
  for (const seconds of [0, 1, 2, 4, 8]) {
    await bring(step, wrong);
    server.clock.now += seconds * 1_000;
  }
  await bring(step, wrong);
  expect((await bring(step, { code: rightCode() })).code).toBe(429);
  expect((await bring(step, { code: rightCode() }, known)).code).toBe(200);
});

test("a browser that is known has waits of its own", async () => {
  const step = await newStep();
  await bring(step, wrong, known);
  expect((await bring(step, wrong, known)).reason).toBe("signIn.codeWrong");
  expect((await bring(step, { code: rightCode() }, known)).code).toBe(429);
  expect((await bring(step, { code: rightCode() })).code).toBe(200);
});

test("codes asked for in a session wait like those of a sign-in", async () => {
  const proof = { password: PASSWORD, ...wrong };
  await server.call(renewRecovery, proof, bo.token);
  expect((await server.call(renewRecovery, proof, bo.token)).reason).toBe("signIn.codeWrong");
  const waits = await server.call(renewRecovery, { ...proof, code: rightCode() }, bo.token);
  expect(waits).toMatchObject({ status: 429, data: { retryAfter: 1 } });
  server.clock.now += 1_000;
  const renewed = await server.call(renewRecovery, { ...proof, code: rightCode() }, bo.token);
  expect(renewed.code).toBe(200);
});
