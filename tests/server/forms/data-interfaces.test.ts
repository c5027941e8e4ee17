import { afterAll, beforeAll, expect, test } from "vitest";
import * as calls from "#contract/calls/forms/data-interface.ts";
import { callOf } from "#contract/command-calls.ts";
import { SIGNED_OUT } from "#contract/envelope.ts";
import { machines } from "#tests/make/forms/machines.ts";
import { field } from "#tests/make/forms/records.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let staff: Awaited<ReturnType<typeof addPeople>>;
let plant: number;
/** The form whose records a query finds: of each person their own are read. */
let orders: number;

beforeAll(async () => {
  server = await openTestServer();
  staff = await addPeople(server);
  const { administrator: by, leader, member } = staff;
  const naming = { name: "Machines", code: "machines" };
  plant = (await done(server, by, callOf("dataInterface.add"), { ...machines, ...naming })).id;
  orders = await publish("Orders", [
    field("input", "what"),
    field("inputNumber", "price"),
    field("userSelect", "buyer"),
  ]);
  for (const [person, what, price] of [
    [leader, "Nails", 5],
    [leader, "Screws", 7],
    [member, "Cement", 90],
  ] as const) {
    const data = JSON.stringify({ what, price, buyer: person.userId });
    await done(server, person, callOf("record.add"), { modelId: orders, data });
  }
  await done(server, by, callOf("dataInterface.add"), {
    kind: "query",
    name: "Orders",
    code: "orders",
    formId: orders,
    columns: ["what", "price", "buyer"].map((name) => ({ field: name, fieldName: name })),
    parameters: [{ field: "least", fieldName: "At least" }],
    filters: [{ field: "price", symbol: ">=", parameter: "least" }],
    sidx: "-price",
  });
});
afterAll(async () => server.close());

async function publish(name: string, fields: readonly object[]): Promise<number> {
  const definition = JSON.stringify({ fields });
  const by = staff.administrator;
  const { id } = await done(server, by, callOf("form.add"), { name, definition });
  await done(server, by, callOf("form.publish"), { id });
  return id;
}

const list = async (
  by: { readonly token: string },
  body: Parameters<typeof server.call<typeof calls.listInterface>>[1],
) => server.call(calls.listInterface, body, by.token);

test("who is not signed in learns nothing of data interfaces", async () => {
  for (const call of [calls.previewInterface, calls.listInterface])
    expect((await server.call(call, { id: "machines" })).code).toBe(SIGNED_OUT);
  const asked = { id: "machines", ids: ["C1"] };
  expect((await server.call(calls.interfaceRowsByIds, asked)).code).toBe(SIGNED_OUT);
});

test("a static interface answers all its rows, by its code or its id", async () => {
  const all = await done(server, staff.outsider, calls.previewInterface, { id: "machines" });
  expect(all).toMatchObject([{ number: "C1", price: 900 }, { number: "C2" }, { number: "D1" }]);
  const paramList = [{ field: "sort", defaultValue: "digger" }];
  const few = { id: String(plant), paramList };
  expect(await done(server, staff.outsider, calls.previewInterface, few)).toHaveLength(1);
});

test("a list has pages, and the word in any listed column", async () => {
  const asked = { id: "machines", pageSize: 2, currentPage: 2 };
  const page = await done(server, staff.outsider, calls.listInterface, asked);
  expect(page).toMatchObject({
    list: [{ number: "D1" }],
    pagination: { currentPage: 2, pageSize: 2, total: 3 },
  });
  const found = async (columnOptions: string) =>
    (
      await done(server, staff.outsider, calls.listInterface, {
        id: "machines",
        keyword: "crane",
        columnOptions,
      })
    ).pagination.total;
  expect(await found("name,number")).toBe(2);
  expect(await found("number")).toBe(0);
});

test("rows are had by their ids", async () => {
  const asked = { id: "machines", ids: ["D1", "X"], propsValue: "number" };
  const rows = await done(server, staff.outsider, calls.interfaceRowsByIds, asked);
  expect(rows).toMatchObject([{ number: "D1", name: "Digger" }]);
});

