import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as calls from "#contract/calls/record.ts";
import type { BodyOf } from "#contract/call.ts";
import { callOf } from "#contract/command-calls.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import type { Question } from "#domain/form/conditions/condition.ts";
import type { Json, JsonObject } from "#domain/form/json/json.ts";
import type { Id } from "#domain/id.ts";
import { searchMatcher } from "#domain/record/record-search.ts";
import { readersOf } from "#server/queries/records/form-permissions.ts";
import { pageOfRecords } from "#server/tables/lists/record-list.ts";
import { tableOf } from "#server/tables/registry.ts";
import type { Db } from "#server/tables/sql/db.ts";
import { diary, formName } from "#tests/make/company-forms.ts";
import { field } from "#tests/make/forms/records.ts";
import { holdUp, waitingForLocks } from "../make/hold-up.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
});
afterAll(async () => server.close());

async function makeDiary(readers: "own" | "department" | "all") {
  const { administrator } = people;
  const { id } = await done(server, administrator, callOf("form.add"), {
    name: formName(),
    definition: diary,
    readers,
  });
  return done(server, administrator, callOf("form.publish"), { id });
}

async function fillIn(someone: Someone, modelId: Id, values: object) {
  const data = JSON.stringify(values);
  return done(server, someone, callOf("record.add"), { modelId, data });
}

type Asked = Omit<BodyOf<typeof calls.listRecords>, "modelId">;

/** The parts that stand in the records that somebody is given. */
async function partsFor(someone: Someone, modelId: Id, asked: Asked = {}): Promise<unknown[]> {
  const { list } = await done(server, someone, calls.listRecords, { modelId, ...asked });
  return list.map(({ values }) => (JSON.parse(values) as { part: string }).part);
}

test.each([
  ["own", []],
  ["department", ["Pier 4"]],
  ["all", ["Pier 9", "Pier 4"]],
] as const)(
  "where readers are %s, others' records are listed so far and no further",
  async (readers, seen) => {
    const { leader, member, outsider, administrator } = people;
    const { id } = await makeDiary(readers);
    const { id: unit } = await done(server, administrator, callOf("department.add"), {
      name: `Crew ${readers}`,
    });
    const crew = { id: unit, addMembers: [leader.userId, member.userId] };
    await done(server, administrator, callOf("department.edit"), crew);
    const record = await fillIn(leader, id, { part: "Pier 4" });
    await fillIn(outsider, id, { part: "Pier 9" });
    expect(await partsFor(member, id)).toEqual(seen);
    expect(await partsFor(leader, id)).toContain("Pier 4");
    expect(await partsFor(administrator, id)).toEqual(["Pier 9", "Pier 4"]);
    const one = await server.call(calls.getRecord, { modelId: id, id: record.id }, member.token);
    expect(one.reason).toBe(readers === "own" ? "record.gone" : undefined);
    const choice = await done(server, member, calls.selectRecords, {
      modelId: id,
      relationField: "part",
    });
    expect(choice.list.map(({ fullName }) => fullName)).toEqual(seen);
  },
);

test("records are searched, found by what their fields say, ordered and paged", async () => {
  const { leader } = people;
  const { id } = await makeDiary("own");
  for (const [part, crew] of [
    ["Pier 1", 3],
    ["Deck_2", 12],
    ["Pier 3", 7],
  ] as const)
    await fillIn(leader, id, { part, crew });
  expect(await partsFor(leader, id, { keyword: "pier" })).toEqual(["Pier 3", "Pier 1"]);
  expect(await partsFor(leader, id, { keyword: "k_2" })).toEqual(["Deck_2"]);
  expect(await partsFor(leader, id, { keyword: "_" })).toEqual(["Deck_2"]);
  const from = (crew: unknown) => ({ queryJson: JSON.stringify({ crew }) });
  expect(await partsFor(leader, id, from([4, null]))).toEqual(["Pier 3", "Deck_2"]);
  expect(await partsFor(leader, id, from([4, 9]))).toEqual(["Pier 3"]);
  expect(await partsFor(leader, id, from(12))).toEqual(["Deck_2"]);
  expect(await partsFor(leader, id, { sidx: "-crew" })).toEqual(["Deck_2", "Pier 3", "Pier 1"]);
  expect(await partsFor(leader, id, { sidx: "part" })).toEqual(["Deck_2", "Pier 1", "Pier 3"]);
  const all = await done(server, leader, calls.listRecords, { modelId: id });
  const first = all.list.at(-1)?.id ?? 0;
  server.clock.now += 1_000;
  await done(server, leader, callOf("record.edit"), { modelId: id, id: first, data: '{"crew":4}' });
  const changed = ["Pier 1", "Pier 3", "Deck_2"];
  expect(await partsFor(leader, id, { sidx: "-@updateTime" })).toEqual(changed);
  const both = { keyword: "pier", ...from([4, null]), sidx: "-crew" };
  expect(await partsFor(leader, id, both)).toEqual(["Pier 3", "Pier 1"]);
  expect(await partsFor(leader, id, { ...both, currentPage: 2 })).toEqual([]);
  for (let count = 0; count < 18; count += 1) await fillIn(leader, id, { part: `More ${count}` });
  const second = { modelId: id, currentPage: 2, pageSize: 20 } as const;
  const { list, pagination } = await done(server, leader, calls.listRecords, second);
  expect([list.length, pagination]).toEqual([1, { currentPage: 2, pageSize: 20, total: 21 }]);
});

