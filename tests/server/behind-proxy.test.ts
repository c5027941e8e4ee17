import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { beginPasskeyLogin } from "#contract/calls/sign-in.ts";
import { listAudit } from "#contract/calls/administration.ts";
import { login } from "#contract/calls/user.ts";
import { readTrustedProxies } from "#server/http/caller/trusted-proxies.ts";
import type { Settings } from "#server/settings.ts";
import { addSomeone, PASSWORD, type Someone } from "./make/people.ts";
import { setUpCompany } from "./make/site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";

let server: TestServer;
let admin: Someone;
let bo: Someone;

/** Before the tests of a block: a server with these settings, and its people. */
function serve(settings: Partial<Settings>): void {
  beforeAll(async () => {
    server = await openTestServer(undefined, settings);
    admin = await setUpCompany(server);
    bo = await addSomeone(server, "Bo");
  });
  afterAll(async () => server.close());
}

/** From where the server believes a call with this header to come, by its audit log. */
async function addressSeen(forwarded: string): Promise<string | undefined> {
  const body = { email: bo.email, password: PASSWORD, clientId: "client-for-tests" };
  const headers = { "x-forwarded-for": forwarded };
  expect((await server.call(login, body, undefined, headers)).code).toBe(200);
  const { data } = await server.call(listAudit, { kind: "signIn" }, admin.token);
  return data.records[0]?.address;
}

/** The domain for which a browser is asked for a passkey. */
async function passkeyDomain(headers: Record<string, string>): Promise<unknown> {
  const { data } = await server.call(beginPasskeyLogin, {}, undefined, headers);
  return data.options["rpId"];
}

/** Where the sockets of the app's pages may lead. */
async function socketsAllowed(headers: Record<string, string>): Promise<string> {
  const reply = await server.inject({ method: "GET", url: "/api/health", headers });
  const policy = String(reply.headers["content-security-policy"]);
  return /connect-src ([^;]*)/.exec(policy)?.[1] ?? "";
}

describe("without a proxy", () => {
  serve({ trustedProxies: readTrustedProxies("") });

  test("nothing that a caller writes about their address counts", async () => {
    expect(await addressSeen("203.0.113.7")).toBe("127.0.0.1");
  });

  test("nor about TLS", async () => {
    const headers = { "x-forwarded-proto": "https" };
    const reply = await server.inject({ method: "GET", url: "/api/health", headers });
    expect(reply.headers).not.toHaveProperty("strict-transport-security");
  });
});

describe("behind one proxy", () => {
  serve({ trustedProxies: readTrustedProxies("1") });

  test("the caller is who the proxy saw, whatever stood in the header before", async () => {
    expect(await addressSeen("203.0.113.7")).toBe("203.0.113.7");
    expect(await addressSeen("10.0.0.1, 192.0.2.9, 203.0.113.7")).toBe("203.0.113.7");
  });

  test("a port that the proxy writes is no part of the address", async () => {
    expect(await addressSeen("203.0.113.7:50123")).toBe("203.0.113.7");
    expect(await addressSeen("[2001:db8::7]:50123")).toBe("2001:db8::7");
  });

  test("what is no address is not believed: the proxy itself is taken", async () => {
    expect(await addressSeen("<script>")).toBe("127.0.0.1");
  });

  test("the host is the one that was asked for, never the one that is said to have been", async () => {
    const headers = { host: "plans.example.com", "x-forwarded-host": "evil.example" };
    expect(await passkeyDomain(headers)).toBe("plans.example.com");
    expect(await socketsAllowed(headers)).toBe(
      "'self' blob: ws://plans.example.com wss://plans.example.com",
    );
  });

  test("a protocol that is none does not get into the address", async () => {
    const headers = { host: "plans.example.com", "x-forwarded-proto": "javascript" };
    expect(await passkeyDomain(headers)).toBe("plans.example.com");
  });
});

describe("behind proxies in known networks", () => {
  serve({ trustedProxies: readTrustedProxies("loopback, 10.0.0.0/8") });

  test("the caller is the last one who is no proxy", async () => {
    expect(await addressSeen("198.51.100.1, 203.0.113.7, 10.0.0.2, 10.0.0.1")).toBe("203.0.113.7");
  });
});

describe("where the operator says the address of the app", () => {
  serve({
    trustedProxies: readTrustedProxies("1"),
    publicUrl: "https://plans.example.com",
  });

  test("passkeys and sockets belong to it, whatever was asked for", async () => {
    const headers = { host: "evil.example", "x-forwarded-host": "worse.example" };
    expect(await passkeyDomain(headers)).toBe("plans.example.com");
    expect(await socketsAllowed(headers)).toBe(
      "'self' blob: ws://plans.example.com wss://plans.example.com",
    );
  });

  test("an address with TLS tells browsers to come by TLS, also where the proxy does not say how it was asked", async () => {
    const reply = await server.inject({ method: "GET", url: "/api/health" });
    expect(reply.headers["strict-transport-security"]).toBe("max-age=31536000");
  });
});
