import { describe, expect, test } from "vitest";
import { makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { field, table } from "#tests/make/forms/records.ts";
import { ADMIN, makeCompany, MEMBER } from "#tests/make/site.ts";
import { NO_ACCESS } from "../refusal.ts";

const definitionOf = (fields: readonly unknown[]) => JSON.stringify({ fields, rules: [] });

/** Works name a material of a list, whose price comes with it; but for clerks nobody writes the price. */
function makeOrders(everybody: "read" | "hidden" = "read", readers: "all" | "own" = "all") {
  const world = makeCompany();
  const list = makeForm(world, {
    name: "Materials",
    definition: definitionOf([field("input", "name"), field("inputNumber", "price")]),
  });
  world.does(ADMIN, "form.edit", { id: list.id, readers });
  const [steel, sand] = [
    makeRecord(world, list, { name: "Steel", price: 900 }, ADMIN).id,
    makeRecord(world, list, { name: "Sand", price: 12 }, ADMIN).id,
  ];
  const transferOf = (sourceValue: string) => ({
    modelId: String(list.id),
    transferList: [{ sourceValue, targetField: "price" }],
  });
  const form = makeForm(world, {
    name: "Orders",
    definition: definitionOf([
      field("relationForm", "material", {}, transferOf("rate")),
      field("inputNumber", "rate"),
      table("items", [
        field("relationForm", "material", {}, transferOf("items-rate")),
        field("inputNumber", "rate"),
      ]),
    ]),
  });
  const fieldPermissions = ["rate", "items.rate"].map((path) => ({ path, everybody, roles: [] }));
  world.does(ADMIN, "form.edit", { id: form.id, fieldPermissions });
  const add = (data: object) => ({ modelId: form.id, data: JSON.stringify(data) });
  const standsIn = (id: number) => JSON.parse(world.row("record", id).values) as object;
  return { world, form, steel, sand, add, standsIn };
}

const ofRate = { code: NO_ACCESS, reason: "form.fieldNotYours" };

describe("a field that whoever fills in may only read", () => {
  test("is filled by the form from what they pick, whether they send it or not", () => {
    const { world, steel, sand, add, standsIn } = makeOrders();
    const items = [{ id: "r1", material: sand }];
    for (const sent of [{}, { rate: 900, items: [{ ...items[0], rate: 12 }] }]) {
      const data = { material: steel, items, ...sent };
      const { id } = world.does(MEMBER, "record.add", add(data));
      expect(standsIn(id)).toMatchObject({ rate: 900, items: [{ id: "r1", rate: 12 }] });
    }
  });

  test("takes no other value", () => {
    const { world, steel, sand, add } = makeOrders();
    for (const data of [
      { material: steel, rate: 901 },
      { rate: 900 },
      { items: [{ id: "r1", material: steel, rate: 12 }] },
      {
        items: [
          { id: "r1", material: steel },
          { id: "r2", material: sand, rate: 900 },
        ],
      },
    ])
      expect(world.refuses(MEMBER, "record.add", add(data))).toMatchObject(ofRate);
  });

  test("follows another pick in a record that stands, and nothing else that is done to it", () => {
    const { world, steel, sand, add, standsIn } = makeOrders();
    const { id } = world.does(MEMBER, "record.add", add({ material: steel }));
    world.does(ADMIN, "record.edit", { id, data: JSON.stringify({ rate: 850 }) });
    const row = JSON.stringify({ items: [{ id: "r1", material: sand }] });
    world.does(MEMBER, "record.edit", { id, data: row });
    expect(standsIn(id)).toMatchObject({ rate: 850, items: [{ rate: 12 }] });
    // What the pick would yield once more is no other pick.
    const back = { id, data: JSON.stringify({ rate: 900 }) };
    expect(world.refuses(MEMBER, "record.edit", back)).toMatchObject(ofRate);
    world.does(MEMBER, "record.edit", { id, data: JSON.stringify({ material: sand }) });
    expect(standsIn(id)).toMatchObject({ material: sand, rate: 12 });
  });

  test("takes nothing from what they may not read", () => {
    const { world, steel, add } = makeOrders("read", "own");
    const data = { material: steel, rate: 900 };
    expect(world.run(MEMBER, "record.add", add(data)).ok).toBe(false);
  });
});

test("a field that whoever fills in may not even read is not filled", () => {
  const { world, steel, add, standsIn } = makeOrders("hidden");
  const { id, reply } = world.does(MEMBER, "record.add", add({ material: steel }));
  expect(reply.values).not.toContain("900");
  expect((standsIn(id) as { rate?: number }).rate ?? null).toBeNull();
});
