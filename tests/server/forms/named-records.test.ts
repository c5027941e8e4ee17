import { afterAll, beforeAll, expect, test } from "vitest";
import { addFormLink, fillByFormLink, openFormLink } from "#contract/calls/forms/form-link.ts";
import { syncPush } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import type { Id } from "#domain/id.ts";
import { tableOf } from "#server/tables/registry.ts";
import { formName } from "#tests/make/company-forms.ts";
import { asking } from "#tests/make/forms/range-conditions.ts";
import { field, table } from "#tests/make/forms/records.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let orders: Id;
let others: Id;
let theirs: Id;
let mine: Id;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
  const { member, leader } = people;
  const part = field("input", "part");
  const offers = await published([part]);
  others = await published([part]);
  const relation = (name: string) => field("relationForm", name, {}, { modelId: String(offers) });
  orders = await published([part, relation("offer"), table("lines", [relation("offer")])]);
  const add = async (who: typeof member, modelId: Id) =>
    (await done(server, who, callOf("record.add"), { modelId, data: '{"part":"Pier 4"}' })).id;
  theirs = await add(member, offers);
  mine = await add(leader, offers);
  others = await add(leader, others);
});
afterAll(async () => server.close());

async function published(fields: readonly object[]): Promise<Id> {
  const { administrator } = people;
  const named = { name: formName("Offer"), definition: JSON.stringify({ fields, rules: [] }) };
  const { id } = await done(server, administrator, callOf("form.add"), named);
  await done(server, administrator, callOf("form.publish"), { id });
  return id;
}

const told = (path: string) => ({
  code: 400,
  reason: "form.recordInvalid",
  data: { problems: [{ path, reason: "form.notAChoice" }] },
});
const add = async (values: object) =>
  server.call(
    callOf("record.add"),
    { modelId: orders, data: JSON.stringify(values) },
    people.leader.token,
  );

test("whoever fills in names only records that are there, of the form asked for, and theirs to read", async () => {
  const before = await tableOf("record").list(server.parts.database, { formId: orders });
  for (const offer of [theirs, others, 4_711]) {
    expect(await add({ offer })).toMatchObject(told("offer"));
    expect(await add({ offer: mine, lines: [{ id: "r1", offer }] })).toMatchObject(
      told("lines.offer"),
    );
  }
  expect(await tableOf("record").list(server.parts.database, { formId: orders })).toEqual(before);
  expect((await add({ offer: mine, lines: [{ id: "r1", offer: mine }] })).code).toBe(200);
});

test("a record that is read by a condition is named where it fulfils it", async () => {
  const { administrator, member, leader } = people;
  const crews = await published([field("inputNumber", "crew"), field("input", "part")]);
  const readersCondition = asking("crew", ">=", 10);
  await done(server, administrator, callOf("form.edit"), {
    id: crews,
    readers: "condition",
    readersCondition,
  });
  const modelId = await published([field("relationForm", "crews", {}, { modelId: String(crews) })]);
  const ofCrew = async (crew: number) => {
    const data = JSON.stringify({ crew, part: "Pier 4" });
    return (await done(server, member, callOf("record.add"), { modelId: crews, data })).id;
  };
  const [small, large] = [await ofCrew(4), await ofCrew(40)];
  const naming = async (who: typeof member, id: Id) => {
    const body = { modelId, data: JSON.stringify({ crews: id }) };
    return (await server.call(callOf("record.add"), body, who.token)).code;
  };
  expect([await naming(leader, large), await naming(leader, small)]).toEqual([200, 400]);
  expect(await naming(member, small)).toBe(200);
});

test("who changes a record names no other one, and leaves what stands there", async () => {
  const { administrator, leader } = people;
  const data = JSON.stringify({ part: "Pier 5", offer: theirs });
  const { id } = await done(server, leader, callOf("record.add"), {
    modelId: orders,
    data: JSON.stringify({ part: "Pier 4" }),
  });
  const edit = (values: object) => ({ modelId: orders, id, data: JSON.stringify(values) });
  const refused = await server.call(
    callOf("record.edit"),
    { modelId: orders, id, data },
    leader.token,
  );
  expect(refused).toMatchObject(told("offer"));
  await done(server, administrator, callOf("record.edit"), edit({ offer: theirs }));
  await done(server, leader, callOf("record.edit"), edit({ part: "Pier 6", offer: theirs }));
  const again = edit({ offer: mine });
  await done(server, leader, callOf("record.edit"), again);
  expect(
    await server.call(callOf("record.edit"), edit({ offer: theirs }), leader.token),
  ).toMatchObject(told("offer"));
});

test("what comes from an outbox is decided in the same way", async () => {
  const { leader } = people;
  const entry = (n: number, offer: Id) => ({
    n,
    call: "record.add",
    at: server.clock.now,
    data: {
      id: leader.deviceId * 2 ** 24 + 900 + n,
      modelId: orders,
      data: JSON.stringify({ offer }),
    },
  });
  const { results } = await done(server, leader, syncPush, {
    clientId: "client-of-offers",
    entries: [entry(1, theirs), entry(2, mine)],
  });
  expect(results).toMatchObject([
    { state: "refused", reason: "form.recordInvalid" },
    { state: "applied" },
  ]);
});

test("visitors name none at all", async () => {
  const { administrator } = people;
  const { code } = await done(server, administrator, addFormLink, {
    formId: orders,
    name: "Gate",
    maxUses: 0,
  });
  const { ticket } = await done(server, administrator, openFormLink, { code });
  const fill = async (values: object, key: string) =>
    server.call(
      fillByFormLink,
      { ticket, key: key.padEnd(16, "-"), data: JSON.stringify(values) },
      "",
    );
  for (const [at, values] of [{ offer: mine }, { lines: [{ id: "r1", offer: theirs }] }].entries())
    expect(await fill({ part: "A", ...values }, `named-${at}`)).toMatchObject({
      reason: "form.fieldNotYours",
    });
  expect(await fill({ part: "A" }, "none")).toMatchObject({ code: 200 });
});
