import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as calls from "#contract/calls/record.ts";
import { callOf } from "#contract/command-calls.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import type { Condition } from "#domain/form/conditions/condition.ts";
import type { Json, JsonObject } from "#domain/form/json/json.ts";
import { NO_ACCESS } from "#domain/refusal.ts";
import { queryMatcher } from "#domain/record/record-query.ts";
import { ruleSaid } from "#server/tables/sql/conditions-sql.ts";
import { formName } from "#tests/make/company-forms.ts";
import { field } from "#tests/make/forms/records.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
});
afterAll(async () => server.close());

const asked = (...groups: readonly object[]) => ({
  matchLogic: "and",
  conditionList: [{ logic: "and", groups }],
});
const question = (name: string, symbol: string, fieldValue: Json = null) => ({
  field: name,
  symbol,
  fieldValueType: 2,
  fieldValue,
});
const columnData = {
  defaultSortConfig: [
    { field: "place", sort: "asc" },
    { field: "crew", sort: "desc" },
  ],
  pageSize: 50,
  showSummary: true,
  summaryField: ["crew"],
  ruleList: asked(question("part", "like", "pier"), question("crew", ">", 2)),
};
const fields = [field("input", "part"), field("input", "place"), field("inputNumber", "crew")];

async function makeForm(details: object = {}): Promise<number> {
  const { administrator } = people;
  const definition = JSON.stringify({ fields, columnData });
  const added = { name: formName(), definition, readers: "all" as const, ...details };
  const { id } = await done(server, administrator, callOf("form.add"), added);
  await done(server, administrator, callOf("form.publish"), { id });
  for (let crew = 1; crew <= 60; crew += 1) {
    const values = { part: `Pier ${crew}`, place: crew % 2 === 0 ? "North" : "East", crew };
    await done(server, administrator, callOf("record.add"), {
      modelId: id,
      data: JSON.stringify(values),
    });
  }
  for (const values of [{ part: "Deck", crew: 9 }, { part: "Pier" }, { crew: 9 }])
    await done(server, administrator, callOf("record.add"), {
      modelId: id,
      data: JSON.stringify(values),
    });
  return id;
}

test("a list has the order, the pages and the conditions of its design, where a call says nothing else", async () => {
  const { leader, outsider } = people;
  const modelId = await makeForm();
  const listed = async (body: object = {}, by = leader) =>
    done(server, by, calls.listRecords, { modelId, ...body });
  const crewsOf = ({ list }: Awaited<ReturnType<typeof listed>>) =>
    list.map(({ values }) => (JSON.parse(values) as { crew: number }).crew);
  const first = await listed({}, outsider);
  expect(first.pagination).toEqual({ currentPage: 1, pageSize: 50, total: 58 });
  expect(crewsOf(first).slice(0, 3)).toEqual([59, 57, 55]);
  expect(crewsOf(first)[29]).toBe(60);
  expect(first.summary).toEqual({ crew: 1_827 });
  expect(crewsOf(await listed({ sidx: "", pageSize: 20 })).slice(0, 2)).toEqual([60, 59]);
  expect(crewsOf(await listed({ sidx: "crew", keyword: "Pier 1" })).slice(0, 2)).toEqual([10, 11]);
  const superQueryJson = JSON.stringify(asked(question("crew", "<", 6)));
  expect(crewsOf(await listed({ superQueryJson }))).toEqual([5, 3, 4]);
  expect((await listed({ withoutRule: true })).pagination.total).toBe(63);
  // A part of a text, and as a node of a tree beside the list says it the whole text.
  for (const [part, total] of [
    ["Pier 1", 10],
    [["Pier 10"], 1],
    [["Pier 1"], 0],
  ])
    expect((await listed({ queryJson: JSON.stringify({ part }) })).pagination.total).toBe(total);
  const options = await done(server, leader, calls.selectRecords, { modelId });
  expect(options.pagination.total).toBe(63);
});

