import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  beginSingleSignOn,
  beginTwoFactor,
  confirmTwoFactor,
  finishSingleSignOn,
  getSecurity,
  loginSecond,
} from "#contract/calls/sign-in.ts";
import { getSetting, setUp } from "#contract/calls/system.ts";
import { getUserInfo, login } from "#contract/calls/user.ts";
import { SECOND_STEP } from "#contract/envelope.ts";
import { readSettings } from "#server/settings.ts";
import { CookieBrowser } from "./make/cookie-browser.ts";
import { type IdentityProvider, startIdentityProvider } from "./make/identity-provider.ts";
import { addSomeone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";

const clientId = "client-for-tests";
const company = {
  company: "Acme Build",
  name: "Ada Stone",
  email: "ada@example.com",
  password: "a good password",
  language: "en",
  sample: false,
};

let provider: IdentityProvider;
let server: TestServer;
let address: string;
let count = 0;

async function serverFor(its: IdentityProvider): Promise<[TestServer, string]> {
  const opened = await openTestServer(undefined, { singleSignOn: its.settings });
  await opened.call(setUp, company);
  const at = await opened.listen();
  its.serve([`${at}/api/users/oidc/callback`]);
  return [opened, at];
}

beforeAll(async () => {
  provider = await startIdentityProvider();
  [server, address] = await serverFor(provider);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(() => void (count += 1));

const newBinding = () => `binding-${crypto.randomUUID()}`;
/** Calls come through the proxy's headers in these tests, from an address for each test. */
const from = () => ({ "x-forwarded-for": `10.3.${count}.1`, host: new URL(address).host });

/** The page asks where to go. */
async function leave(binding: string): Promise<string> {
  const { data, msg } = await server.call(beginSingleSignOn, { binding }, undefined, from());
  expect(data, msg).toBeDefined();
  return data.address;
}

/** Signs in at the provider and comes back; answers what stands behind the # then. */
async function visit(account: string, away: string): Promise<URLSearchParams> {
  const browser = new CookieBrowser();
  const form = await browser.open(away);
  expect(form.page).toContain("Acme Identity");
  const { at } = await browser.submit(form.at, { account });
  expect(at.pathname).toBe("/login");
  expect(at.search).toBe("");
  return new URLSearchParams(at.hash.slice(1));
}

async function finish(code: string, binding: string) {
  return server.call(finishSingleSignOn, { code, binding, clientId }, undefined, from());
}

/** The whole way of somebody, from the button to a session. */
async function signInAs(account: string) {
  const binding = newBinding();
  const back = await visit(account, await leave(binding));
  const code = back.get("sso");
  return code
    ? finish(code, binding)
    : { reason: back.get("sso-problem"), code: 0, data: undefined };
}

test("the sign-in knows the provider's name before anybody is signed in", async () => {
  const { data } = await server.call(getSetting, {});
  expect(data.singleSignOn).toBe("Acme Identity");
});

test("a colleague is known by the address that the provider vouches for, and from then on as themselves", async () => {
  const bo = await addSomeone(server, "Bo");
  provider.accounts.set("bo-7", { email: "BO@example.com", verified: true, name: "Bo Lund" });
  const first = await signInAs("bo-7");
  expect(first.data?.userId).toBe(bo.userId);
  expect((await server.call(getUserInfo, {}, first.data?.token)).data.nickname).toBe("Bo");
  provider.accounts.set("bo-7", { email: "new@example.com", verified: false, name: "Bo Lund" });
  expect((await signInAs("bo-7")).data?.userId).toBe(bo.userId);
});

test("an address for which nobody vouches opens no account", async () => {
  await addSomeone(server, "Cy");
  provider.accounts.set("mallory", { email: "cy@example.com", verified: false, name: "Cy" });
  expect((await signInAs("mallory")).reason).toBe("signIn.personUnknown");
});

test("an account belongs to the first who came with its address, not to a second one", async () => {
  const dee = await addSomeone(server, "Dee");
  provider.accounts.set("dee-1", { email: "dee@example.com", verified: true, name: "Dee" });
  provider.accounts.set("dee-2", { email: "dee@example.com", verified: true, name: "Other" });
  expect((await signInAs("dee-1")).data?.userId).toBe(dee.userId);
  expect((await signInAs("dee-2")).reason).toBe("signIn.linkedElsewhere");
});

test("people whom the company does not know are refused", async () => {
  provider.accounts.set("eve", { email: "eve@example.com", verified: true, name: "Eve" });
  expect((await signInAs("eve")).reason).toBe("signIn.personUnknown");
});

test("who was shut out stays out, before and after the provider is asked", async () => {
  const fay = await addSomeone(server, "Fay");
  provider.accounts.set("fay", { email: "fay@example.com", verified: true, name: "Fay" });
  const binding = newBinding();
  const code = (await visit("fay", await leave(binding))).get("sso") ?? "";
  await server.parts.database.run("update users set disable_time = 1 where id = $1", [fay.userId]);
  expect((await finish(code, binding)).reason).toBe("signIn.visitGone");
  expect((await signInAs("fay")).reason).toBe("signIn.personUnknown");
});

test("what comes back is good once, for a minute, and only for the page that left", async () => {
  await addSomeone(server, "Gus");
  provider.accounts.set("gus", { email: "gus@example.com", verified: true, name: "Gus" });
  const codeFor = async (binding: string) =>
    (await visit("gus", await leave(binding))).get("sso") ?? "";

  const binding = newBinding();
  const used = await codeFor(binding);
  expect((await finish(used, binding)).code).toBe(200);
  expect((await finish(used, binding)).reason).toBe("signIn.visitGone");

  const stolen = await codeFor(binding);
  expect((await finish(stolen, newBinding())).reason).toBe("signIn.visitGone");
  expect((await finish(stolen, binding)).reason).toBe("signIn.visitGone");

  const late = await codeFor(binding);
  server.clock.now += 60_000;
  expect((await finish(late, binding)).reason).toBe("signIn.visitGone");
});

test("a way back that nobody took, or that was taken before, leads nowhere", async () => {
  const browser = new CookieBrowser();
  const invented = `${address}/api/users/oidc/callback?code=x&state=${"s".repeat(43)}`;
  expect((await browser.open(invented)).at.hash).toBe("#sso-problem=signIn.visitGone");
  expect((await browser.open(`${address}/api/users/oidc/callback`)).at.hash).toBe(
    "#sso-problem=signIn.visitGone",
  );
});

test("a code of another visit does not pass: the proof of who asked differs", async () => {
  provider.accounts.set("hal", { email: "ada@example.com", verified: true, name: "Hal" });
  const [mine, other] = [await leave(newBinding()), await leave(newBinding())];
  const state = new URL(other).searchParams.get("state") ?? "";
  const swapped = new URL(mine);
  swapped.searchParams.set("state", state);
  const back = await visit("hal", swapped.href);
  expect(back.get("sso-problem")).toBe("signIn.providerRefused");
});

test("who turns back at the provider is told so", async () => {
  expect((await signInAs("")).reason).toBe("signIn.providerRefused");
});

test("the provider does not spare the second factor of this account", async () => {
  const ida = await addSomeone(server, "Ida", { passwordHash: undefined });
  await server.parts.database.run("delete from credentials where user_id = $1", [ida.userId]);
  const { data } = await server.call(beginTwoFactor, {}, ida.token, from());
  const code = () => new TOTP({ secret: data.secret }).generate({ timestamp: server.clock.now });
  await server.call(confirmTwoFactor, { code: code() }, ida.token, from());
  expect((await server.call(getSecurity, {}, ida.token)).data).toMatchObject({
    password: false,
    twoFactor: true,
  });
  provider.accounts.set("ida", { email: "ida@example.com", verified: true, name: "Ida" });
  const asked = await signInAs("ida");
  expect(asked.code).toBe(SECOND_STEP);
  server.clock.now += 60_000;
  const { step } = asked.data as unknown as { step: string };
  const brought = { step, code: code(), clientId };
  const signedIn = await server.call(loginSecond, brought, undefined, from());
  expect(signedIn.data.userId).toBe(ida.userId);
});

test("where the operator wants it unknown people join, without a password", async () => {
  const open = await startIdentityProvider({ join: true });
  const before = { server, address };
  [server, address] = await serverFor(open);
  open.accounts.set("new", { email: "jo@example.com", verified: true, name: "Jo Park" });
  open.accounts.set("unsure", { email: "kim@example.com", verified: false, name: "Kim" });
  const joined = await signInAs("new");
  expect(joined.data).toMatchObject({ nickname: "Jo Park", isAdmin: false });
  expect((await signInAs("new")).data?.userId).toBe(joined.data?.userId);
  expect((await signInAs("unsure")).reason).toBe("signIn.personUnknown");
  const guess = { email: "jo@example.com", password: "", clientId };
  expect((await server.call(login, guess, undefined, from())).reason).toBe("user.loginFailed");
  await server.close();
  await open.close();
  ({ server, address } = before);
});

test("an identity that the provider's own key has not signed opens no account", async () => {
  const forged = await startIdentityProvider({ join: true, forged: true });
  const before = { server, address };
  [server, address] = await serverFor(forged);
  forged.accounts.set("ada", { email: "ada@example.com", verified: true, name: "Ada Stone" });
  expect((await signInAs("ada")).reason).toBe("signIn.providerRefused");
  await server.close();
  await forged.close();
  ({ server, address } = before);
});

test("who comes back too often is told when to come again", async () => {
  const back = async () =>
    server.inject({ method: "GET", url: "/api/users/oidc/callback", headers: from() });
  const statuses: number[] = [];
  for (let visits = 0; visits < 30; visits += 1) statuses.push((await back()).statusCode);
  expect(new Set(statuses)).toEqual(new Set([302]));
  const refused = await back();
  const seconds = Number(refused.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({
    code: 429,
    reason: "waitSeconds",
    data: { count: seconds, retryAfter: seconds },
  });
});

test("a provider that cannot be reached is told as such, and asked again next time", async () => {
  const away = await startIdentityProvider();
  const before = { server, address };
  [server, address] = await serverFor(away);
  await away.close();
  const refused = await server.call(
    beginSingleSignOn,
    { binding: newBinding() },
    undefined,
    from(),
  );
  expect(refused).toMatchObject({ code: 502, reason: "signIn.providerAway" });
  await server.close();
  ({ server, address } = before);
});

test("a server without a provider offers none", async () => {
  const plain = await openTestServer();
  expect((await plain.call(getSetting, {})).data.singleSignOn).toBe("");
  const body = { binding: newBinding() };
  expect((await plain.call(beginSingleSignOn, body)).reason).toBe("signIn.notOffered");
  const code = "c".repeat(43);
  const finished = await plain.call(finishSingleSignOn, { ...body, code, clientId });
  expect(finished.reason).toBe("signIn.notOffered");
  expect((await plain.inject("/api/users/oidc/callback")).statusCode).toBe(404);
  await plain.close();
});

test("an operator who forgets half of the settings is told at the start", () => {
  const issuer = { OIDC_ISSUER: "https://id.example.com" };
  const client = { OIDC_CLIENT_ID: "plumbline", OIDC_CLIENT_SECRET: "secret" };
  expect(() => readSettings(issuer)).toThrow("OIDC_CLIENT_ID");
  expect(() => readSettings({ OIDC_ISSUER: "id", ...client })).toThrow("OIDC_ISSUER");
  expect(readSettings({ ...issuer, ...client }).singleSignOn).toEqual({
    issuer: "https://id.example.com",
    clientId: "plumbline",
    clientSecret: "secret",
    name: "id.example.com",
    join: false,
  });
  expect(readSettings({}).singleSignOn).toBeUndefined();
});
