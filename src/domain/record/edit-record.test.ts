import { makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { calculation, field } from "#tests/make/forms/records.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { expect, test } from "vitest";
import { editRecord } from "./edit-record.ts";
import { newRecordUser } from "./record-user.ts";
import type { Record as FormRecord } from "./record.ts";

const valuesOf = ({ values }: Pick<FormRecord, "values">) =>
  JSON.parse(values) as Record<string, unknown>;

function begin(): { world: World; record: FormRecord } {
  const world = makeCompany();
  const record = makeRecord(world, makeForm(world));
  const put = newRecordUser(record.id, MEMBER, "write", world.now);
  world.put([{ entity: "recordUser", action: "add", put }]);
  return { world, record };
}

/** Changes fields from what they were to what they are. */
function edit({ id }: FormRecord, was: object, data: object) {
  return { id, was: JSON.stringify(was), data: JSON.stringify(data) };
}

test("two people who change different fields and rows both have what they wrote", () => {
  const { world, record } = begin();
  const [first] = valuesOf(record)["works"] as { id: string }[];
  const second = { id: "r2", what: "Formwork", hours: 2 };
  world.does(LEADER, "record.edit", edit(record, { part: "Pier 4" }, { part: "Pier 5" }));
  world.does(MEMBER, "record.edit", edit(record, { works: [first] }, { works: [first, second] }));
  const mine = { ...first, hours: 8 };
  world.does(LEADER, "record.edit", edit(record, { works: [first] }, { works: [mine] }));
  const stands = world.row("record", record.id);
  expect(valuesOf(stands)).toMatchObject({ part: "Pier 5", works: [mine, second], hours: 10 });
  expect(stands).toMatchObject({
    title: "D-202506-001 Pier 5",
    createUserId: LEADER,
    updateUserId: LEADER,
  });
});

test("two people who change one field differently clash, and both versions are told", () => {
  const { world, record } = begin();
  world.does(MEMBER, "record.edit", edit(record, { part: "Pier 4" }, { part: "Pier 6" }));
  const mine = edit(record, { part: "Pier 4", crew: 12 }, { part: "Pier 5", crew: 13 });
  const refusal = world.refuses(LEADER, "record.edit", mine);
  const theirs = '{"part":"Pier 6","crew":12}';
  expect(refusal).toEqual({
    code: 409,
    reason: "conflict",
    data: { mine: { data: mine.data }, theirs: { data: theirs } },
  });
  expect(valuesOf(world.row("record", record.id))).toMatchObject({ part: "Pier 6", crew: 12 });
  world.does(LEADER, "record.edit", { ...mine, was: theirs });
  expect(valuesOf(world.row("record", record.id))).toMatchObject({ part: "Pier 5", crew: 13 });
});

test("a row that somebody works in does not go unseen", () => {
  const { world, record } = begin();
  const works = valuesOf(record)["works"] as { id: string; hours: number }[];
  world.does(
    MEMBER,
    "record.edit",
    edit(record, { works }, { works: [{ ...works[0], hours: 1 }] }),
  );
  const refusal = world.refuses(LEADER, "record.edit", edit(record, { works }, { works: [] }));
  expect(refusal.reason).toBe("conflict");
});

test("what is so already changes nothing", () => {
  const { world, record } = begin();
  const same = edit(record, { part: "Pier 3" }, { part: "Pier 4" });
  expect(world.does(LEADER, "record.edit", same).changes).toEqual([]);
});

test("what nobody writes stays: numbers, who made it, what is worked out", () => {
  const { world, record } = begin();
  const sent = { billNo: "D-1", maker: MEMBER, hours: 99, crew: 13 };
  world.does(MEMBER, "record.edit", { id: record.id, data: JSON.stringify(sent) });
  expect(valuesOf(world.row("record", record.id))).toMatchObject({
    billNo: "D-202506-001",
    maker: LEADER,
    hours: 7.5,
    crew: 13,
  });
});

test("who was let in to look writes nothing; administrators may mend what they know of", () => {
  const { world, record } = begin();
  const put = newRecordUser(record.id, MEMBER, "read", world.now);
  world.put([{ entity: "recordUser", action: "update", put }]);
  const args = { id: record.id, data: '{"crew":13}' };
  expect(world.refuses(MEMBER, "record.edit", args).reason).toBe("record.readOnly");
  expect(world.does(ADMIN, "record.edit", args).reply.updateUserId).toBe(ADMIN);
});

test("what waits in the outbox becomes one edit, from the first version to the last", () => {
  const first = { id: 1, was: '{"a":1}', data: '{"a":2}' };
  const later = { id: 1, was: '{"a":2,"b":1}', data: '{"a":3,"b":2}' };
  expect(editRecord.merge?.(first, later)).toEqual({
    id: 1,
    was: '{"a":1,"b":1}',
    data: '{"a":3,"b":2}',
  });
  expect(editRecord.merge?.({ id: 1, data: "{}" }, later)).toBeUndefined();
});

test("whoever named a record reads nothing of it any more that is no longer theirs to read, when somebody who can changes another field", () => {
  const world = makeCompany();
  const part = field("input", "part", { required: true });
  const formOf = (name: string, ...fields: object[]) =>
    makeForm(world, { name, definition: JSON.stringify({ fields: [part, ...fields], rules: [] }) });
  const offers = formOf("Offer", field("inputNumber", "price"));
  world.does(ADMIN, "form.edit", { id: offers.id, readers: "all" });
  const offer = makeRecord(world, offers, { part: "Pier 4", price: 48_611 }, ADMIN);
  const orders = formOf(
    "Order",
    field("relationForm", "offer", {}, { modelId: String(offers.id) }),
    calculation("price", "offer.price", { isStorage: 2 }),
  );
  const order = makeRecord(world, orders, { part: "Pier 4", offer: offer.id });
  const price = () => valuesOf(world.row("record", order.id))["price"];
  expect(price()).toBe(48_611);
  world.does(ADMIN, "form.edit", { id: offers.id, readers: "own" });
  world.does(ADMIN, "record.edit", edit(offer, { price: 48_611 }, { price: 50_000 }));
  world.does(ADMIN, "record.edit", edit(order, { part: "Pier 4" }, { part: "Pier 5" }));
  expect(price()).toBe(48_611);
  // What stood there stays, also for whoever may not choose it any more.
  world.does(LEADER, "record.edit", edit(order, { part: "Pier 5" }, { part: "Pier 7" }));
  expect(price()).toBe(48_611);
  // Who chooses it shows it.
  const mine = makeRecord(world, orders, { part: "Pier 6" });
  world.does(ADMIN, "record.edit", edit(mine, { offer: null }, { offer: offer.id }));
  expect(valuesOf(world.row("record", mine.id))["price"]).toBe(50_000);
});
