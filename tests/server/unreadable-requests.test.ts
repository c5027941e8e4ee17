import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "./make/test-server.ts";

let server: TestServer;
let port: number;

beforeAll(async () => {
  server = await openTestServer();
  port = Number(new URL(await server.listen()).port);
});
afterAll(async () => server.close());

interface RawReply {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const HOST = "Host: plans.example.com";

/** Says these lines to the server and hears what it says until it hangs up. */
async function say(...lines: readonly string[]): Promise<RawReply> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let heard = "";
  socket.on("data", (data) => (heard += data.toString()));
  socket.write([...lines, "", ""].join("\r\n"));
  await once(socket, "end");
  socket.destroy();
  const [head = "", body = ""] = heard.split("\r\n\r\n");
  const [first = "", ...fields] = head.split("\r\n");
  const headers = fields.map((field) => {
    const [name = "", value = ""] = field.split(/: (.*)/);
    return [name.toLowerCase(), value];
  });
  return { status: Number(first.split(" ")[1]), headers: Object.fromEntries(headers), body };
}

const CLOSE = "Connection: close";
const json = "Content-Type: application/json";
const upgrade = ["Connection: Upgrade", "Upgrade: websocket"];
const key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
const parameterError = { code: 400, reason: "parameterError" };

const unreadable: Record<string, { lines: readonly string[] }> = {
  "an address that is no text": { lines: ["GET /%ff HTTP/1.1", HOST, CLOSE] },
  "an address that breaks off": { lines: ["GET /manage/%e4%b HTTP/1.1", HOST, CLOSE] },
  "a call's address that is no text": { lines: ["POST /api/%zz HTTP/1.1", HOST, CLOSE] },
  "a socket at an address that is no text": {
    lines: ["GET /%ff HTTP/1.1", HOST, ...upgrade, "Sec-WebSocket-Version: 13", key],
  },
  "no host": { lines: ["GET / HTTP/1.1", CLOSE] },
  "a method that is none": { lines: ["FETCH / HTTP/1.1", HOST, CLOSE] },
  "no HTTP at all": { lines: ["Good morning"] },
  "a header of bytes that headers cannot have": {
    lines: ["GET / HTTP/1.1", HOST, "X-Bell: \u0007", CLOSE],
  },
  "a body of two lengths": {
    lines: ["POST /api/users/login HTTP/1.1", HOST, json, "Content-Length: 3", "Content-Length: 4"],
  },
  "a body in pieces that are none": {
    lines: ["POST /api/users/login HTTP/1.1", HOST, json, "Transfer-Encoding: chunked", "", "zz"],
  },
  "a socket without a key": { lines: ["GET /ws HTTP/1.1", HOST, ...upgrade] },
  "a socket of another version": {
    lines: ["GET /ws HTTP/1.1", HOST, ...upgrade, "Sec-WebSocket-Version: 99", key],
  },
  "another protocol": { lines: ["GET /ws HTTP/1.1", HOST, "Connection: Upgrade", "Upgrade: h2c"] },
  "the wish for a tunnel": { lines: ["CONNECT example.com:443 HTTP/1.1", HOST] },
};

test.each(Object.entries(unreadable))(
  "%s is refused with the envelope and the headers of any reply",
  async (_what, { lines }) => {
    const { status, headers, body } = await say(...lines);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject(parameterError);
    await expectSecurityHeaders(headers);
  },
);

test("headers that are too long are refused as such", async () => {
  const long = `X-Long: ${"a".repeat(20_000)}`;
  const { status, headers, body } = await say("GET / HTTP/1.1", HOST, long, CLOSE);
  expect(status).toBe(431);
  expect(JSON.parse(body)).toMatchObject({ code: 413, reason: "tooLarge" });
  await expectSecurityHeaders(headers);
});

test("the refusal is in the caller's language where the caller can be heard", async () => {
  const { body } = await say("GET /%ff HTTP/1.1", HOST, "language: de", CLOSE);
  expect(JSON.parse(body)).toMatchObject({ ...parameterError, msg: "Ungültige Angabe" });
});

test("who came by TLS is told so on an address that is no text as well", async () => {
  const tls = "X-Forwarded-Proto: https";
  const { headers } = await say("GET /%ff HTTP/1.1", HOST, tls, CLOSE);
  expect(headers["strict-transport-security"]).toBe("max-age=31536000");
});

test("who expects more than an answer gets the answer", async () => {
  const { status, headers } = await say(
    "GET /api/health HTTP/1.1",
    HOST,
    "Expect: a miracle",
    CLOSE,
  );
  expect(status).toBe(200);
  await expectSecurityHeaders(headers);
});

test("a query that is no text leaves the address readable", async () => {
  expect(await say("GET /api/health?x=%ff HTTP/1.1", HOST, CLOSE)).toMatchObject({ status: 200 });
});

/** The headers of a reply to a request that was read stand in this one too, and no word about us. */
async function expectSecurityHeaders(headers: Record<string, string>): Promise<void> {
  const read = await say("GET /api/health HTTP/1.1", HOST, CLOSE);
  const about = /^(connection|content-length|content-security-policy|date|vary)$/;
  const security = Object.entries(read.headers).filter(([name]) => !about.test(name));
  expect(security.map(([name]) => name)).toContain("x-frame-options");
  expect(headers).toMatchObject(Object.fromEntries(security));
  expect(headers["content-security-policy"]).toContain("default-src 'self';script-src 'self';");
  expect(headers).not.toHaveProperty("x-powered-by");
  expect(headers).not.toHaveProperty("server");
}
