import { afterAll, beforeAll, expect, test } from "vitest";
import { exportRecords, getRecord, listRecords } from "#contract/calls/record.ts";
import { syncPull } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import type { FieldPermission } from "#domain/company-form/permission/form-permission.ts";
import type { Id } from "#domain/id.ts";
import { NO_ACCESS, PARAMETER_ERROR } from "#domain/refusal.ts";
import { formName } from "#tests/make/company-forms.ts";
import { field, table } from "#tests/make/forms/records.ts";
import { openEar } from "../make/ear.ts";
import { handedTo } from "../make/handed-records.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

const SECRET = "Kestrel and Sons";
const fields = [
  field("input", "part", { required: true }),
  field("input", "rival"),
  field("inputNumber", "price", { required: true }),
  table("offers", [field("input", "firm")]),
  table("bids", [field("input", "note"), field("input", "bidder")]),
  field("uploadImg", "photos", {}, { limit: 3 }),
];
const definition = JSON.stringify({ fields, rules: [] });

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let clerk: Id;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
  clerk = (await done(server, people.administrator, callOf("role.add"), { name: "Clerk" })).id;
});
afterAll(async () => server.close());

const closed: readonly FieldPermission[] = [
  { path: "rival", everybody: "hidden", roles: [] },
  { path: "offers", everybody: "hidden", roles: [] },
  { path: "bids.bidder", everybody: "hidden", roles: [] },
  { path: "price", everybody: "read", roles: [] },
];

/** A form of which these fields are closed to all but clerks, with a record of the member's that an administrator has completed. */
async function makeOffer() {
  const { administrator, member } = people;
  const named = { name: formName("Offer"), definition };
  const { id: formId } = await done(server, administrator, callOf("form.add"), named);
  await done(server, administrator, callOf("form.publish"), { id: formId });
  const fieldPermissions = closed.map((each) => ({
    ...each,
    roles: [{ roleId: clerk, right: "edit" as const }],
  }));
  const said = { id: formId, readers: "all" as const, fieldPermissions };
  await done(server, administrator, callOf("form.edit"), said);
  const data = JSON.stringify({ part: "Pier 4" });
  const record = await done(server, member, callOf("record.add"), { modelId: formId, data });
  const offers = [{ id: "a", firm: SECRET }];
  const bids = [{ id: "b", note: "Note 7", bidder: SECRET }];
  const completed = JSON.stringify({ rival: SECRET, price: 9, offers, bids });
  const more = { modelId: formId, id: record.id, data: completed };
  await done(server, administrator, callOf("record.edit"), more);
  return { formId, recordId: record.id };
}

const handed = async (someone: Someone, place: { formId: Id; recordId: Id }) =>
  handedTo(server, someone, { ...place, field: "rival" });

async function change(
  someone: Someone,
  { formId: modelId, recordId: id }: { formId: Id; recordId: Id },
  data: object,
) {
  const body = { modelId, id, data: JSON.stringify(data) };
  return server.call(callOf("record.edit"), body, someone.token);
}

test("what a form keeps from people reaches none of them by any door, whoever filled it in", async () => {
  const ear = await openEar(server, people.member);
  const place = await makeOffer();
  for (const someone of [people.member, people.leader, people.outsider]) {
    const told = await handed(someone, place);
    expect(told).toContain("Pier 4");
    expect(told).toContain("Note 7");
    expect(told).not.toContain(SECRET);
  }
  expect(await handed(people.administrator, place)).toContain(SECRET);
  const { data } = await server.call(syncPull, { epoch: "", since: 0 }, people.member.token);
  await ear.heard(data.head);
  expect(JSON.stringify(ear.frames)).toContain("Pier 4");
  expect(JSON.stringify(ear.frames)).not.toContain(SECRET);
  ear.leave();
});