test("a workbook has what its list has, and nobody is told by an order what is kept from them", async () => {
  const { administrator, leader, outsider } = people;
  const modelId = await makeForm({
    fieldPermissions: [{ path: "crew", everybody: "hidden", roles: [] }],
  });
  const all = await done(server, administrator, calls.listRecords, { modelId, pageSize: 500 });
  expect(all.pagination.total).toBe(58);
  const { url } = await done(server, administrator, calls.exportRecords, { modelId });
  const { read, utils } = await import("xlsx");
  const book = read(url.slice(url.indexOf(",") + 1), { type: "base64" });
  const [sheet] = Object.values(book.Sheets);
  expect(sheet && utils.sheet_to_json(sheet)).toHaveLength(58);
  const own = await done(server, leader, calls.listRecords, { modelId });
  const parts = own.list.map(({ values }) => (JSON.parse(values) as { part: string }).part);
  // Neither by the second field of the order, nor by the conditions: both would tell what stands there.
  const newest = (place: string) => parts.filter((part) => part.startsWith(place)).slice(0, 2);
  expect(newest("Pier ")).toEqual(["Pier 59", "Pier 57"]);
  const whole = await done(server, leader, calls.listRecords, { modelId, withoutRule: true });
  expect([own.pagination.total, whole.pagination.total]).toEqual([63, 63]);
  expect(own.summary).toBeUndefined();
  const refused = await server.call(calls.listRecords, { modelId, sidx: "crew" }, leader.token);
  expect(refused).toMatchObject({ code: NO_ACCESS, reason: "form.fieldNotYours" });
  for (const body of [{ queryJson: '{"@updateTime":1}' }, { groupField: "@updateTime" }]) {
    const unknown = await server.call(calls.listRecords, { modelId, ...body }, leader.token);
    expect(unknown).toMatchObject({ reason: "form.fieldMissing", data: { field: "@updateTime" } });
  }
  const closed = await makeForm({ readers: "own" });
  const none = await done(server, outsider, calls.listRecords, { modelId: closed });
  expect(none.pagination.total).toBe(0);
});

test("the database finds by the conditions of a list what the engine finds", async () => {
  const { database } = server.parts;
  const ready = readyForm({
    definition: JSON.stringify({
      fields: [field("input", "a"), field("inputNumber", "b"), field("checkbox", "c")],
    }),
    timeZone: "UTC",
  });
  if (!ready.ok) throw new Error(ready.error.reason);
  const now = 1_800_000_000_000;
  const word = fc.constantFrom("", "Pier", "pier 7", "7", "D");
  const number = fc.constantFrom(0, 7, 12.5, -3, now, now - 86_400_000);
  const words = fc.array(word, { maxLength: 2 });
  const values: fc.Arbitrary<JsonObject> = fc.record(
    { a: fc.option(word), b: fc.option(number), c: words },
    { requiredKeys: [] },
  );
  const value: fc.Arbitrary<Json> = fc.oneof(word, number, words, fc.constant(null));
  const days = fc.record({
    field: fc.constant("b"),
    symbol: fc.constant("inLast" as const),
    operand: value.map((said) => ({ type: "constant" as const, value: said })),
  });
  const other = fc.record({
    field: fc.constantFrom("a", "b", "c"),
    symbol: fc.constantFrom(
      ...(["==", "<>", ">", "<=", "in", "notIn", "like", "notLike", "null"] as const),
    ),
    operand: fc.oneof(
      value.map((said) => ({ type: "constant" as const, value: said })),
      fc.constant({ type: "field" as const, path: "a" }),
      fc.constant({ type: "variable" as const, name: "currentUser" }),
    ),
  });
  const one = fc.oneof({ weight: 9, arbitrary: other }, { weight: 1, arbitrary: days });
  const condition: fc.Arbitrary<Condition> = fc.record({
    all: fc.boolean(),
    groups: fc.array(
      fc.record({ all: fc.boolean(), questions: fc.array(one, { minLength: 1, maxLength: 3 }) }),
      { minLength: 1, maxLength: 2 },
    ),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(condition, values), { minLength: 40, maxLength: 60 }),
      async (cases) => {
        const said = cases.map(([rule]) => ruleSaid(rule, { userId: 7, now }));
        const rows = await database.run<{ meets: boolean }>(
          `select records_meet(c.nothing::jsonb || c.said::jsonb, c.conditions::jsonb) as meets
           from unnest($1::text[], $2::text[], $3::text[]) with ordinality as c(nothing, said, conditions, place)
           order by place`,
          [
            said.map(({ nothing }) => nothing),
            cases.map(([, record]) => JSON.stringify(record)),
            said.map(({ conditions }) => conditions),
          ],
        );
        for (const [at, [rule, record]] of cases.entries()) {
          const expected = queryMatcher(ready.value, rule, { userId: 7, now })(record);
          expect([JSON.stringify(cases[at]), rows[at]?.meets]).toEqual([
            JSON.stringify(cases[at]),
            expected,
          ]);
        }
      },
    ),
    { numRuns: 40 },
  );
});
