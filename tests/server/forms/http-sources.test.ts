import { afterAll, beforeAll, expect, test } from "vitest";
import type { BodyOf } from "#contract/call.ts";
import { listAudit } from "#contract/calls/administration.ts";
import * as asks from "#contract/calls/forms/data-interface.ts";
import * as calls from "#contract/calls/forms/http-interface.ts";
import { callOf } from "#contract/command-calls.ts";
import { ANSWER_FRESH, ASKS_PER_HOUR } from "#domain/data-interface/http/http-limits.ts";
import { paceOf } from "#server/commands/pace.ts";
import { field } from "#tests/make/forms/records.ts";
import { type JsonSource, openJsonSource } from "../make/json-source.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

type Request = BodyOf<typeof calls.saveHttpInterface>["request"];

let server: TestServer;
let source: JsonSource;
let staff: Awaited<ReturnType<typeof addPeople>>;
let names = 0;

const machines = [
  { no: "C1", what: { name: "Tower crane" }, price: 900 },
  { no: "C2", what: { name: "Mobile crane" }, price: 700.5 },
  { no: "D1", what: { name: "Digger" }, price: 450 },
];

beforeAll(async () => {
  source = await openJsonSource();
  source.says("/machines", { data: { list: machines } });
  server = await openTestServer(undefined, { sourcePatience: 3_000 });
  staff = await addPeople(server);
  await done(server, staff.administrator, calls.saveInterfaceHosts, { hosts: [source.host] });
});
afterAll(async () => {
  await server.close();
  await source.close();
});

const columns = [
  { field: "no", fieldName: "Number" },
  { field: "name", fieldName: "Name" },
  { field: "price", fieldName: "Price", dataType: "int" as const },
];
const requestOf = (path: string, more: Partial<Request> = {}): Request => ({
  method: "GET",
  url: `${source.host}${path}`,
  headers: [],
  body: "",
  rowsPath: "data.list",
  paths: [{ field: "name", path: "what.name" }],
  ...more,
});

type Body = BodyOf<typeof calls.saveHttpInterface>;

/** A source that an administrator makes. */
async function newSource(path: string, more: Partial<Request> = {}, parts: Partial<Body> = {}) {
  const name = `Source ${(names += 1)}`;
  const code = `source-${names}`;
  const request = requestOf(path, more);
  const body = { id: 0, name, code, columns, request, ...parts };
  return done(server, staff.administrator, calls.saveHttpInterface, body);
}

const askedAt = (path: string) => source.asked.filter(({ url }) => url.startsWith(path));
const list = async (body: BodyOf<typeof asks.listInterface>, by = staff.outsider) =>
  server.call(asks.listInterface, body, by.token);

test("whoever is signed in has the rows, as of other data sources", async () => {
  const { id, kind } = await newSource("/machines");
  expect(kind).toBe("http");
  const all = await done(server, staff.outsider, asks.previewInterface, { id: String(id) });
  expect(all).toEqual([
    { no: "C1", name: "Tower crane", price: 900 },
    { no: "C2", name: "Mobile crane", price: 700.5 },
    { no: "D1", name: "Digger", price: 450 },
  ]);
  const page = await list({ id: String(id), keyword: "crane", pageSize: 1, currentPage: 2 });
  expect(page.data).toEqual({
    list: [{ no: "C2", name: "Mobile crane", price: 700.5 }],
    pagination: { currentPage: 2, pageSize: 1, total: 2 },
  });
  const picked = { id: String(id), ids: ["D1", "X"], propsValue: "no" };
  expect(await done(server, staff.member, asks.interfaceRowsByIds, picked)).toMatchObject([
    { name: "Digger" },
  ]);
});

test("the same question is asked once a minute, however many people ask it", async () => {
  source.says("/once", { data: { list: machines } });
  const { id } = await newSource("/once");
  await Promise.all([staff.leader, staff.member].map(async (by) => list({ id: String(id) }, by)));
  await list({ id: String(id), keyword: "crane" });
  expect(askedAt("/once")).toHaveLength(1);
  server.clock.now += ANSWER_FRESH + 1;
  await list({ id: String(id) });
  expect(askedAt("/once")).toHaveLength(2);
});

