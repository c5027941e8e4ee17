import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as files from "#contract/calls/print.ts";
import * as calls from "#contract/calls/record.ts";
import { callOf } from "#contract/command-calls.ts";
import { conditionHolds } from "#domain/company-form/permission/own-condition.ts";
import { RANGE_SYMBOLS } from "#domain/company-form/permission/range-condition.ts";
import { isEmptyValue, UNKNOWN, type Value, valueOfJson } from "#domain/form/expression/value.ts";
import type { Condition } from "#domain/form/conditions/condition.ts";
import type { Json } from "#domain/form/json/json.ts";
import type { Id } from "#domain/id.ts";
import { conditionsSaid } from "#server/tables/sql/conditions-sql.ts";
import { diary, formName } from "#tests/make/company-forms.ts";
import { asking } from "#tests/make/forms/range-conditions.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let clerk: Id;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
  const { administrator, member } = people;
  clerk = (await done(server, administrator, callOf("role.add"), { name: "Clerk" })).id;
  await done(server, administrator, callOf("role.edit"), {
    id: clerk,
    addMembers: [member.userId],
  });
});
afterAll(async () => server.close());

/** A form with a large crew's record and a small one's, of which a role reads what a condition says. */
async function makeDiary(condition: string) {
  const { administrator, leader } = people;
  const named = { name: formName(), definition: diary };
  const { id: modelId } = await done(server, administrator, callOf("form.add"), named);
  await done(server, administrator, callOf("form.publish"), { id: modelId });
  await done(server, administrator, callOf("form.edit"), {
    id: modelId,
    buttons: [],
    roles: [
      {
        roleId: clerk,
        buttons: ["edit", "remove", "export", "print"],
        range: "condition",
        condition,
      },
    ],
  });
  await done(server, administrator, callOf("form.edit"), { id: modelId, buttons: ["add"] });
  const add = async (part: string, crew: number, foreman?: Id) => {
    const data = JSON.stringify({ part, crew, ...(foreman && { foreman }) });
    return done(server, leader, callOf("record.add"), { modelId, data });
  };
  const large = await add("Pier large", 40, people.member.userId);
  const small = await add("Pier small", 4, people.outsider.userId);
  return { modelId, large: large.id, small: small.id };
}

/** What somebody gets of both records at each door that reads or writes. */
async function doors(
  { token }: Someone,
  { modelId, ...ids }: Awaited<ReturnType<typeof makeDiary>>,
) {
  const template = await done(server, people.administrator, callOf("printTemplate.add"), {
    formId: modelId,
    name: "Sheet",
    html: "<p>x</p>",
  });
  const titles = async (asked: object) => {
    const { data } = await server.call(calls.listRecords, { modelId, ...asked }, token);
    return {
      titles: data?.list.map((row) => row.values.match(/Pier (\w+)/)?.[1]),
      total: data?.pagination.total,
    };
  };
  const ofEach = async (ask: (id: Id) => Promise<{ code: number; reason?: string | undefined }>) =>
    Promise.all(
      [ids.large, ids.small].map(async (id) => {
        const { code, reason } = await ask(id);
        return reason ?? code;
      }),
    );
  const was = JSON.stringify({ hours: 0 });
  const data = JSON.stringify({ works: [] });
  return {
    list: await titles({}),
    search: await titles({ keyword: "Pier" }),
    ordered: await titles({ sidx: "crew", queryJson: JSON.stringify({ part: "Pier" }) }),
    query: await titles({ superQueryJson: asking("part", "notNull", null) }),
    picker: (await server.call(calls.selectRecords, { modelId }, token)).data?.list.length,
    record: await ofEach(async (id) => server.call(calls.getRecord, { modelId, id }, token)),
    print: await ofEach(async (formId) =>
      server.call(files.getPrintData, { id: template.id, formId }, token),
    ),
    edit: await ofEach(async (id) =>
      server.call(callOf("record.edit"), { modelId, id, data, was }, token),
    ),
    exported: await exportedBy(token, modelId),
    remove: await ofEach(async (id) =>
      server.call(callOf("record.remove"), { modelId, id }, token),
    ),
  };
}

async function exportedBy(token: string, modelId: Id) {
  const { code, reason } = await server.call(calls.exportRecords, { modelId }, token);
  return reason ?? code;
}