test("a query answers with what the asker may read, and no more", async () => {
  const of = async (by: { readonly token: string }) =>
    (await list(by, { id: "orders" })).data?.list.map((row) => row["what"]);
  expect(await of(staff.leader)).toEqual(["Screws", "Nails"]);
  expect(await of(staff.member)).toEqual(["Cement"]);
  expect(await of(staff.outsider)).toEqual([]);
  expect(await of(staff.administrator)).toEqual(["Cement", "Screws", "Nails"]);
});

test("a query finds by its parameters and by a word, and says people by their names", async () => {
  const paramList = [{ field: "least", defaultValue: 6 }];
  const { data } = await list(staff.leader, { id: "orders", paramList });
  expect(data).toMatchObject({
    list: [{ what: "Screws", price: 7, buyer_id: staff.leader.userId }],
    pagination: { total: 1 },
  });
  expect(data?.list[0]?.["buyer"]).not.toBe(String(staff.leader.userId));
  const named = await list(staff.leader, { id: "orders", keyword: "nail" });
  expect(named.data?.list).toMatchObject([{ what: "Nails" }]);
});

test("records of others are not had by their ids either", async () => {
  const all = await done(server, staff.administrator, calls.previewInterface, { id: "orders" });
  const ids = all.map((row) => Number(row["id"]));
  const rows = await done(server, staff.member, calls.interfaceRowsByIds, { id: "orders", ids });
  expect(rows).toMatchObject([{ what: "Cement" }]);
});

test("without what is required, or of what is switched off, nothing is answered", async () => {
  const by = staff.administrator;
  const strict = {
    ...machines,
    name: "Strict",
    code: "strict",
    parameters: [{ field: "sort", fieldName: "Kind", required: true }],
  };
  const { id } = await done(server, by, callOf("dataInterface.add"), strict);
  expect(await list(staff.leader, { id: "strict" })).toMatchObject({
    reason: "dataInterface.parameterMissing",
    msg: "“Kind” has to be filled in first",
  });
  await done(server, by, callOf("dataInterface.edit"), { id, enabled: false });
  expect((await list(staff.leader, { id: "strict" })).reason).toBe("dataInterface.gone");
  expect((await list(staff.leader, { id: "nothing" })).reason).toBe("dataInterface.gone");
});

test("a record takes rows that are there and that its writer may read, with what they say", async () => {
  const picked = { propsValue: "number", relationField: "name", interfaceId: "machines" };
  const attribute = { relationField: "machine", showField: "price", isStorage: 2 };
  const form = await publish("Hire", [
    field("popupSelect", "machine", {}, picked),
    field("popupAttr", "price", {}, attribute),
    field("popupSelect", "order", {}, { interfaceId: "orders", relationField: "what" }),
  ]);
  const write = async (values: object) => {
    const body = { modelId: form, data: JSON.stringify(values) };
    return server.call(callOf("record.add"), body, staff.member.token);
  };
  const taken = await write({ machine: "C2", price: 1 });
  expect(JSON.parse(taken.data?.values ?? "{}")).toMatchObject({ machine: "C2", price: 700.5 });
  expect((await write({ machine: "C9" })).reason).toBe("form.recordInvalid");
  const all = await done(server, staff.administrator, calls.previewInterface, { id: "orders" });
  const idOf = (what: string) => Number(all.find((row) => row["what"] === what)?.["id"]);
  expect((await write({ order: idOf("Cement") })).reason).toBeUndefined();
  expect((await write({ order: idOf("Nails") })).reason).toBe("form.recordInvalid");
});

test("an interface that a form asks stays, and no form asks one that is not there", async () => {
  const by = staff.administrator;
  const gone = await server.call(callOf("dataInterface.remove"), { id: plant }, by.token);
  expect(gone.reason).toBe("dataInterface.inUse");
  const missing = field("popupSelect", "machine", {}, { interfaceId: "boats" });
  const definition = JSON.stringify({ fields: [missing] });
  const { id } = await done(server, by, callOf("form.add"), { name: "Boats", definition });
  const published = await server.call(callOf("form.publish"), { id }, by.token);
  expect(published.reason).toBe("form.broken");
});
