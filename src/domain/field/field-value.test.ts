import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FieldKind } from "./field-kinds.ts";
import { valueOfField } from "./field-value.ts";
import { sumOfValues, valueIn } from "./sum-of-field.ts";
import type { Task } from "../task/task.ts";
import type { PlanField } from "./plan-field.ts";

const option = (id: number) => ({ id, name: `Option ${id}`, color: "" as const });

function field(kind: FieldKind, parts: Partial<PlanField> = {}): PlanField {
  return {
    id: 7,
    planId: 1,
    name: "Cost",
    kind,
    unit: "",
    decimals: 2,
    options: [option(1), option(2)],
    several: 0,
    addends: [],
    ofSubtasks: 0,
    required: 0,
    onCard: 0,
    rank: "a0",
    archivedTime: 0,
    userId: 1,
    createTime: 1,
    ...parts,
  };
}

describe("what a field can hold", () => {
  it.each([
    ["text", " Grout ", "Grout"],
    ["number", "120", "120.00"],
    ["number", "1.005", "1.01"],
    ["number", "-0.001", "0.00"],
    ["number", "1,5", undefined],
    ["number", "abc", undefined],
    ["number", "1234567890123456", undefined],
    ["date", "2026-04-01", "2026-04-01"],
    ["date", "2026-02-30", undefined],
    ["date", "1.4.2026", undefined],
    ["choice", "2", "2"],
    ["choice", "1,2", undefined],
    ["choice", "3", undefined],
    ["person", "12", "12"],
    ["person", "12,13", undefined],
    ["person", "Ann", undefined],
    ["link", "https://example.com/a?b=c", "https://example.com/a?b=c"],
    ["link", "mailto:ann@example.com", "mailto:ann@example.com"],
    ["link", "tel:+49 30 1234", "tel:+49 30 1234"],
    ["link", "javascript:alert(1)", undefined],
    ["link", "data:text/html,x", undefined],
    ["link", "https://ann:secret@example.com", undefined],
    ["link", "example.com", undefined],
    ["tick", "1", "1"],
    ["tick", "0", ""],
    ["tick", "yes", undefined],
    ["sum", "1", undefined],
  ] as const)("%s: %s", (kind, given, kept) => {
    expect(valueOfField(field(kind), given)).toBe(kept);
  });

  it("names several choices once each, where there may be several", () => {
    expect(valueOfField(field("choice", { several: 1 }), "2,1,2")).toBe("2,1");
  });

  it("keeps what it has kept", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 6 }),
        (value, decimals) => {
          const number = field("number", { decimals });
          const kept = valueOfField(number, String(value / 1000));
          expect(kept).toBeDefined();
          expect(valueOfField(number, kept ?? "")).toBe(kept);
        },
      ),
    );
  });
});

describe("sums", () => {
  it("are exact, and nothing where there is nothing", () => {
    expect(
      sumOfValues(
        Array.from({ length: 1000 }, () => "0.1"),
        2,
      ),
    ).toBe("100.00");
    expect(sumOfValues(["", ""], 2)).toBe("");
  });

  it("take the numbers of the task, or those of its subtasks", () => {
    const task = { fields: { 1: "2", 2: "3" } };
    const all: Task["fields"][] = [{ 1: "10" }, {}, { 1: "5", 2: "9" }];
    const subtasks = all.map((fields) => ({ fields }));
    const sum = field("sum", { addends: [1, 2], decimals: 0 });
    expect(valueIn(sum, task, subtasks)).toBe("5");
    expect(valueIn({ ...sum, ofSubtasks: 1, addends: [1] }, task, subtasks)).toBe("15");
  });
});