const one = { titles: ["large"], total: 1 };
const none = { titles: [], total: 0 };

describe("records that fulfil a condition", () => {
  test("stand open to the role at every door, and no others", async () => {
    const form = await makeDiary(asking("crew", ">=", 10));
    expect(await doors(people.member, form)).toEqual({
      list: one,
      search: one,
      ordered: one,
      query: one,
      picker: 1,
      record: [200, "record.gone"],
      print: [200, "record.gone"],
      edit: [200, "record.gone"],
      exported: 200,
      remove: [200, "record.gone"],
    });
  });

  test("are nobody's without the role", async () => {
    const form = await makeDiary(asking("crew", ">=", 10));
    const gone = ["record.gone", "record.gone"];
    expect(await doors(people.outsider, form)).toEqual({
      list: none,
      search: none,
      ordered: none,
      query: none,
      picker: 0,
      record: gone,
      print: gone,
      edit: gone,
      exported: "form.exportNotYours",
      remove: gone,
    });
  });

  test("can be those that name whoever looks", async () => {
    const { administrator, member, outsider } = people;
    const form = await makeDiary(asking("crew", ">=", 1_000));
    await done(server, administrator, callOf("form.edit"), {
      id: form.modelId,
      readers: "condition",
      readersCondition: asking("foreman", "==", "@currentUser"),
    });
    for (const [someone, id] of [
      [member, form.large],
      [outsider, form.small],
    ] as const) {
      const { list } = await done(server, someone, calls.listRecords, { modelId: form.modelId });
      expect(list.map((row) => row.id)).toEqual([id]);
    }
  });

  test("are said by administrators alone", async () => {
    const { modelId } = await makeDiary(asking("crew", ">=", 10));
    const body = {
      id: modelId,
      readers: "condition" as const,
      readersCondition: asking("part", "notNull", null),
    };
    const refused = await server.call(callOf("form.edit"), body, people.member.token);
    expect(refused.code).not.toBe(200);
  });
});

describe("the database", () => {
  const plain = fc.oneof(
    fc.constantFrom<Json>(
      null,
      "",
      "12",
      " 12 ",
      "012",
      "1.50",
      ".5",
      "1e2",
      "x",
      "X",
      "12:30",
      true,
      false,
    ),
    fc.constantFrom<Json>(0, 1, 12, 1.5, 100, -3, 0.1),
  );
  const listed = fc.array(fc.oneof(plain, fc.array(plain, { maxLength: 2 })), { maxLength: 3 });
  const value: fc.Arbitrary<Json> = fc.oneof(plain, listed);
  const operand = fc.oneof(
    value.map((said) => ({ type: "constant" as const, value: said })),
    fc.constant({ type: "field" as const, path: "b" }),
    fc.constantFrom("me", "nothing").map((name) => ({ type: "variable" as const, name })),
  );
  const question = fc.record({
    field: fc.constantFrom("a", "b", "missing"),
    symbol: fc.constantFrom(...RANGE_SYMBOLS),
    operand,
  });
  const group = fc.record({
    all: fc.boolean(),
    questions: fc.array(question, { minLength: 1, maxLength: 3 }),
  });
  const condition: fc.Arbitrary<Condition> = fc.record({
    all: fc.boolean(),
    groups: fc.array(group, { minLength: 1, maxLength: 3 }),
  });

  test("answers any condition as rules answer it", async () => {
    const { database } = server.parts;
    const asked = fc.record({ a: value, b: value });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(condition, asked, value), { minLength: 40, maxLength: 60 }),
        async (cases) => {
          const own = cases.map(([said, values, me]) => {
            const known = valueOfJson(me);
            const variables = new Map<string, Value>([
              ["me", isEmptyValue(known) ? UNKNOWN : known],
            ]);
            return { own: { condition: said, variables }, values };
          });
          const rows = await database.run<{ meets: boolean }>(
            `select records_meet(c.said::jsonb, c.conditions::jsonb) as meets
             from unnest($1::text[], $2::text[]) with ordinality as c(said, conditions, place) order by place`,
            [
              own.map(({ values }) => JSON.stringify(values)),
              own.map((each) => conditionsSaid([each.own])),
            ],
          );
          for (const [at, each] of own.entries()) {
            const expected = conditionHolds(each.own, each.values);
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
});
