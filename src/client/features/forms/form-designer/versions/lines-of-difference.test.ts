import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { field } from "#tests/make/forms/records.ts";
import { definitionOf } from "#tests/make/forms/templates.ts";
import { compareDefinitions } from "#domain/form/definition/compare-definitions.ts";
import { linesOfDifference } from "./lines-of-difference.ts";

const t = ((key: string, data?: Record<string, string>) =>
  [key.replace("versions.", ""), ...Object.values(data ?? {})].join(
    " ",
  )) as unknown as TFunction<"form-designer">;

test("what differs is said by the names that people read", () => {
  const before = definitionOf({
    fields: [field("input", "plate"), field("input", "gone"), field("input", "last")],
    rules: [{ id: "r", name: "Stop", does: [] }],
  });
  const after = definitionOf({
    size: "large",
    fields: [
      field("input", "last"),
      field("input", "plate", { label: "Number plate", required: true }),
      field("input", "fresh"),
    ],
  });
  const lines = linesOfDifference(compareDefinitions(before, after), before, after, t);
  expect(lines.map(({ what, text }) => `${what}: ${text}`)).toEqual([
    "added: added fresh",
    "removed: removed gone",
    "moved: moved Number plate",
    "changed: changedIn Number plate property.label label, property.required required",
    "removed: removed rule Stop",
    "changed: changedIn formSettings property.size size",
  ]);
});
