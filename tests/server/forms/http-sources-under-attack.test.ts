import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BodyOf } from "#contract/call.ts";
import { exportAudit } from "#contract/calls/administration.ts";
import * as asks from "#contract/calls/forms/data-interface.ts";
import * as calls from "#contract/calls/forms/http-interface.ts";
import { syncPull } from "#contract/calls/sync.ts";
import { SIGNED_OUT } from "#contract/envelope.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { NO_ACCESS } from "#domain/refusal.ts";
import { buildApp } from "#server/app.ts";
import { type JsonSource, openJsonSource } from "../make/json-source.ts";
import { requestOf } from "../make/request-of.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

type Body = BodyOf<typeof calls.saveHttpInterface>;
type Request = Body["request"];

const SECRET = "Bearer s3cret-of-the-company-0815";
const WORD = "s3cret-of-the-company-0815";

let server: TestServer;
let source: JsonSource;
let other: JsonSource;
let staff: Awaited<ReturnType<typeof addPeople>>;

beforeAll(async () => {
  [source, other] = await Promise.all([openJsonSource(), openJsonSource()]);
  server = await openTestServer(undefined, { sourcePatience: 2_000 });
  staff = await addPeople(server);
  await done(server, staff.administrator, calls.saveInterfaceHosts, { hosts: [source.host] });
  // A server that says again all that it was told.
  for (const one of [source, other])
    one.does("/echo", (response, { headers }) => {
      const row = { ...headers, all: JSON.stringify(headers) };
      response.writeHead(200).end(JSON.stringify([row]));
    });
});
afterAll(async () => {
  await server.close();
  await Promise.all([source.close(), other.close()]);
});

const columns = ["authorization", "all"].map((name) => ({ field: name, fieldName: name }));
const echo = (more: Partial<Request> = {}): Request => ({
  method: "GET",
  url: `${source.host}/echo`,
  headers: [{ name: "Authorization", value: SECRET }],
  body: "",
  rowsPath: "",
  paths: [],
  ...more,
});
const naming = { name: "Echo", code: "echo" };
const save = async (body: Partial<Body> & { readonly request: Request }) =>
  server.call(
    calls.saveHttpInterface,
    { id: 0, ...naming, columns, ...body },
    staff.administrator.token,
  );

test("secrets reach the server that is asked, and nobody else: no reply, no frame, no log, no table", async () => {
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const { fastify } = await buildApp({ ...server.parts, log });
  const replies: string[] = [];
  const { token } = staff.administrator;
  const call = async (
    definition:
      | typeof asks.listInterface
      | typeof calls.getInterfaceRequest
      | typeof calls.saveHttpInterface
      | typeof calls.tryHttpInterface
      | typeof syncPull
      | typeof exportAudit,
    body: object,
  ) => {
    const { path, payload, headers } = await requestOf(definition, body);
    const reply = await fastify.inject({
      method: definition.method,
      url: path,
      headers: { ...headers, [TOKEN_HEADER]: token },
      ...(payload && { payload }),
    });
    replies.push(reply.body);
    return JSON.parse(reply.body) as { code: number; data: { id: number } };
  };
  const { data } = await call(calls.saveHttpInterface, {
    id: 0,
    ...naming,
    columns,
    request: echo(),
  });
  const kept = echo({ headers: [{ name: "Authorization" }] });
  await call(calls.getInterfaceRequest, { id: data.id });
  await call(calls.tryHttpInterface, { id: data.id, columns, request: kept });
  await call(calls.tryHttpInterface, {
    id: 0,
    columns,
    request: echo({ url: `${source.host}/no` }),
  });
  expect((await call(asks.listInterface, { id: "echo" })).code).toBe(200);
  await call(calls.saveHttpInterface, { id: data.id, ...naming, columns, request: kept });
  await call(syncPull, { epoch: "", since: 0 });
  await call(exportAudit, {});
  await fastify.close();
  expect(source.asked.filter(({ headers }) => headers.authorization === SECRET)).toHaveLength(3);
  expect(replies.join("\n")).toContain("Authorization");
  expect(replies.join("\n")).not.toContain(WORD);
  expect(lines.join("\n")).not.toContain(WORD);
  for (const table of ["interface_requests", "data_interfaces", "ledger", "audit", "changes"]) {
    const rows = await server.parts.database.run(`select * from ${table}`);
    expect(JSON.stringify(rows)).not.toContain(WORD);
  }
});

test("where the address leads to another host, secrets are said anew", async () => {
  const hosts = [source.host, other.host];
  await done(server, staff.administrator, calls.saveInterfaceHosts, { hosts });
  const { data } = await save({ request: echo(), code: "moved" });
  const moved = echo({ url: `${other.host}/echo`, headers: [{ name: "authorization" }] });
  const body = { ...naming, code: "moved", request: moved };
  expect((await save({ id: data.id, ...body })).reason).toBe("dataInterface.headerMissing");
  const tried = await done(server, staff.administrator, calls.tryHttpInterface, {
    id: data.id,
    columns,
    request: moved,
  });
  expect(tried.problem).toContain("authorization");
  expect(other.asked).toEqual([]);
  // In the database too: what is sealed opens for the host it was set for.
  await server.parts.database.run(
    "update interface_requests set url = $2 where interface_id = $1",
    [data.id, moved.url],
  );
  const list = await server.call(asks.listInterface, { id: "moved" }, staff.member.token);
  expect(list.reason).toBe("dataInterface.headerMissing");
  expect(other.asked).toEqual([]);
});

