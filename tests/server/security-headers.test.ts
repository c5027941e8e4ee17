import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { type IncomingMessage, request, type RequestOptions } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { login } from "#contract/calls/user.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";

let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await openTestServer(async (folder) => {
    const dist = join(folder, "dist");
    await mkdir(join(dist, "assets"), { recursive: true });
    await writeFile(join(dist, "index.html"), "<title>app</title>");
    await writeFile(join(dist, "main.js"), "// main");
    await writeFile(join(dist, "assets", "main-1.js"), "// main");
    const facts = {
      build: "one",
      version: "1.2.3",
      assets: ["/assets/main-1.js"],
      precached: [],
      bundles: [],
    };
    await writeFile(join(dist, "build.json"), JSON.stringify(facts));
  });
  address = await server.listen();
});
afterAll(async () => server.close());

const upgrade = {
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
};

/** Every kind of reply that there is, and how long browsers may keep it. */
const replies: readonly {
  kind: string;
  path: string;
  status: number;
  keep: string;
  options?: RequestOptions;
  body?: string;
}[] = [
  { kind: "the page", path: "/", status: 200, keep: "no-cache" },
  { kind: "a screen's address", path: "/manage/plan/7", status: 200, keep: "no-cache" },
  { kind: "the service worker", path: "/main.js", status: 200, keep: "no-cache" },
  {
    kind: "an asset",
    path: "/assets/main-1.js",
    status: 200,
    keep: "public, max-age=31536000, immutable",
  },
  { kind: "an asset that is none", path: "/assets/none.js", status: 404, keep: "no-store" },
  { kind: "a call's reply", path: "/api/system/version", status: 200, keep: "no-store" },
  {
    kind: "a call's query",
    path: "/api/system/prefetch?language=en",
    status: 200,
    keep: "no-store",
  },
  {
    kind: "a call without a session",
    path: "/api/plan/list",
    status: 401,
    keep: "no-store",
    options: { method: "POST" },
  },
  {
    kind: "a call with a body that is none",
    path: "/api/users/login",
    status: 400,
    keep: "no-store",
    options: {
      method: "POST",
      headers: { "content-type": "application/json" },
    },
    body: "{",
  },
  { kind: "a call that is none", path: "/api/nothing", status: 404, keep: "no-store" },
  {
    kind: "a call of another root that is none",
    path: "/oa-api/nothing",
    status: 404,
    keep: "no-store",
  },
  { kind: "the socket's address without a socket", path: "/ws", status: 404, keep: "no-store" },
  {
    kind: "a socket at an address that has none",
    path: "/elsewhere",
    status: 200,
    keep: "no-cache",
    options: { headers: upgrade },
  },
  {
    kind: "a method that nothing takes",
    path: "/manage",
    status: 404,
    keep: "no-store",
    options: { method: "DELETE" },
  },
];

test.each(replies)(
  "$kind tells browsers what it may do",
  async ({ path, status, keep, options, body }) => {
    const { statusCode, headers } = await ask(path, options, body);
    expect(statusCode).toBe(status);
    expect(headers["cache-control"]).toBe(keep);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-robots-tag": "noindex, nofollow",
    });
    expect(headers["permissions-policy"]).toContain(
      "camera=(self), microphone=(self), geolocation=(self)",
    );
    expect(policyOf(headers["content-security-policy"])).toEqual({
      "default-src": "'self'",
      "script-src": "'self'",
      "style-src": "'self'",
      "img-src": "'self' data: blob:",
      "font-src": "'self'",
      "media-src": "'self' blob:",
      "connect-src": `'self' blob: ${address.replace("http", "ws")} ${address.replace("http", "wss")}`,
      "worker-src": "'self'",
      "manifest-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
    });
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("server");
  },
);

test("only who came by TLS is told to come by TLS from now on", async () => {
  expect((await ask("/")).headers).not.toHaveProperty("strict-transport-security");
  const { headers } = await ask("/", { headers: { "x-forwarded-proto": "https" } });
  expect(headers["strict-transport-security"]).toBe("max-age=31536000");
});

test("no page of another site may read an answer, or sign anybody in by a form", async () => {
  const headers = { origin: "https://evil.example", "content-type": "text/plain" };
  const body = JSON.stringify({ email: "ada@example.com", password: "x", clientId: "form-client" });
  const reply = await server.inject({ method: "POST", url: login.path, headers, payload: body });
  expect(reply.json()).toMatchObject({ code: 400, reason: "parameterError" });
  expect(reply.headers).not.toHaveProperty("access-control-allow-origin");
  const preflight = await ask(login.path, { method: "OPTIONS", headers });
  expect(preflight.headers).not.toHaveProperty("access-control-allow-origin");
});

test("methods that no call has lead nowhere", async () => {
  for (const method of ["TRACE", "PUT", "DELETE", "OPTIONS"])
    expect((await ask("/", { method })).statusCode, method).toBe(404);
});

test("a host that is none does not get into the policy", async () => {
  const { headers } = await ask("/", { headers: { host: "a.example; script-src *" } });
  expect(policyOf(headers["content-security-policy"])["connect-src"]).toBe("'self' blob:");
});

async function ask(
  path: string,
  options: RequestOptions = {},
  body = "",
): Promise<IncomingMessage> {
  const asking = request(`${address}${path}`, { agent: false, ...options });
  asking.end(body);
  const [reply] = (await once(asking, "response")) as [IncomingMessage];
  reply.resume();
  return reply;
}

/** The directives of a policy with what they allow. */
function policyOf(header: string | string[] | undefined): Record<string, string> {
  const directives = String(header).split(";");
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = "", ...allowed] = directive.split(" ");
      return [name, allowed.join(" ")];
    }),
  );
}