test("nobody finds it out by searching, ordering, asking or taking it out as a sheet", async () => {
  const { formId, recordId } = await makeOffer();
  const page = { modelId: formId, currentPage: 1, pageSize: 20 as const };
  const search = async (someone: Someone, keyword: string) =>
    (await server.call(listRecords, { ...page, keyword }, someone.token)).data.list.length;
  expect(await search(people.leader, "Kestrel")).toBe(0);
  expect(await search(people.leader, "pier")).toBe(1);
  expect(await search(people.administrator, "Kestrel")).toBe(1);
  for (const asked of [
    { queryJson: JSON.stringify({ rival: "Kestrel" }) },
    { sidx: "-rival" },
    { keyword: "pier", queryJson: JSON.stringify({ offers: "Kestrel" }) },
  ]) {
    const reply = await server.call(listRecords, { ...page, ...asked }, people.leader.token);
    expect(reply.code).not.toBe(200);
  }
  const query = { matchLogic: "and", conditionList: [] };
  const asked = { ...page, superQueryJson: JSON.stringify(query), keyword: "Kestrel" };
  const found = await server.call(listRecords, asked, people.leader.token);
  expect(found.data?.list ?? []).toEqual([]);
  const sheet = { ...page, dataType: 2 as const, selectIds: [recordId] };
  const { data } = await server.call(exportRecords, sheet, people.leader.token);
  const { read, utils } = await import("xlsx");
  const book = read(data.url.slice(data.url.indexOf(",") + 1), { type: "base64" });
  const texts = book.SheetNames.map((name) => utils.sheet_to_csv(book.Sheets[name] ?? {})).join();
  expect(texts).toContain("Pier 4");
  expect(texts).toContain("Note 7");
  for (const word of [SECRET, "rival", "firm", "bidder"]) expect(texts).not.toContain(word);
});

test("nobody writes what they may only read, or not at all", async () => {
  const place = await makeOffer();
  const { formId, recordId } = place;
  const { member } = people;
  for (const [path, value] of [
    ["rival", "Other"],
    ["price", 1],
    ["offers", []],
  ] as const) {
    const refused = await change(member, place, { [path]: value });
    expect(refused).toMatchObject({ code: NO_ACCESS, reason: "form.fieldNotYours" });
    const data = JSON.stringify({
      part: "Pier 5",
      [path]: path === "offers" ? [{ id: "b", firm: "X" }] : value,
    });
    const added = { modelId: formId, data };
    expect(await server.call(callOf("record.add"), added, member.token)).toMatchObject({
      code: NO_ACCESS,
      reason: "form.fieldNotYours",
    });
  }
  // What they change beside it leaves it as it was.
  expect((await change(member, place, { part: "Pier 6" })).code).toBe(200);
  const { data } = await server.call(
    getRecord,
    { modelId: formId, id: recordId },
    people.administrator.token,
  );
  expect(JSON.parse(data.data)).toMatchObject({ part: "Pier 6", rival: SECRET, price: 9 });
});

test("a role reads and fills in more from the moment on in which somebody has it", async () => {
  const place = await makeOffer();
  const { administrator, leader, member } = people;
  const role = { id: clerk, addMembers: [member.userId] };
  await done(server, administrator, callOf("role.edit"), role);
  expect(await handed(member, place)).toContain(SECRET);
  expect(await handed(leader, place)).not.toContain(SECRET);
  expect((await change(member, place, { rival: "Merlin" })).code).toBe(200);
  const over = { id: clerk, removeMembers: [member.userId] };
  await done(server, administrator, callOf("role.edit"), over);
  expect(await handed(member, place)).not.toContain("Merlin");
});

test("files, and what records are known by, are not kept from anybody", async () => {
  const { administrator } = people;
  const named = { name: formName("Offer"), definition };
  const { id } = await done(server, administrator, callOf("form.add"), named);
  for (const path of ["part", "photos"]) {
    const fieldPermissions = [{ path, everybody: "hidden" as const, roles: [] }];
    const body = { id, fieldPermissions };
    expect(await server.call(callOf("form.edit"), body, administrator.token)).toMatchObject({
      code: PARAMETER_ERROR,
      reason: "form.cannotHide",
      data: { field: path },
    });
  }
  const rival = { path: "rival", everybody: "hidden" as const, roles: [] };
  const twice = { id, fieldPermissions: [rival, rival] };
  expect(await server.call(callOf("form.edit"), twice, administrator.token)).toMatchObject({
    reason: "form.fieldTwice",
  });
});