test("what is taken off the list is asked no more, also what was answered a moment ago", async () => {
  const by = staff.administrator;
  await done(server, by, calls.saveInterfaceHosts, { hosts: [source.host] });
  await save({ request: echo(), code: "shut" });
  const list = async () => server.call(asks.listInterface, { id: "shut" }, staff.member.token);
  expect((await list()).code).toBe(200);
  await done(server, by, calls.saveInterfaceHosts, { hosts: [] });
  expect((await list()).reason).toBe("dataInterface.hostNotListed");
  expect((await save({ request: echo(), code: "none" })).reason).toBe(
    "dataInterface.hostNotListed",
  );
  await done(server, by, calls.saveInterfaceHosts, { hosts: [source.host] });
});

test.each([
  "http://169.254.169.254:80",
  "http://0.0.0.0:80",
  "[::ffff:7f00:1]:443",
  "[::ffff:127.0.0.1]:443",
  "[fe80::1]:443",
  "[64:ff9b::7f00:1]:443",
  "224.0.0.1:443",
  "meta.example.com=169.254.169.254",
  "2130706433",
  "0x7f000001",
  "127.1:443",
  "http://localhost",
  "*",
  "https://user@api.example.com",
])("%s cannot be put on the list", async (host) => {
  const { token } = staff.administrator;
  const saved = await server.call(calls.saveInterfaceHosts, { hosts: [source.host, host] }, token);
  expect(saved.reason).toBe("dataInterface.hostOdd");
  const { hosts } = await done(server, staff.administrator, calls.listInterfaceHosts, {});
  expect(hosts).toEqual([source.host]);
});

test("a listed name that leads into a private network is not asked, unless its address is listed with it", async () => {
  const by = staff.administrator;
  const port = new URL(source.host).port;
  const url = `http://localhost:${port}/echo`;
  const tried = async () =>
    done(server, by, calls.tryHttpInterface, { id: 0, columns, request: echo({ url }) });
  const before = source.asked.length;
  await done(server, by, calls.saveInterfaceHosts, { hosts: [`http://localhost:${port}`] });
  expect((await tried()).problem).toContain("private");
  expect(source.asked).toHaveLength(before);
  const hosts = [`http://localhost:${port}=127.0.0.1`];
  await done(server, by, calls.saveInterfaceHosts, { hosts });
  expect(await tried()).toMatchObject({ problem: "", total: 1 });
  // A name that nobody answers to leads where the list says.
  const named = `http://erp.invalid:${port}`;
  await done(server, by, calls.saveInterfaceHosts, { hosts: [`${named}=127.0.0.1`] });
  const request = echo({ url: `${named}/echo` });
  const found = await done(server, by, calls.tryHttpInterface, { id: 0, columns, request });
  expect(found.problem).toBe("");
  expect(source.asked.at(-1)?.headers.host).toBe(`erp.invalid:${port}`);
  await done(server, by, calls.saveInterfaceHosts, { hosts: [source.host] });
});

test.each([
  "http://127.0.0.1:1/echo",
  "https://127.0.0.1/echo",
  "https://api.example.com/echo",
  "http://localhost/echo",
  "http://169.254.169.254/latest/meta-data",
])("%s is not listed, and not asked", async (url) => {
  expect((await save({ request: echo({ url }), code: "odd" })).reason).toBe(
    "dataInterface.hostNotListed",
  );
});

test("a redirection is not followed, to the same host neither", async () => {
  source.does("/away", (response) =>
    response.writeHead(307, { location: `${other.host}/echo` }).end(),
  );
  const before = other.asked.length;
  const request = echo({ url: `${source.host}/away` });
  const body = { id: 0, columns, request };
  const tried = await done(server, staff.administrator, calls.tryHttpInterface, body);
  expect(tried.problem).not.toBe("");
  expect(other.asked).toHaveLength(before);
});

test("nobody but administrators sees or changes where a source asks, and strangers see no rows", async () => {
  const { data } = await save({ request: echo(), code: "walls" });
  const id = data.id;
  const request = echo();
  for (const { token } of [staff.leader, staff.member, staff.outsider]) {
    const codes = await Promise.all([
      server.call(calls.getInterfaceRequest, { id }, token),
      server.call(calls.saveHttpInterface, { id, ...naming, request }, token),
      server.call(calls.tryHttpInterface, { id, request }, token),
      server.call(calls.listInterfaceHosts, {}, token),
      server.call(calls.saveInterfaceHosts, { hosts: ["evil.example.com"] }, token),
    ]);
    expect(codes.map(({ code }) => code)).toEqual(Array(5).fill(NO_ACCESS));
  }
  expect((await server.call(calls.getInterfaceRequest, { id })).code).toBe(SIGNED_OUT);
  const before = source.asked.length;
  expect((await server.call(asks.listInterface, { id: "walls" })).code).toBe(SIGNED_OUT);
  expect(source.asked).toHaveLength(before);
  // The row that every device has says nothing of where it is asked.
  const { token } = staff.member;
  const rows = JSON.stringify(await server.call(syncPull, { epoch: "", since: 0 }, token));
  expect(rows).not.toContain(source.host);
});
