import { diaryData, makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { calculation, field } from "#tests/make/forms/records.ts";
import { ADMIN, LEADER, makeCompany, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { addRecord } from "./add-record.ts";

const valuesOf = ({ values }: { readonly values: string }) =>
  JSON.parse(values) as Record<string, unknown>;

test("a record says what was written, what follows from it, and what only the server knows", () => {
  const world = makeCompany();
  const form = makeForm(world);
  const sent = {
    ...(JSON.parse(diaryData) as object),
    billNo: "D-000000-999",
    hours: 4_711,
    maker: OUTSIDER,
    changed: 1,
  };
  const record = makeRecord(world, form, sent);
  const second = 1_000;
  expect(valuesOf(record)).toMatchObject({
    billNo: "D-202506-001",
    part: "Pier 4",
    hours: 7.5,
    maker: LEADER,
    changed: Math.floor(world.now / second) * second,
  });
  expect(record).toMatchObject({
    title: "D-202506-001 Pier 4",
    versionId: form.versionId,
    createUserId: LEADER,
    updateUserId: LEADER,
  });
  expect(addRecord.lane({ modelId: form.id, id: 9, data: "" }, { userId: 1 })).toBe("record:9");
});

test("a record is its maker's, and nobody else is let in", () => {
  const world = makeCompany();
  const record = makeRecord(world, makeForm(world));
  const scope = `record:${record.id}` as const;
  expect(world.maySee(LEADER, scope)).toBe(true);
  for (const other of [MEMBER, OUTSIDER, ADMIN]) expect(world.maySee(other, scope)).toBe(false);
});

test("numbers follow each other, and what is refused uses none up", () => {
  const world = makeCompany();
  const form = makeForm(world);
  makeRecord(world, form);
  world.refuses(LEADER, "record.add", { modelId: form.id, data: '{"crew":900}' });
  expect(makeRecord(world, form, { part: "b" }, MEMBER).title).toBe("D-202506-002 b");
  const other = makeForm(world, { name: "Night diary" });
  expect(makeRecord(world, other).title).toBe("D-202506-001 Pier 4");
});

test("who began with the version before loses nothing; a draft is filled in by nobody", () => {
  const world = makeCompany();
  const form = makeForm(world);
  const fill = (versionId: number) => ({ modelId: form.id, versionId, data: diaryData });
  const definition = JSON.stringify({ fields: [field("input", "other")] });
  const { draftId } = world.does(ADMIN, "form.edit", { id: form.id, definition }).reply;
  expect(world.refuses(LEADER, "record.add", fill(draftId)).reason).toBe("form.versionUnknown");
  world.does(ADMIN, "form.publish", { id: form.id });
  const { reply } = world.does(LEADER, "record.add", fill(form.versionId));
  expect(reply.versionId).toBe(form.versionId);
});

test("what is wrong is told by its field, and all of it", () => {
  const world = makeCompany();
  const form = makeForm(world);
  const data = JSON.stringify({ crew: 900, foreman: 4_711 });
  const { reason, data: told } = world.refuses(LEADER, "record.add", { modelId: form.id, data });
  expect(reason).toBe("form.recordInvalid");
  expect(told?.["problems"]).toMatchObject([
    { path: "part", reason: "form.required" },
    { path: "crew" },
    { path: "foreman", reason: "form.notAChoice" },
  ]);
});

test("keys that reach into objects are refused", () => {
  const world = makeCompany();
  const form = makeForm(world);
  for (const data of ['{"__proto__":{"part":"a"}}', '{"works":[{"id":"1","constructor":1}]}'])
    expect(world.refuses(LEADER, "record.add", { modelId: form.id, data }).reason).toBe(
      "form.forbiddenKey",
    );
});

const contract = JSON.stringify({
  fields: [field("input", "name", { required: true }), field("inputNumber", "rate")],
});
const payment = (modelId: string) =>
  JSON.stringify({
    fields: [
      field("relationForm", "contract", {}, { modelId, relationField: "name" }),
      field("inputNumber", "quantity"),
      calculation("amount", "contract.rate * quantity", { isStorage: 2 }),
    ],
  });

test("what another record says is reckoned with, whatever whoever fills in says it comes to", () => {
  const world = makeCompany();
  const named = { code: "contract", definition: contract, readers: "all" } as const;
  const { id } = makeRecord(world, makeForm(world, named), { name: "Crane", rate: 20 }, MEMBER);
  const payments = makeForm(world, { name: "Payment", definition: payment("contract") });
  const record = makeRecord(world, payments, { contract: id, quantity: 3, amount: 9 });
  expect(valuesOf(record)["amount"]).toBe(60);
});

test("a record that is not there, is of another form or is not theirs to read is named by nobody, and all are told the same", () => {
  const world = makeCompany();
  const contracts = makeForm(world, { code: "contract", definition: contract });
  const { id: theirs } = makeRecord(world, contracts, { name: "Crane", rate: 20 }, MEMBER);
  const { id: mine } = makeRecord(world, contracts, { name: "Crane", rate: 20 });
  const others = makeForm(world, { name: "Offer", definition: contract, readers: "all" });
  const { id: other } = makeRecord(world, others, { name: "Dear", rate: 9_000 });
  const payments = makeForm(world, { name: "Payment", definition: payment("contract") });
  const add = (by: number, said: unknown) =>
    world.run(by, "record.add", {
      modelId: payments.id,
      data: JSON.stringify({ contract: said, quantity: 3 }),
    });
  for (const said of [theirs, other, 4_711, -1, payments.id])
    expect(add(LEADER, said)).toMatchObject({
      ok: false,
      refusal: {
        reason: "form.recordInvalid",
        data: { problems: [{ path: "contract", reason: "form.notAChoice" }] },
      },
    });
  expect([add(LEADER, mine).ok, add(LEADER, null).ok, add(ADMIN, theirs).ok]).toEqual([
    true,
    true,
    true,
  ]);
});

test("a field begins with who fills in and where they work", () => {
  const world = makeCompany();
  const { id: top } = world.does(ADMIN, "department.add", { name: "Yard" });
  const { id } = world.does(ADMIN, "department.add", { name: "Cranes", parentId: top });
  world.does(ADMIN, "department.edit", { id, addMembers: [LEADER] });
  const definition = JSON.stringify({
    fields: [
      field("input", "part"),
      field("currOrganize", "unit"),
      field("currPosition", "position"),
    ],
  });
  const record = makeRecord(world, makeForm(world, { definition }), { part: "a" });
  expect(valuesOf(record)).toMatchObject({ unit: [1, top, id], position: null });
});