test("rows are changed, added and deleted by who does not see one of their columns, and it stands as it stood", async () => {
  const { administrator, member } = people;
  const place = await makeOffer();
  const { formId: modelId, recordId: id } = place;
  const bidsOf = async (someone: Someone) => {
    const { values } = await done(server, someone, getRecord, { modelId, id });
    return (JSON.parse(values) as { bids: object[] }).bids;
  };
  expect(await bidsOf(member)).toEqual([{ id: "b", note: "Note 7" }]);
  const blind = [
    { id: "b", note: "Note 8", bidder: null },
    { id: "c", note: "Note 9" },
  ];
  expect((await change(member, place, { bids: blind })).code).toBe(200);
  expect(await bidsOf(administrator)).toEqual([
    { id: "b", note: "Note 8", bidder: SECRET },
    { id: "c", note: "Note 9", bidder: null },
  ]);
  for (const bidder of [SECRET, "Other"]) {
    const [stands] = blind;
    const written = { bids: [{ ...stands, bidder }, blind[1]] };
    expect((await change(member, place, written)).code).toBe(200);
    const refused = await change(member, place, { bids: [{ id: "d", note: "x", bidder }] });
    expect(refused).toMatchObject({
      code: NO_ACCESS,
      reason: "form.fieldNotYours",
      data: { field: "bids.bidder" },
    });
  }
  expect(await bidsOf(administrator)).toMatchObject([{ bidder: SECRET }, { bidder: null }]);
  // Two versions are told side by side, and neither tells what is kept.
  const was = JSON.stringify({ bids: [{ id: "b", note: "Note 7" }] });
  const data = JSON.stringify({ bids: [{ id: "b", note: "Note 0" }] });
  const clash = await server.call(callOf("record.edit"), { modelId, id, was, data }, member.token);
  expect(clash.code).not.toBe(200);
  expect(JSON.stringify(clash)).toContain("Note 8");
  expect(JSON.stringify(clash)).not.toContain(SECRET);
  expect((await change(member, place, { bids: [] })).code).toBe(200);
  expect(await bidsOf(administrator)).toEqual([]);
});

test("the form itself writes what a pick fills in besides where whoever picks may only read, and nobody else's value is taken", async () => {
  const { administrator, member } = people;
  const publish = async (word: string, drawn: readonly unknown[]) => {
    const said = { name: formName(word), definition: JSON.stringify({ fields: drawn, rules: [] }) };
    const { id } = await done(server, administrator, callOf("form.add"), said);
    await done(server, administrator, callOf("form.publish"), { id });
    return id;
  };
  const listId = await publish("Materials", [
    field("input", "name"),
    field("inputNumber", "price"),
  ]);
  await done(server, administrator, callOf("form.edit"), { id: listId, readers: "all" });
  const priced = { modelId: listId, data: JSON.stringify({ name: "Steel", price: 900 }) };
  const steel = (await done(server, administrator, callOf("record.add"), priced)).id;
  const transferList = [{ sourceValue: "rate", targetField: "price" }];
  const modelId = await publish("Orders", [
    field("relationForm", "material", {}, { modelId: String(listId), transferList }),
    field("inputNumber", "rate"),
  ]);
  const fieldPermissions = [{ path: "rate", everybody: "read" as const, roles: [] }];
  await done(server, administrator, callOf("form.edit"), { id: modelId, fieldPermissions });
  const add = async (data: object) =>
    server.call(callOf("record.add"), { modelId, data: JSON.stringify(data) }, member.token);
  for (const rate of [null, 900]) {
    const { code, data } = await add({ material: steel, rate });
    expect(code).toBe(200);
    expect(JSON.parse(data.values)).toMatchObject({ material: steel, rate: 900 });
  }
  for (const forged of [{ material: steel, rate: 1 }, { rate: 900 }])
    expect(await add(forged)).toMatchObject({ code: NO_ACCESS, reason: "form.fieldNotYours" });
});
