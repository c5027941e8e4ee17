import { afterAll, beforeAll, expect, test } from "vitest";
import * as calls from "#contract/calls/record.ts";
import { syncPull } from "#contract/calls/sync.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { callOf } from "#contract/command-calls.ts";
import { NO_ACCESS } from "#domain/refusal.ts";
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

const definition = JSON.stringify({
  fields: [field("input", "part"), field("inputNumber", "cost"), field("inputNumber", "crew")],
  columnData: { showSummary: true, summaryField: ["cost", "crew"] },
});

async function makeForm(details: object = {}): Promise<number> {
  const { administrator } = people;
  const added = { name: formName(), definition, readers: "all" as const, ...details };
  const { id } = await done(server, administrator, callOf("form.add"), added);
  await done(server, administrator, callOf("form.publish"), { id });
  return id;
}

test("the sums below a list are of all that is found, not of the page, and exact", async () => {
  const { leader, outsider } = people;
  const modelId = await makeForm();
  const all = Array.from({ length: 24 }, (_, at) => ({ part: `Pier ${at}`, cost: 0.1, crew: at }));
  for (const values of [...all, { part: "Deck" }, { part: "Ramp", cost: 1_000 }])
    await done(server, leader, callOf("record.add"), { modelId, data: JSON.stringify(values) });
  const summary = async (asked: object = {}) =>
    (await done(server, outsider, calls.listRecords, { modelId, ...asked })).summary;
  expect(await summary()).toEqual({ cost: 1_002.4, crew: 276 });
  expect(await summary({ currentPage: 2, sidx: "-crew" })).toEqual({ cost: 1_002.4, crew: 276 });
  expect(await summary({ keyword: "pier" })).toEqual({ cost: 2.4, crew: 276 });
  expect(await summary({ queryJson: '{"crew":[20,null]}' })).toEqual({ cost: 0.4, crew: 86 });
  expect(await summary({ queryJson: '{"part":"nothing"}' })).toEqual({ cost: 0, crew: 0 });
  const superQueryJson = JSON.stringify({
    matchLogic: "and",
    conditionList: [
      {
        logic: "and",
        groups: [{ field: "crew", symbol: "<", fieldValueType: 2, fieldValue: 3 }],
      },
    ],
  });
  expect(await summary({ superQueryJson })).toEqual({ cost: 0.3, crew: 3 });
});

test("nobody is told the sum of a field that is kept from them, nor of records that they do not read", async () => {
  const { leader, outsider, administrator } = people;
  const modelId = await makeForm({
    readers: "own",
    fieldPermissions: [{ path: "cost", everybody: "hidden", roles: [] }],
  });
  for (const someone of [leader, outsider])
    await done(server, someone, callOf("record.add"), {
      modelId,
      data: JSON.stringify({ part: "Pier", crew: 4 }),
    });
  const summary = async (someone: typeof leader) =>
    (await done(server, someone, calls.listRecords, { modelId })).summary;
  expect(await summary(leader)).toEqual({ crew: 4 });
  expect(await summary(administrator)).toMatchObject({ crew: 8 });
});

test("the groups of a page are counted over all that is found, and never by a field that is kept", async () => {
  const { leader, outsider } = people;
  const modelId = await makeForm();
  for (let at = 0; at < 26; at += 1) {
    const values = { ...(at % 2 === 0 && { part: "Pier" }), crew: at };
    await done(server, leader, callOf("record.add"), { modelId, data: JSON.stringify(values) });
  }
  const counted = async (asked: object = {}) =>
    (await done(server, outsider, calls.listRecords, { modelId, ...asked })).groups;
  const grouped = { sidx: "part", groupField: "part" };
  expect(await counted()).toBeUndefined();
  const all = await counted(grouped);
  expect(all).toHaveLength(2);
  expect(all).toEqual(
    expect.arrayContaining([
      { value: '"Pier"', count: 13 },
      { value: "null", count: 13 },
    ]),
  );
  expect(await counted({ ...grouped, currentPage: 2 })).toEqual([{ value: "null", count: 13 }]);
  const superQueryJson = JSON.stringify({
    matchLogic: "and",
    conditionList: [
      { logic: "and", groups: [{ field: "crew", symbol: "<", fieldValueType: 2, fieldValue: 3 }] },
    ],
  });
  expect(await counted({ ...grouped, superQueryJson })).toEqual([
    { value: '"Pier"', count: 2 },
    { value: "null", count: 1 },
  ]);
  const kept = await makeForm({
    readers: "own",
    fieldPermissions: [{ path: "cost", everybody: "hidden", roles: [] }],
  });
  const refused = await server.call(
    calls.listRecords,
    { modelId: kept, groupField: "cost" },
    outsider.token,
  );
  expect(refused).toMatchObject({ code: NO_ACCESS, reason: "form.fieldNotYours" });
});

test("SetColumnsByModuleId keeps the columns of a list for whoever calls it, on all their devices", async () => {
  const { leader, member } = people;
  const moduleId = await makeForm();
  const fieldList = JSON.stringify([
    { prop: "crew", label: "Crew", columnVisible: true, width: 200, fixed: "right" },
    { prop: "part", label: "Part", columnVisible: false },
  ]);
  const reply = await server.inject({
    method: "PUT",
    url: "/erp-api/permission/Authority/SetColumnsByModuleId",
    headers: { [TOKEN_HEADER]: leader.token },
    payload: { moduleId, fieldList },
  });
  expect(reply.json()).toMatchObject({ code: 200, data: { formId: moduleId } });
  const kept = async (someone: typeof leader) => {
    const { data } = await server.call(syncPull, { epoch: "", since: 0 }, someone.token);
    return JSON.stringify(data.rows["columnSetting"] ?? []);
  };
  expect(await kept(leader)).toContain("crew");
  expect(await kept(member)).not.toContain("crew");
});
