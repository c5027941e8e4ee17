import { describe, expect, test } from "vitest";
import { makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { field, formula, rule, table } from "#tests/make/forms/records.ts";
import { ADMIN, makeCompany, MEMBER } from "#tests/make/site.ts";
import { NO_ACCESS } from "../refusal.ts";

const sets = (target: string, text: string) => ({
  op: "set",
  targets: [target],
  expression: formula(text),
});

/** A defect whose fine a rule sets by its days; only administrators write the fine. */
function makeDefects(everybody: "read" | "hidden") {
  const world = makeCompany();
  const definition = JSON.stringify({
    fields: [
      field("input", "part"),
      field("inputNumber", "days"),
      field("inputNumber", "fine"),
      field("inputNumber", "paid"),
      table("items", [field("inputNumber", "size"), field("inputNumber", "fee")]),
    ],
    rules: [
      rule("days > 0", sets("fine", "days * 50")),
      rule("items.size > 0", sets("items.fee", "items.size * 2")),
    ],
  });
  const form = makeForm(world, { name: "Defects", definition });
  const fieldPermissions = ["fine", "items.fee"].map((path) => ({ path, everybody, roles: [] }));
  world.does(ADMIN, "form.edit", { id: form.id, fieldPermissions });
  const add = (data: object) => ({ modelId: form.id, data: JSON.stringify(data) });
  const edit = (id: number, data: object, was?: object) => ({
    id,
    data: JSON.stringify(data),
    ...(was && { was: JSON.stringify(was) }),
  });
  const standsIn = (id: number) => JSON.parse(world.row("record", id).values) as object;
  return { world, form, add, edit, standsIn };
}

describe("a field that a rule sets and whoever fills in may only read", () => {
  test("is set by the form, whether it is sent or not, and no other value is taken", () => {
    const { world, add, standsIn } = makeDefects("read");
    for (const [fine, fee] of [
      [undefined, undefined],
      [150, 8],
      [1, 1],
    ]) {
      const items = [{ id: "r1", size: 4, fee }];
      const { id } = world.does(MEMBER, "record.add", add({ days: 3, fine, items }));
      expect(standsIn(id)).toMatchObject({ fine: 150, items: [{ id: "r1", fee: 8 }] });
    }
    const { id } = world.does(MEMBER, "record.add", add({ part: "a", fine: 7 }));
    expect((standsIn(id) as { fine?: number }).fine ?? null).toBeNull();
  });

  test("follows what is changed of a record that stands, and stays as it was put right otherwise", () => {
    const { world, form, edit, standsIn } = makeDefects("read");
    const items = [{ id: "r1", size: 4 }];
    const { id } = makeRecord(world, form, { days: 3, items }, MEMBER);
    world.does(ADMIN, "record.edit", edit(id, { fine: 90 }));
    world.does(MEMBER, "record.edit", edit(id, { part: "b", fine: 4 }));
    expect(standsIn(id)).toMatchObject({ part: "b", fine: 90, items: [{ fee: 8 }] });
    // An older browser says what the rule came to there, over what stood there before somebody put it right.
    const was = { days: 3, fine: 150 };
    world.does(MEMBER, "record.edit", edit(id, { days: 2, fine: 100 }, was));
    expect(standsIn(id)).toMatchObject({ days: 2, fine: 100 });
    world.does(ADMIN, "record.edit", edit(id, { fine: 90 }));
    const rows = [
      { id: "r1", size: 5, fee: 1 },
      { id: "r2", size: 1 },
    ];
    world.does(MEMBER, "record.edit", edit(id, { items: rows }));
    expect(standsIn(id)).toMatchObject({
      fine: 90,
      items: [
        { id: "r1", fee: 10 },
        { id: "r2", fee: 2 },
      ],
    });
  });
});

describe("a field that a rule sets and whoever fills in may not even read", () => {
  test("is set by the form, and tells them nothing", () => {
    const { world, add, edit, standsIn } = makeDefects("hidden");
    const items = [{ id: "r1", size: 4 }];
    const { id, reply } = world.does(MEMBER, "record.add", add({ days: 3, items }));
    expect(standsIn(id)).toMatchObject({ fine: 150, items: [{ fee: 8 }] });
    const changed = world.does(MEMBER, "record.edit", edit(id, { days: 4 }));
    expect(standsIn(id)).toMatchObject({ fine: 200 });
    for (const told of [reply, changed.reply]) expect(told.values).not.toMatch(/fine|fee/);
  });

  test("is not theirs to name", () => {
    const { world, add, edit } = makeDefects("hidden");
    const refusal = { code: NO_ACCESS, reason: "form.fieldNotYours", data: { field: "fine" } };
    expect(world.refuses(MEMBER, "record.add", add({ days: 3, fine: 150 }))).toMatchObject(refusal);
    const { id } = world.does(MEMBER, "record.add", add({ days: 3 }));
    expect(world.refuses(MEMBER, "record.edit", edit(id, { fine: 150 }))).toMatchObject(refusal);
  });
});

test("whoever may write it changes what a rule has set, as ever", () => {
  const { world, add, standsIn } = makeDefects("read");
  const { id } = world.does(ADMIN, "record.add", add({ days: 3, fine: 10 }));
  expect(standsIn(id)).toMatchObject({ days: 3, fine: 10 });
});
