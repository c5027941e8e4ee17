import { expect, test } from "vitest";
import { asksOf } from "#tests/make/asks.ts";
import { makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { field, table } from "#tests/make/forms/records.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { asking } from "#tests/make/forms/range-conditions.ts";
import { recordNames } from "./known-records.ts";
import { RECORDS_NAMED_MAX } from "./record-limits.ts";

test("however many records are named, they are read together", () => {
  const world = makeCompany();
  const form = makeForm(world);
  const named = Array.from({ length: 60 }, () => ({ id: makeRecord(world, form).id }));
  const asked = [...named, { id: 4_711 }, { id: "none" }];
  const { result, asks } = asksOf(world, recordNames(asked, { userId: LEADER }));
  expect(named.every((one) => result(one) !== undefined)).toBe(true);
  expect(result({ id: 4_711 })).toBeUndefined();
  // Besides the records and who was let into them, their one form and who looks.
  expect(asks).toBeLessThan(80);
  const theirs = asksOf(world, recordNames(asked, { userId: MEMBER }));
  expect(named.some((one) => theirs.result(one) !== undefined)).toBe(false);
});

test("no more than a portion is looked at together, and what stands in it only by a condition", () => {
  const world = makeCompany();
  const shared = makeForm(world, { readers: "all" });
  const readersCondition = asking("crew", ">=", 10);
  const large = makeForm(world, { name: "Crews", readers: "condition", readersCondition });
  const named = Array.from({ length: 250 }, () => makeRecord(world, shared).id);
  const crews = [4, 40].map((crew) => makeRecord(world, large, { part: "Pier 4", crew }).id);
  const reading = recordNames(
    [...named, ...crews].map((id) => ({ id })),
    { userId: MEMBER },
  );
  const { result, asked } = asksOf(world, reading);
  expect(named.every((id) => result({ id }) !== undefined)).toBe(true);
  expect(crews.map((id) => result({ id }) !== undefined)).toEqual([false, true]);
  const glances = asked.filter((ask) => ask.kind === "glance");
  expect(glances.map(({ ids, wantsValues }) => [ids.length, wantsValues])).toEqual([
    [100, false],
    [100, false],
    [52, false],
    [2, true],
  ]);
  const kept = asked.filter(({ kind }) => kind === "get" || kind === "ahead");
  expect(kept.some(({ entity }) => entity === "record")).toBe(false);
});

test("a record names no more others at once than are looked up together", () => {
  const world = makeCompany();
  const { id: modelId } = makeForm(world, { code: "contract" });
  world.does(ADMIN, "dataInterface.add", {
    kind: "query",
    name: "Contracts",
    code: "contracts",
    formId: modelId,
    columns: [{ field: "part", fieldName: "Part" }],
  });
  const columns = ["one", "two", "three"];
  const naming = (name: string) =>
    name === "three"
      ? field("popupSelect", name, {}, { interfaceId: "contracts", relationField: "part" })
      : field("relationForm", name, {}, { modelId: String(modelId) });
  const definition = JSON.stringify({ fields: [table("rows", columns.map(naming))] });
  const form = makeForm(world, { name: "List", definition });
  const rowsOf = (count: number) =>
    Array.from({ length: count }, (_, row) => ({
      id: `r${row}`,
      ...Object.fromEntries(
        columns.map((name, at) => [name, 1_000_000 + row * columns.length + at]),
      ),
    }));
  const refused = (count: number) => {
    const data = JSON.stringify({ rows: rowsOf(count) });
    const answer = world.run(LEADER, "record.add", { modelId: form.id, data });
    return answer.ok ? undefined : answer.refusal.reason;
  };
  const most = Math.floor(RECORDS_NAMED_MAX / columns.length);
  expect(refused(most + 1)).toBe("form.recordsNamedMax");
  expect(refused(most)).toBe("form.recordInvalid");
});