test("a part of a word is found in any script, in rows and by numbers too, and pictures are no words", async () => {
  const { leader } = people;
  const { id } = await makeDiary("own");
  await fillIn(leader, id, { part: "桥墩浇筑", works: [{ id: "r1", what: "Formwork" }] });
  const works = [{ id: "r2", what: "Curing", hours: 12.75 }];
  await fillIn(leader, id, { part: 'Pier "7" 100%', works });
  const found = async (keyword: string) => partsFor(leader, id, { keyword });
  expect(await found("墩浇")).toEqual(["桥墩浇筑"]);
  expect(await found("墩")).toEqual(["桥墩浇筑"]);
  expect(await found("RMWOR")).toEqual(["桥墩浇筑"]);
  expect(await found('r "7')).toEqual(['Pier "7" 100%']);
  expect(await found("0%")).toEqual(['Pier "7" 100%']);
  // A point stands in no moment, which are numbers of a record too.
  expect(await found("12.75")).toEqual(['Pier "7" 100%']);
  expect(await found("works")).toEqual([]);
});

test("a record that was changed is found by what it says now, and one that is gone by nothing", async () => {
  const { leader } = people;
  const { id: modelId } = await makeDiary("own");
  const { id } = await fillIn(leader, modelId, { part: "Abutment" });
  await done(server, leader, callOf("record.edit"), { modelId, id, data: '{"part":"Culvert"}' });
  const found = async (keyword: string) => partsFor(leader, modelId, { keyword });
  expect([await found("abut"), await found("culv")]).toEqual([[], ["Culvert"]]);
  await done(server, leader, callOf("record.remove"), { modelId, id });
  const left = await server.parts.database.run("select 1 from record_words where record_id = $1", [
    id,
  ]);
  expect(left).toEqual([]);
});

test("what no database keeps is left out of texts, and stands in no way of the list", async () => {
  const { leader } = people;
  const { id } = await makeDiary("own");
  const data = String.raw`{"part":"Pier\u0000 4\ud800"}`;
  await done(server, leader, callOf("record.add"), { modelId: id, data });
  expect(await partsFor(leader, id, { keyword: "pier" })).toEqual(["Pier 4"]);
  const key = String.raw`{"part":"a","place\u0000":1}`;
  const reply = await server.call(callOf("record.add"), { modelId: id, data: key }, leader.token);
  expect(reply.reason).toBe("form.forbiddenKey");
});

test("what no field is called is no way into the statement", async () => {
  const { leader } = people;
  const { id } = await makeDiary("all");
  const odd = "part') or true --";
  for (const asked of [{ sidx: odd }, { queryJson: JSON.stringify({ [odd]: "a" }) }]) {
    const reply = await server.call(calls.listRecords, { modelId: id, ...asked }, leader.token);
    expect(reply).toMatchObject({ code: 400, reason: "form.fieldMissing" });
  }
});

test("several records go one by one, and those that are somebody else's stay", async () => {
  const { leader, outsider } = people;
  const { id: modelId } = await makeDiary("own");
  const mine = await fillIn(leader, modelId, { part: "Mine" });
  const theirs = await fillIn(outsider, modelId, { part: "Theirs" });
  const ids = [mine.id, theirs.id, 4_711];
  expect(await done(server, leader, calls.removeRecords, { modelId, ids })).toEqual({
    removed: [mine.id],
    kept: [
      { id: theirs.id, reason: "record.gone" },
      { id: 4_711, reason: "record.gone" },
    ],
  });
  expect(await partsFor(outsider, modelId)).toEqual(["Theirs"]);
});

test("a form says what it asks for once it was published", async () => {
  const { leader, administrator } = people;
  const form = await makeDiary("own");
  const config = await done(server, leader, calls.getFormConfig, { modelId: form.id });
  expect(config).toMatchObject({
    fullName: form.name,
    formData: diary,
    versionId: form.versionId,
  });
  const draft = await done(server, administrator, callOf("form.add"), {
    name: "Draft",
    definition: diary,
  });
  const reply = await server.call(calls.getFormConfig, { modelId: draft.id }, leader.token);
  expect(reply.reason).toBe("form.notPublished");
});