test("parameters stand in the address, encoded, and in the body as values", async () => {
  source.says("/by/crane%20%26%20co", { data: { list: machines } });
  const parameters = [
    { field: "sort", fieldName: "Kind", required: true },
    { field: "least", fieldName: "At least", dataType: "int" as const, defaultValue: "5" },
  ];
  const more = { method: "POST" as const, body: '{"sort": "{sort}", "least": "{least}"}' };
  const { id } = await newSource("/by/{sort}?least={least}", more, { parameters });
  const paramList = [{ field: "sort", defaultValue: "crane & co" }];
  expect((await list({ id: String(id), paramList })).data?.list).toHaveLength(3);
  const [asked] = askedAt("/by");
  expect(asked).toMatchObject({ method: "POST", url: "/by/crane%20%26%20co?least=5" });
  expect(JSON.parse(asked?.body ?? "")).toEqual({ sort: "crane & co", least: 5 });
  expect(asked?.headers["content-type"]).toContain("application/json");
  expect((await list({ id: String(id) })).reason).toBe("dataInterface.parameterMissing");
  const above = [{ field: "sort", defaultValue: ".." }];
  expect((await list({ id: String(id), paramList: above })).reason).toBe(
    "dataInterface.valueUnfit",
  );
  const ids = { id: String(id), ids: ["C1"], propsValue: "no" };
  expect(await done(server, staff.member, asks.interfaceRowsByIds, ids)).toEqual([]);
  expect(askedAt("/by")).toHaveLength(1);
});

test.each<[string, Parameters<JsonSource["does"]>[1], string, string]>([
  ["an error", (response) => response.writeHead(500).end("no"), "answeredWith", "500"],
  [
    "another place",
    (response) => response.writeHead(302, { location: "/machines" }).end(),
    "sentOn",
    "",
  ],
  ["no JSON", (response) => response.writeHead(200).end("<html>"), "notJson", ""],
  [
    "packed bytes",
    (response) => response.writeHead(200, { "content-encoding": "gzip" }).end("[]"),
    "notJson",
    "",
  ],
  [
    "no list",
    (response) => response.writeHead(200).end('{"data": {"list": 5}}'),
    "noRowsAt",
    "data.list",
  ],
  [
    "too much",
    (response) => response.writeHead(200).end(`["${"x".repeat(1_100_000)}"]`),
    "answerTooLarge",
    "",
  ],
  ["nothing", () => undefined, "tooSlow", ""],
  ["half an answer", (response) => response.writeHead(200).write("["), "tooSlow", ""],
  ["a line that breaks", (response) => response.destroy(), "noAnswer", ""],
])("what answers with %s says why there are no rows", async (_what, answer, reason, word) => {
  source.does(`/${reason}/${word}${names}`, answer);
  const { id } = await newSource(`/${reason}/${word}${names}`);
  const reply = await list({ id: String(id) });
  expect(reply.reason).toBe(`dataInterface.${reason}`);
  expect(reply.msg).toContain(word);
  expect(reply.msg).not.toContain("dataInterface");
});

test("a person has others asked so often, and then waits", async () => {
  source.says("/often", { data: { list: [] } });
  const parameters = [{ field: "n", fieldName: "N" }];
  const { id } = await newSource("/often?n={n}", {}, { parameters });
  const ask = async (n: number, by = staff.newcomer) =>
    list({ id: String(id), paramList: [{ field: "n", defaultValue: n }] }, by);
  expect((await ask(0)).code).toBe(200);
  const { userId } = staff.newcomer;
  const pace = paceOf(server.parts.mint);
  for (let n = 1; n < ASKS_PER_HOUR; n += 1)
    pace.count({ userId, what: "dataInterface", name: String(n) }, ASKS_PER_HOUR, server.clock.now);
  expect((await ask(1)).status).toBe(429);
  expect((await ask(0)).code).toBe(200);
  expect((await ask(1, staff.leader)).code).toBe(200);
});

