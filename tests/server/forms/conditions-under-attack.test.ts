import { afterAll, beforeAll, expect, test } from "vitest";
import { exportRecords, getRecord, listRecords } from "#contract/calls/record.ts";
import { syncPull } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import type { Flow, FlowNode } from "#domain/approval/flow/flow.ts";
import { type Condition, readCondition } from "#domain/form/conditions/condition.ts";
import type { Json } from "#domain/form/json/json.ts";
import type { Id } from "#domain/id.ts";
import { NO_ACCESS } from "#domain/refusal.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { formName } from "#tests/make/company-forms.ts";
import { asking } from "#tests/make/forms/range-conditions.ts";
import { field } from "#tests/make/forms/records.ts";
import { conditionsSaid } from "#server/tables/sql/conditions-sql.ts";
import { pageOfRecords } from "#server/tables/lists/record-list.ts";
import type { Db } from "#server/tables/sql/db.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

const SECRET = "Kestrel and Sons";
const definition = JSON.stringify({
  fields: [
    field("input", "part", { required: true }),
    field("input", "rival"),
    field("inputNumber", "crew"),
  ],
});

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

/** A form of which a role reads and changes the records of large crews. */
async function makeForm(): Promise<Id> {
  const { administrator } = people;
  const added = { name: formName("Offer"), definition };
  const { id } = await done(server, administrator, callOf("form.add"), added);
  await done(server, administrator, callOf("form.publish"), { id });
  const condition = asking("crew", ">=", 10);
  const buttons = ["edit", "remove", "export"] as const;
  await done(server, administrator, callOf("form.edit"), {
    id,
    roles: [{ roleId: clerk, buttons: [...buttons], range: "condition", condition }],
  });
  return id;
}

const add = async (modelId: Id, values: object) =>
  done(server, people.leader, callOf("record.add"), { modelId, data: JSON.stringify(values) });

test("who fills in at a step lifts nothing that it hides by making a condition hold", async () => {
  const { administrator, leader, member, newcomer } = people;
  const formId = await makeForm();
  const nodes: FlowNode[] = [
    {
      ...step(1, [member.userId]),
      fields: [
        { path: "rival", right: "hidden" },
        { path: "crew", right: "edit" },
      ],
    },
    step(2, [newcomer.userId]),
    { ...step(3, [member.userId]), fields: [{ path: "rival", right: "hidden" }] },
  ];
  const of: Flow = flow(nodes, { managerIds: [administrator.userId] });
  const save = { formId, flow: JSON.stringify(of) };
  const saved = await server.call(callOf("approvalFlow.save"), save, administrator.token);
  expect(saved.data).not.toHaveProperty("problems");
  const record = await add(formId, { part: "Pier 4", rival: SECRET, crew: 4 });
  const started = { recordId: record.id, chosen: [] };
  const { id: recordId } = await done(server, leader, callOf("approval.start"), started);
  const edit = async (values: object) => {
    const data = JSON.stringify(values);
    const body = { modelId: formId, id: record.id, data };
    const { code, reason } = await server.call(callOf("record.edit"), body, member.token);
    return reason ?? code;
  };
  const handed = async () => {
    const { token } = member;
    const page = { modelId: formId, currentPage: 1, pageSize: 20 as const };
    const listed = [
      await server.call(listRecords, page, token),
      await server.call(listRecords, { ...page, keyword: "Kestrel" }, token),
      await server.call(listRecords, { ...page, queryJson: '{"rival":"Kestrel"}' }, token),
    ];
    expect(listed.map(({ data }) => data.pagination.total)).toEqual([0, 0, 0]);
    const one = await server.call(getRecord, { modelId: formId, id: record.id }, token);
    expect(one.code).toBe(200);
    const chosen = { ...page, dataType: 2 as const, selectIds: [record.id] };
    const replies = [
      ...listed,
      one,
      await server.call(syncPull, { epoch: "", since: 0 }, token),
      await server.call(exportRecords, chosen, token),
    ];
    return JSON.stringify(replies.map(({ data }) => data));
  };
  expect(await edit({ crew: 40 })).toBe(200);
  expect(await handed()).not.toContain(SECRET);
  expect(await edit({ rival: "Nobody" })).toBe("form.fieldNotYours");
  const decide = callOf("approval.decide");
  // The third step lets in again whom the first one has let in.
  for (const someone of [member, newcomer, member])
    await done(server, someone, decide, { recordId, status: 1 });
  expect(await handed()).not.toContain(SECRET);
  expect(await edit({ rival: "Nobody" })).not.toBe(200);
  const kept = await server.call(
    getRecord,
    { modelId: formId, id: record.id },
    administrator.token,
  );
  expect(kept.data?.values).toContain(SECRET);
});

