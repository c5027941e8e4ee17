import { afterAll, beforeAll, expect, test } from "vitest";
import {
  listInterface,
  interfaceRowsByIds,
  previewInterface,
} from "#contract/calls/forms/data-interface.ts";
import { getPrintData } from "#contract/calls/print.ts";
import { listInitiated } from "#contract/calls/oa-examine.ts";
import { getRecord } from "#contract/calls/record.ts";
import { importData } from "#contract/calls/record-import.ts";
import { callOf } from "#contract/command-calls.ts";
import type { FieldPermission } from "#domain/company-form/permission/form-permission.ts";
import type { Id } from "#domain/id.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { formName } from "#tests/make/company-forms.ts";
import { calculation, field } from "#tests/make/forms/records.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

const SECRET = "Kestrel and Sons";
let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let offers: Id;
let offer: Id;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
  const { administrator, member } = people;
  offers = await published([
    field("input", "part", { required: true }),
    field("input", "rival", { unique: true }),
    field("inputNumber", "price"),
  ]);
  const closed: FieldPermission[] = ["rival", "price"].map((path) => ({
    path,
    everybody: "hidden",
    roles: [],
  }));
  const said = { id: offers, readers: "all" as const, fieldPermissions: closed };
  await done(server, administrator, callOf("form.edit"), said);
  const data = JSON.stringify({ part: "Pier 4" });
  const record = await done(server, member, callOf("record.add"), { modelId: offers, data });
  offer = record.id;
  const completed = {
    modelId: offers,
    id: offer,
    data: JSON.stringify({ rival: SECRET, price: 48_611 }),
  };
  await done(server, administrator, callOf("record.edit"), completed);
});
afterAll(async () => server.close());

async function published(fields: readonly object[]): Promise<Id> {
  const { administrator } = people;
  const named = { name: formName("Offer"), definition: JSON.stringify({ fields, rules: [] }) };
  const { id } = await done(server, administrator, callOf("form.add"), named);
  await done(server, administrator, callOf("form.publish"), { id });
  return id;
}

function expectNothingOf(told: unknown) {
  expect(JSON.stringify(told)).not.toContain(SECRET);
  expect(JSON.stringify(told)).not.toContain("48611");
}

test("a data interface tells nothing of them, nor answers by them", async () => {
  const { administrator, member } = people;
  const column = (name: string) => ({ field: name, fieldName: name });
  const { id } = await done(server, administrator, callOf("dataInterface.add"), {
    kind: "query",
    name: "Offers",
    code: "offers",
    formId: offers,
    columns: ["part", "rival", "price"].map(column),
    parameters: [column("of")],
    filters: [{ field: "rival", symbol: "==", parameter: "of" }],
    sidx: "-price",
  });
  const { token } = member;
  const asked = { id: String(id) };
  const all = await server.call(listInterface, asked, token);
  expect(all.data.list).toMatchObject([{ part: "Pier 4" }]);
  const guess = { paramList: [{ field: "of", defaultValue: SECRET }] };
  const replies = [
    all,
    await server.call(previewInterface, asked, token),
    await server.call(interfaceRowsByIds, { ...asked, ids: [offer] }, token),
  ];
  for (const { data } of replies) expectNothingOf(data);
  expect((await server.call(listInterface, { ...asked, ...guess }, token)).data.list).toEqual([]);
  expect(
    (await server.call(listInterface, { ...asked, keyword: "Kestrel" }, token)).data.list,
  ).toEqual([]);
});

test("neither does a record that names theirs, with what it shows and keeps of it", async () => {
  const { administrator, member } = people;
  const orders = await published([
    field("input", "part", { required: true }),
    field("relationForm", "offer", {}, { modelId: String(offers) }),
    calculation("price", "offer.price", { isStorage: 2 }),
    field("input", "note"),
  ]);
  const data = JSON.stringify({ part: "Pier 4", offer });
  const { id } = await done(server, member, callOf("record.add"), { modelId: orders, data });
  const note = { modelId: orders, id, data: JSON.stringify({ note: "Seen" }) };
  await done(server, administrator, callOf("record.edit"), note);
  const { data: told } = await server.call(getRecord, { modelId: orders, id }, member.token);
  expect(told.data).toContain("Seen");
  expectNothingOf(told);
});

test("nor a print, nor what requests are summed up as", async () => {
  const { administrator, member, leader } = people;
  const paper = { formId: offers, name: "Note", html: "<p>{part} {rival} {price}</p>" };
  const template = await done(server, administrator, callOf("printTemplate.add"), paper);
  const print = { id: template.id, formId: offer };
  const printed = await server.call(getPrintData, print, member.token);
  expect(JSON.stringify(printed.data)).toContain("Pier 4");
  expectNothingOf(printed.data);
  const of = flow([step(1, [leader.userId])], { managerIds: [administrator.userId] });
  const saved = { formId: offers, flow: JSON.stringify(of) };
  await done(server, administrator, callOf("approvalFlow.save"), saved);
  await done(server, member, callOf("approval.start"), { recordId: offer });
  for (const { token } of [member, leader])
    expectNothingOf((await server.call(listInitiated, {}, token)).data);
});

test("a sheet brought in says the same of what is there and what is not", async () => {
  const { member } = people;
  const bring = async (rival: string) => {
    const list = [{ part: "Pier 4", rival }];
    return server.call(importData, { modelId: offers, list, type: "2" }, member.token);
  };
  const [right, wrong] = [await bring(SECRET), await bring("Nobody")];
  const why = ({ data }: typeof right) => data.failResult.map((row) => row["errorsInfo"]);
  expect(why(right)).toEqual(["You may not change “rival”"]);
  expect(why(wrong)).toEqual(why(right));
});
