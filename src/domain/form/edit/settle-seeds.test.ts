import { describe, expect, it } from "vitest";
import { surroundings } from "#tests/make/forms/surroundings.ts";
import { formOfTemplate } from "#tests/make/forms/templates.ts";
import type { FormState } from "../graph/form-state.ts";
import { rowsOf } from "../record/form-values.ts";
import { applyEdit } from "./apply-edit.ts";
import { startRecord } from "./start-record.ts";

const choose = (value: string) => ({ type: "set" as const, path: "permitType", value });

describe("rows that are there by themselves", () => {
  const permit = formOfTemplate("permitToWork");
  const items = (record: FormState) =>
    rowsOf(record.values, "checks").map(({ cells }) => cells.get("item"));
  const start = startRecord(permit, surroundings());
  const welding = applyEdit(start, choose("hotWork"));

  it("are there from the start, or come with what they are for", () => {
    expect(items(start)).toContain("Briefing held and signed");
    expect(items(start)).not.toContain("Combustibles removed or covered");
    expect(items(welding)).toContain("Combustibles removed or covered");
  });

  it("go again, unless somebody has written in them", () => {
    const lifting = applyEdit(welding, choose("height"));
    expect(items(lifting)).not.toContain("Combustibles removed or covered");
    const row = rowsOf(welding.values, "checks").find(
      ({ cells }) => cells.get("item") === "Combustibles removed or covered",
    );
    const answered = applyEdit(welding, {
      type: "set",
      path: "checks.item",
      rowId: row?.id ?? "",
      value: "Covered with blankets",
    });
    expect(items(applyEdit(answered, choose("height")))).toContain("Covered with blankets");
  });
});
