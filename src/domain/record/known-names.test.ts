import { expect, test } from "vitest";
import type { NameSourceType } from "../form/field-kinds/names.ts";
import { asksOf } from "#tests/make/asks.ts";
import { ADMIN, FORMER, LEADER, makeCompany } from "#tests/make/site.ts";
import { readNames } from "./known-names.ts";

function namesIn(asked: readonly (readonly [NameSourceType, number | string])[]) {
  const world = makeCompany();
  const { id } = world.does(ADMIN, "department.add", { name: "Site" });
  const all = [...asked, ["department", id], ["mixed", `${id}--department`]] as const;
  const named = new Map(all.map(([type, of]) => [`${type} ${of}`, { type, id: of }]));
  const { result, asks } = asksOf(world, readNames(named, { userId: LEADER }));
  const words = (key: string) => result.get(key);
  return { words, asks, department: id };
}

test.each([0, 3_000])("names are those of who is there, beside %s ids of nobody", (count) => {
  const nobody = Array.from({ length: count }, (_, at) => ["user", 500_000 + at] as const);
  const units = Array.from({ length: count }, (_, at) => ["position", 500_000 + at] as const);
  const people = [
    ["user", LEADER],
    ["user", FORMER],
    ["user", "0x1"],
    ["organisation", 1],
  ] as const;
  const { words, asks, department } = namesIn([...people, ...nobody, ...units]);
  expect(words(`user ${LEADER}`)).toBe("李工");
  expect(words(`user ${FORMER}`)).toBeUndefined();
  expect(words("user 500001")).toBeUndefined();
  expect(words("organisation 1")).toBe("North Yard");
  expect(words(`department ${department}`)).toBe("Site");
  expect(words(`mixed ${department}--department`)).toBe("Site");
  // However many a record names, they are read together.
  expect(asks).toBeLessThan(10);
});
