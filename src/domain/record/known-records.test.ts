import { expect, test } from "vitest";
import { asksOf } from "#tests/make/asks.ts";
import { makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { field, table } from "#tests/make/forms/records.ts";
import { LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
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

test("a record names no more others at once than are looked up together", () => {
  const world = makeCompany();
  const { id: modelId } = makeForm(world, { code: "contract" });
  const columns = ["one", "two", "three"];
  const relation = (name: string) => field("relationForm", name, {}, { modelId: String(modelId) });
  const definition = JSON.stringify({ fields: [table("rows", columns.map(relation))] });
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
