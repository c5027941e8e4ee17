import { afterAll, beforeAll, expect, test } from "vitest";
import { getRecord } from "#contract/calls/record.ts";
import { callOf } from "#contract/command-calls.ts";
import type { Id } from "#domain/id.ts";
import { NO_ACCESS } from "#domain/refusal.ts";
import { formName } from "#tests/make/company-forms.ts";
import { field, formula, rule } from "#tests/make/forms/records.ts";
import { handedTo } from "../make/handed-records.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
});
afterAll(async () => server.close());

const fine = (rate: number) => ({
  op: "set",
  targets: ["fine"],
  expression: formula(`days * ${rate}`),
});

/** A form of which a rule sets a field that only administrators write. */
async function makeDefects(everybody: "read" | "hidden", rate: number): Promise<Id> {
  const { administrator } = people;
  const drawn = [
    field("input", "part"),
    field("inputNumber", "days"),
    field("inputNumber", "fine"),
  ];
  const definition = JSON.stringify({ fields: drawn, rules: [rule("days > 0", fine(rate))] });
  const said = { name: formName("Defects"), definition };
  const { id } = await done(server, administrator, callOf("form.add"), said);
  await done(server, administrator, callOf("form.publish"), { id });
  const fieldPermissions = [{ path: "fine", everybody, roles: [] }];
  const open = { id, readers: "all" as const, fieldPermissions };
  await done(server, administrator, callOf("form.edit"), open);
  return id;
}

const add = async (modelId: Id, data: object) =>
  server.call(callOf("record.add"), { modelId, data: JSON.stringify(data) }, people.member.token);
const edit = async (modelId: Id, id: Id, data: object, was?: object) => {
  const before = was && { was: JSON.stringify(was) };
  const body = { modelId, id, data: JSON.stringify(data), ...before };
  return server.call(callOf("record.edit"), body, people.member.token);
};
const fineOf = async (modelId: Id, id: Id) => {
  const { values } = await done(server, people.administrator, getRecord, { modelId, id });
  return (JSON.parse(values) as { fine: number | null }).fine;
};

test("a rule sets what whoever fills in may only read, whatever they say it comes to", async () => {
  const modelId = await makeDefects("read", 4111);
  for (const sent of [{}, { fine: 8_222 }, { fine: 1 }]) {
    const { code, data } = await add(modelId, { part: "Pier 4", days: 2, ...sent });
    expect(code).toBe(200);
    expect(JSON.parse(data.values)).toMatchObject({ days: 2, fine: 8_222 });
    const changed = { days: 3, fine: 5 };
    expect((await edit(modelId, data.id, changed, { days: 2, fine: 8_222 })).code).toBe(200);
    expect(await fineOf(modelId, data.id)).toBe(12_333);
  }
  const { data } = await add(modelId, { part: "Pier 5", fine: 7 });
  expect(await fineOf(modelId, data.id)).toBeNull();
});

test("a rule sets what whoever fills in may not read, and no door tells them", async () => {
  const modelId = await makeDefects("hidden", 7333);
  const { code, data } = await add(modelId, { part: "Pier 4", days: 2 });
  expect(code).toBe(200);
  expect(await fineOf(modelId, data.id)).toBe(14_666);
  expect((await edit(modelId, data.id, { days: 3 })).code).toBe(200);
  expect(await fineOf(modelId, data.id)).toBe(21_999);
  const place = { formId: modelId, recordId: data.id, field: "fine" };
  const told = await handedTo(server, people.member, place);
  expect(told).toContain("Pier 4");
  for (const value of ["14666", "21999"]) expect(told).not.toContain(value);
  for (const refused of [
    await add(modelId, { days: 2, fine: 14_666 }),
    await edit(modelId, data.id, { fine: 21_999 }),
  ])
    expect(refused).toMatchObject({ code: NO_ACCESS, reason: "form.fieldNotYours" });
});
