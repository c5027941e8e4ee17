import { afterAll, beforeAll, expect, test } from "vitest";
import { getRecord, listRecords } from "#contract/calls/record.ts";
import { callOf } from "#contract/command-calls.ts";
import { doEffects } from "#server/effects/start-effects.ts";
import type { Database } from "#server/tables/sql/db.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { diaryData } from "#tests/make/company-forms.ts";
import { calculation, field } from "#tests/make/forms/records.ts";
import { endedRequests } from "../make/ended-requests.ts";
import { type Crew, makeCrew } from "../make/site.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { done } from "../make/world.ts";

let server: TestServer;
let people: Crew;
let requests: ReturnType<typeof endedRequests>;

beforeAll(async () => {
  server = await openTestServer();
  people = await makeCrew(server);
  requests = endedRequests(server, people);
});
afterAll(async () => server.close());

async function published(name: string, fields: readonly object[]): Promise<number> {
  const { administrator } = people;
  const definition = JSON.stringify({ fields, rules: [] });
  const { id } = await done(server, administrator, callOf("form.add"), { name, definition });
  await done(server, administrator, callOf("form.publish"), { id });
  return id;
}

/** Who may read the records of a form from now on. */
const letRead = async (id: number, readers: "all" | "own") =>
  done(server, people.administrator, callOf("form.edit"), { id, readers });

test("what an effect fills in shows who asked nothing of records that only its publisher may read", async () => {
  const { administrator, leader, member } = people;
  const offers = await published("Offer", [
    field("input", "part", { required: true }),
    field("inputNumber", "price"),
  ]);
  const offer = await done(server, administrator, callOf("record.add"), {
    modelId: offers,
    data: JSON.stringify({ part: "Pier 4", price: 1 }),
  });
  const orders = await published("Order", [
    field("input", "part", { required: true }),
    field("relationForm", "offer", {}, { modelId: String(offers) }),
    calculation("price", "offer.price", { isStorage: 2 }),
    field("inputNumber", "crew"),
  ]);
  const write = [{ path: "crew", from: { of: "value" as const, value: 20 } }];
  const of = flow([step(9, [member.userId])], {
    managerIds: [administrator.userId],
    effects: [{ does: "write", id: 1, on: "passed", fields: write }],
  });
  const saved = { formId: orders, flow: JSON.stringify(of) };
  await done(server, administrator, callOf("approvalFlow.save"), saved);

  // Nobody names what they cannot read: it is taken from them afterwards, and changed.
  await letRead(offers, "all");
  const data = JSON.stringify({ part: "Pier 4", offer: offer.id });
  const { id, recordId } = await requests.decided(orders, 1, data);
  await letRead(offers, "own");
  const dearer = { data: JSON.stringify({ price: 48_611 }), was: JSON.stringify({ price: 1 }) };
  const edit = { modelId: offers, id: offer.id, ...dearer };
  await done(server, administrator, callOf("record.edit"), edit);
  await doEffects(server.parts);
  expect(await requests.effectsOf(id)).toMatchObject([{ state: "done" }]);
  const read = { modelId: orders, id: recordId };
  const told = await server.call(getRecord, read, leader.token);
  expect(told.data.data).toContain('"crew":20');
  expect(told.data.data).not.toContain("48611");
});

test("nobody has the publisher of a flow take out for them what they may not read, by naming it", async () => {
  const { administrator, leader } = people;
  const offers = await published("Offer to name", [
    field("input", "part", { required: true }),
    field("inputNumber", "price"),
  ]);
  const add = callOf("record.add");
  const data = JSON.stringify({ part: "Pier 4", price: 48_611 });
  const theirs = await done(server, administrator, add, { modelId: offers, data });
  const own = await done(server, leader, add, { modelId: offers, data });
  const relation = field("relationForm", "offer", {}, { modelId: String(offers) });
  const deliveries = await published("Delivery", [
    field("input", "part"),
    relation,
    calculation("price", "offer.price", { isStorage: 2 }),
  ]);
  const shown = { id: deliveries, readers: "all" as const };
  await done(server, administrator, callOf("form.edit"), shown);
  const orders = await published("Order by name", [
    field("input", "part", { required: true }),
    relation,
  ]);
  const fields = ["part", "offer"].map((path) => ({ path, from: { of: "field" as const, path } }));
  const of = flow([step(9, [people.member.userId])], {
    managerIds: [administrator.userId],
    effects: [{ does: "record", id: 1, on: "passed", formId: deliveries, fields }],
  });
  const saved = { formId: orders, flow: JSON.stringify(of) };
  await done(server, administrator, callOf("approvalFlow.save"), saved);
  await letRead(offers, "all");
  for (const offer of [theirs.id, own.id])
    await requests.decided(orders, 1, JSON.stringify({ part: "Pier 4", offer }));
  await letRead(offers, "own");
  await doEffects(server.parts);
  const page = { modelId: deliveries, currentPage: 1, pageSize: 20 as const };
  const { list } = await done(server, leader, listRecords, page);
  const made = list.map(({ values }) => JSON.parse(values) as object);
  expect(made).toHaveLength(2);
  expect(made).toEqual(
    expect.arrayContaining([
      { part: "Pier 4", offer: null, price: null },
      { part: "Pier 4", offer: own.id, price: 48_611 },
    ]),
  );
});

test("a database that is away for a moment ends no server that was telling a webhook", async () => {
  const { administrator } = people;
  const place = await requests.placeOf(administrator);
  const { form } = await requests.formWith([
    { does: "webhook", id: 1, on: "passed", planId: place.planId, hookId: 1 },
    { does: "message", id: 2, on: "passed", dialogId: place.dialogId, text: "Passed" },
  ]);
  const { id } = await requests.decided(form.id, 1, diaryData);
  const { database } = server.parts;
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);
  process.on("unhandledRejection", note);
  let asked = 0;
  const ending: Database = {
    ...database,
    async run(text, values) {
      asked += 1;
      if (asked === 1) return database.run(text, values);
      // The webhook is the first to find it gone; the message waits for it a little longer.
      const wait = asked === 2 ? 0 : 50;
      await new Promise((resolve) => setTimeout(resolve, wait));
      throw new Error("The database is away");
    },
  };
  await doEffects({ ...server.parts, database: ending }).catch(() => undefined);
  process.off("unhandledRejection", note);
  expect(asked).toBeGreaterThan(2);
  expect(unhandled).toEqual([]);
  await doEffects(server.parts);
  expect((await requests.effectsOf(id)).map(({ state }) => state)).toEqual(["refused", "done"]);
});
