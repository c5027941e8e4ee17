import { expect, it } from "vitest";
import { field, formOf, formula, recordOf } from "#tests/make/forms/records.ts";
import { dutiesDue } from "./duties-due.ts";

const tell = { op: "tell", to: ["role:safety"] };
const task = { op: "task", title: "Mend it" };
const form = formOf(
  [field("select", "severity"), field("relationForm", "contract", {}, { modelId: "c" })],
  [
    {
      id: "r1",
      when: { expression: formula("severity == 'critical'") },
      does: [tell, task],
      otherwise: [{ op: "close" }],
    },
    {
      id: "r2",
      when: { expression: formula("contract.rate > 1") },
      does: [task],
      otherwise: [task],
    },
    { id: "r3", enabled: false, does: [tell] },
  ],
);

it("says what the rules of a record ask of others, in their own words", () => {
  expect(form.problems).toEqual([]);
  expect(dutiesDue(recordOf(form, { severity: "critical", contract: "5" }))).toEqual([
    { rule: "r1", action: tell },
    { rule: "r1", action: task },
  ]);
  expect(dutiesDue(recordOf(form, { contract: "5" }))).toEqual([
    { rule: "r1", action: { op: "close" } },
  ]);
});

it("names a rule whose question cannot be asked", () => {
  const broken = formOf([], [{ id: "r", when: { expression: formula("gone > 1") }, does: [tell] }]);
  expect(broken.problems).toEqual([
    { reason: "form.fieldMissing", at: "r", data: { field: "gone" } },
  ]);
});