test("an administrator tries a source before it is saved, and sees what the answer is made of", async () => {
  const tried = async (request: Request, tries = columns) =>
    done(server, staff.administrator, calls.tryHttpInterface, { id: 0, request, columns: tries });
  const good = await tried(requestOf("/machines"));
  expect(good).toMatchObject({ problem: "", total: 3, rows: [{ no: "C1" }, {}, {}] });
  expect(good.lists).toEqual([{ path: "data.list", count: 3 }]);
  expect(good.fields).toEqual([
    { path: "no", dataType: "varchar", example: "C1" },
    { path: "what.name", dataType: "varchar", example: "Tower crane" },
    { path: "price", dataType: "int", example: "900" },
  ]);
  const elsewhere = await tried(requestOf("/machines", { rowsPath: "rows" }));
  expect(elsewhere.problem).toContain("rows");
  expect(elsewhere.lists).toEqual([{ path: "data.list", count: 3 }]);
  expect((await tried(requestOf("/nowhere"))).problem).toContain("404");
});

test("a source is changed as a whole or not at all, and goes with where it asks", async () => {
  const by = staff.administrator;
  const { id, name, code } = await newSource("/machines");
  const read = async () => (await done(server, by, calls.getInterfaceRequest, { id })).request;
  const save = async (more: Partial<Body>) => {
    const body = { id, name, code, request: requestOf("/machines"), ...more };
    return server.call(calls.saveHttpInterface, body, by.token);
  };
  await done(server, by, callOf("dataInterface.add"), {
    kind: "static",
    name: "Other",
    code: "held",
  });
  const taken = await save({ code: "held", request: requestOf("/other") });
  expect(taken.reason).toBe("dataInterface.codeTaken");
  const odd = await save({ name: "Odd", request: requestOf("/{gone}") });
  expect(odd).toMatchObject({ reason: "dataInterface.fieldMissing" });
  expect(await read()).toMatchObject({ url: `${source.host}/machines` });
  const all = await done(server, by, asks.previewInterface, { id: String(id) });
  expect(all).toHaveLength(3);
  expect((await save({ name: "Better", enabled: false })).data).toMatchObject({
    name: "Better",
    enabled: false,
  });
  await done(server, by, callOf("dataInterface.remove"), { id });
  const kept = await server.parts.database.run(
    "select 1 from interface_requests where interface_id = $1",
    [id],
  );
  expect(kept).toEqual([]);
  expect((await server.call(calls.getInterfaceRequest, { id }, by.token)).reason).toBe(
    "dataInterface.gone",
  );
});

test("one that nobody has said the address of says so, also where it is made by the command", async () => {
  const naming = { kind: "http" as const, name: "Bare", code: "bare", columns };
  const { id } = await done(server, staff.administrator, callOf("dataInterface.add"), naming);
  expect((await list({ id: String(id) })).reason).toBe("dataInterface.noAddress");
  const found = await done(server, staff.administrator, calls.getInterfaceRequest, { id });
  expect(found).toEqual({ request: null });
});

test("a record takes what was picked as it is, and believes nobody what its row says", async () => {
  const { code } = await newSource("/machines");
  const picked = { propsValue: "no", relationField: "name", interfaceId: code };
  const shown = { relationField: "machine", showField: "price", isStorage: 2 };
  const fields = [
    field("popupSelect", "machine", {}, picked),
    field("popupAttr", "price", {}, shown),
  ];
  const definition = JSON.stringify({ fields });
  const by = staff.administrator;
  const { id } = await done(server, by, callOf("form.add"), { name: "Hire", definition });
  await done(server, by, callOf("form.publish"), { id });
  const data = JSON.stringify({ machine: "C1", price: 1 });
  const record = await done(server, staff.member, callOf("record.add"), { modelId: id, data });
  expect(JSON.parse(record.values)).toEqual({ machine: "C1", price: null });
});

test("the audit log says who changed where what is asked, and no more of it", async () => {
  const { records } = await done(server, staff.administrator, listAudit, { kind: "dataInterface" });
  const notes = records.map(({ detail }) => detail);
  expect(notes).toContainEqual({ what: "hosts", note: `+ ${source.host}` });
  expect(notes).toContainEqual({ what: "address", name: "Source 1", note: `GET ${source.host}` });
  expect(JSON.stringify(notes)).not.toContain("/machines");
});