test("who rejects at a step that hides something does not change the rest by the condition", async () => {
  const { administrator, leader, member } = people;
  const formId = await makeForm();
  const asks: FlowNode = {
    ...step(1, [member.userId]),
    fields: [
      { path: "rival", right: "hidden" },
      { path: "crew", right: "edit" },
    ],
  };
  const of: Flow = flow([asks], { managerIds: [administrator.userId] });
  const save = { formId, flow: JSON.stringify(of) };
  await done(server, administrator, callOf("approvalFlow.save"), save);
  const record = await add(formId, { part: "Pier 5", rival: SECRET, crew: 4 });
  const { id: recordId } = await done(server, leader, callOf("approval.start"), {
    recordId: record.id,
    chosen: [],
  });
  const edit = async (values: object) => {
    const body = { modelId: formId, id: record.id, data: JSON.stringify(values) };
    return server.call(callOf("record.edit"), body, member.token);
  };
  expect((await edit({ crew: 40 })).code).toBe(200);
  const no = { recordId, status: 2 as const, remarks: "Too many" };
  await done(server, member, callOf("approval.decide"), no);
  expect((await edit({ part: "Pier 6" })).code).toBe(NO_ACCESS);
  const remove = { modelId: formId, id: record.id };
  const removed = await server.call(callOf("record.remove"), remove, member.token);
  expect(removed.code).toBe(NO_ACCESS);
});

test("a list by a condition asks it once of each record of the form", async () => {
  const formId = await makeForm();
  for (const crew of [4, 40, 50]) await add(formId, { part: `Pier ${crew}`, crew });
  const condition = readCondition(JSON.parse(asking("crew", ">=", 10)) as Json);
  if (!condition) throw new Error("This is no condition");
  const reach = { makers: new Set<Id>(), conditions: [{ condition, variables: new Map() }] };
  const readers = { formId, userId: people.member.userId, reach, hidden: [] };
  const page = { current: 1, size: 20 };
  const { found, calls } = await server.parts.database.transaction(async (tx) => {
    await tx.run("set local track_functions = 'pl'");
    const question = { keyword: "", questions: [], order: [], page };
    const listed = await pageOfRecords(tx, readers, question);
    const [counted] = await tx.run<{ calls: number }>(
      "select calls::int from pg_stat_xact_user_functions where funcname = 'records_meet'",
    );
    return { found: listed.total, calls: counted?.calls };
  });
  expect({ found, calls }).toEqual({ found: 2, calls: 3 });
});

/** How often functions of the database were called on a connection. */
async function callsIn(tx: Db): Promise<number> {
  const [counted] = await tx.run<{ calls: number }>(
    "select coalesce(sum(calls), 0)::int as calls from pg_stat_xact_user_functions",
  );
  return counted?.calls ?? 0;
}

test("long lists are compared by keys, whoever wrote them", async () => {
  const ids = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `${from + at}`);
  const paths = (from: number, count: number) =>
    ids(from, count).map((id) => [id, `${id}-1`, `${id}-2`]);
  const question = (symbol: "==" | "in"): Condition => ({
    all: true,
    groups: [
      {
        all: true,
        questions: [{ field: "a", symbol, operand: { type: "field", path: "b" } }],
      },
    ],
  });
  const meets = async (a: unknown, b: unknown, symbol: "==" | "in") => {
    const said = conditionsSaid([{ condition: question(symbol), variables: new Map() }]);
    return server.parts.database.transaction(async (tx) => {
      await tx.run("set local track_functions = 'pl'");
      // What one connection has counted stays there from one transaction to the next.
      const before = await callsIn(tx);
      const [row] = await tx.run<{ meets: boolean }>(
        "select records_meet($1::jsonb, $2::jsonb) as meets",
        [JSON.stringify({ a, b }), said],
      );
      return { meets: row?.meets, isFew: (await callsIn(tx)) - before < 60_000 };
    });
  };
  const [yes, no] = [true, false].map((each) => ({ meets: each, isFew: true }));
  // Each with each they would be millions.
  expect(await meets(ids(0, 2_000), ids(2_000, 2_000), "in")).toEqual(no);
  expect(await meets(ids(0, 2_000), ids(0, 2_000).toReversed(), "==")).toEqual(yes);
  expect(await meets(paths(0, 1_000), paths(1_000, 1_000), "in")).toEqual(no);
  expect(await meets(paths(0, 1_000), paths(0, 1_000).toReversed(), "==")).toEqual(yes);
  // A number is written in as many ways as somebody likes; texts are the same only as written.
  const ways = (sign: string) =>
    Array.from({ length: 1_600 }, (_, at) => {
      const [before, after] = [at % 40, Math.floor(at / 40)].map((count) => "0".repeat(count));
      return `${sign}${before}1.${after}`;
    });
  const listed = (sign: string) => ways(sign).map((way) => [way, "2"]);
  expect(await meets(ways(""), ways("+"), "in")).toEqual(no);
  expect(await meets(ways(""), ways("+"), "==")).toEqual(no);
  expect(await meets(ways(""), [...ways("+"), "1."], "in")).toEqual(yes);
  expect(await meets(ways(""), [...ways("+"), 1], "in")).toEqual(yes);
  expect(await meets([...ways(""), 1], [...ways("+"), 1], "==")).toEqual(yes);
  expect(await meets(ways(""), ways("").toReversed(), "==")).toEqual(yes);
  expect(await meets(listed(""), listed("").toReversed(), "==")).toEqual(yes);
});
