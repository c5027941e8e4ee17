import { afterAll, beforeAll, expect, test } from "vitest";
import * as calls from "#contract/calls/record.ts";
import type { BodyOf } from "#contract/call.ts";
import { callOf } from "#contract/command-calls.ts";
import type { Id } from "#domain/id.ts";
import { diary } from "#tests/make/company-forms.ts";
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

async function makeDiary() {
  const { administrator } = people;
  const form = { name: "Site diary", definition: diary, readers: "own" as const };
  const { id } = await done(server, administrator, callOf("form.add"), form);
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

const superQuery = (matchLogic: string, ...groups: readonly (readonly object[])[]) =>
  JSON.stringify({
    matchLogic,
    conditionList: groups.map((questions) => ({ logic: "and", groups: questions })),
  });
const asks = (field: string, symbol: string, fieldValue: unknown) => ({
  field,
  symbol,
  fieldValue,
  fieldValueType: 2,
});

test("a super query finds what all or one of its groups say, in order, page by page and for the reader alone", async () => {
  const { leader, outsider } = people;
  const { id } = await makeDiary();
  for (const crew of Array.from({ length: 24 }, (_, at) => at))
    await fillIn(leader, id, { part: `Pier ${crew}`, crew });
  await fillIn(outsider, id, { part: "Pier of others", crew: 23 });
  const high = superQuery("and", [asks("crew", ">=", 2), asks("part", "like", "pier")]);
  const asked = { superQueryJson: high, sidx: "-crew" };
  const { list, pagination } = await done(server, leader, calls.listRecords, {
    modelId: id,
    ...asked,
    currentPage: 2,
  });
  expect(pagination).toEqual({ currentPage: 2, pageSize: 20, total: 22 });
  expect(list.map(({ title }) => title.split(" ").slice(1).join(" "))).toEqual([
    "Pier 3",
    "Pier 2",
  ]);
  const either = superQuery("or", [asks("crew", "==", 0)], [asks("crew", "between", [22, null])]);
  expect(await partsFor(leader, id, { superQueryJson: either, sidx: "crew" })).toEqual([
    "Pier 0",
    "Pier 22",
    "Pier 23",
  ]);
  expect(await partsFor(leader, id, { superQueryJson: either, keyword: "22" })).toEqual([
    "Pier 22",
  ]);
  const changed = String(list[0]?.updateTime).slice(0, 9);
  expect(await partsFor(leader, id, { keyword: changed })).toEqual([]);
  for (const [superQueryJson, reason] of [
    [superQuery("and", [asks("salary", "==", 1)]), "form.fieldMissing"],
    [superQuery("and", [asks("part", "between", 1)]), "record.queryUnreadable"],
    ["[", "form.notJson"],
  ] as const) {
    const body = { modelId: id, superQueryJson };
    expect((await server.call(calls.listRecords, body, leader.token)).reason).toBe(reason);
  }
});