test("however much is asked of a record, its values are read from their text once", async () => {
  const { id: modelId, ...form } = await makeDiary("all");
  const { database } = server.parts;
  const readers = await readersOf(database, people.member.userId, { id: modelId, ...form });
  const asks = (name: string, symbol: "like" | "between", value: Json): Question => ({
    field: name,
    symbol,
    operand: { type: "constant", value },
  });
  const questions = [
    asks("part", "like", "Pier"),
    asks("crew", "between", [1, 90]),
    asks("billNo", "like", "D-"),
  ];
  const page = { current: 1, size: 20 };
  const question = { keyword: "", questions, order: [], page };
  const plans: string[] = [];
  const explaining = {
    ...database,
    run: async (sql: string, values: unknown[]) => {
      plans.push(
        JSON.stringify(await database.run(`explain (verbose, format json) ${sql}`, values)),
      );
      return [];
    },
  } as unknown as Db;
  await pageOfRecords(explaining, readers, question);
  // A node of its own brings the values as fields, and the conditions are asked of what it brings.
  expect(plans.join()).toMatch(/"Output":\["\(r\W*values\W*\)::jsonb"\]/);
});

test("of one person's lists one is in work at a time, and nobody else waits for them", async () => {
  const { leader, member } = people;
  const { id: modelId } = await makeDiary("all");
  const { database } = server.parts;
  const letGo = await holdUp(database, async (tx) => tx.run("lock table records"));
  const asked = [member, member, member, leader].map(async ({ token }) =>
    server.call(calls.listRecords, { modelId }, token),
  );
  await vi.waitFor(async () => expect(await waitingForLocks(database)).toBe(2));
  await letGo();
  for (const { code } of await Promise.all(asked)) expect(code).toBe(200);
});

const tools = ["saw", "saws", "drill"].map((id) => ({ id, fullName: id }));
const searched = JSON.stringify({
  fields: [
    field("input", "part"),
    field("input", "code"),
    field("inputNumber", "crew"),
    field("select", "tool", {}, { options: tools }),
    field("checkbox", "tools", {}, { options: tools }),
    field("userSelect", "foreman"),
    field("timePicker", "begin"),
  ],
  columnData: { searchList: [{ prop: "code", searchType: 1 }] },
});

test("single fields are searched as their kind and the form's search list say, the same here as on devices", async () => {
  const { leader, member, administrator } = people;
  const added = { name: formName(), definition: searched, readers: "own" as const };
  const { id } = await done(server, administrator, callOf("form.add"), added);
  const { versionId } = await done(server, administrator, callOf("form.publish"), { id });
  const all: JsonObject[] = [
    { part: "Pier 1", code: "A", crew: 3, tool: "saw", tools: ["saw", "drill"], begin: "07:30" },
    { part: "Pier 2", code: "AB", tool: "saws", tools: ["saws"], foreman: member.userId },
    { part: "Deck", code: "a", crew: 12, foreman: leader.userId, begin: "16:00" },
  ];
  for (const values of all) await fillIn(leader, id, values);
  const version = await tableOf("formVersion").get(server.parts.database, versionId);
  const ready = version && readyForm(version);
  if (!ready?.ok) throw new Error("The form cannot be read");
  for (const [asked, found] of [
    [{ part: "pier" }, ["Pier 2", "Pier 1"]],
    [{ code: "A" }, ["Pier 1"]],
    [{ tool: ["saw"] }, ["Pier 1"]],
    [{ tool: "saw" }, ["Pier 1"]],
    [{ tool: ["saw", "saws"] }, ["Pier 2", "Pier 1"]],
    [{ tools: ["drill", "saws"] }, ["Pier 2", "Pier 1"]],
    [{ foreman: [leader.userId, member.userId], part: "d" }, ["Deck"]],
    [{ crew: [null, 12] }, ["Deck", "Pier 1"]],
    [{ crew: 3 }, ["Pier 1"]],
    [{ begin: ["07:00", "12:00"] }, ["Pier 1"]],
    [{ tool: [], part: "" }, ["Deck", "Pier 2", "Pier 1"]],
  ] as const) {
    const queryJson = JSON.stringify(asked);
    expect(await partsFor(leader, id, { queryJson }), queryJson).toEqual(found);
    const matches = searchMatcher(ready.value, queryJson, { userId: leader.userId, now: 0 });
    const here = all.filter(matches).map(({ part }) => part);
    expect(here.toReversed(), queryJson).toEqual(found);
  }
  const query = { field: "crew", symbol: ">=", fieldValueType: 2, fieldValue: 3 };
  const both = {
    queryJson: '{"part":"Pier"}',
    superQueryJson: JSON.stringify({
      matchLogic: "and",
      conditionList: [{ logic: "and", groups: [query] }],
    }),
  };
  expect(await partsFor(leader, id, both)).toEqual(["Pier 1"]);
});
