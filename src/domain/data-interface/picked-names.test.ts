import { expect, test } from "vitest";
import { asksOf } from "#tests/make/asks.ts";
import { makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { pickedNames } from "./picked-names.ts";

test("however many rows of a query are picked, they are read together, each as whoever asks may read it", () => {
  const world = makeCompany();
  const form = makeForm(world, { readers: "own" });
  const other = makeForm(world, { name: "Other", code: String(form.id) });
  world.does(ADMIN, "dataInterface.add", {
    kind: "query",
    name: "Diaries",
    code: "diaries",
    formId: form.id,
    columns: [{ field: "part", fieldName: "Part" }],
  });
  const pick = (id: number) => ({ of: "diaries", id, columns: { value: "id", label: "part" } });
  const named = Array.from({ length: 60 }, () => pick(makeRecord(world, form).id));
  const elsewhere = pick(makeRecord(world, other).id);
  const nobody = pick(4_711);
  const all = [...named, elsewhere, nobody];
  const { result, asks } = asksOf(world, pickedNames(all, { userId: LEADER }));
  expect(named.every((one) => result(one) !== undefined)).toBe(true);
  // Not of the form of the query, though its code says so.
  expect([elsewhere, nobody].map(result)).toEqual([undefined, undefined]);
  expect(asks).toBeLessThan(10);
  const theirs = asksOf(world, pickedNames(all, { userId: MEMBER }));
  expect(named.some((one) => theirs.result(one) !== undefined)).toBe(false);
});
