import { expect, test } from "vitest";
import { field, formOf, table } from "#tests/make/forms/records.ts";
import { relatedModels } from "./related-models.ts";

test("a form knows whose records it names, in fields and in buttons, each once", () => {
  const button = { value: "select", actionConfig: { modelId: "material" } };
  const form = formOf([
    field("relationForm", "contract", {}, { modelId: "contract" }),
    field("relationForm", "other", {}, { modelId: "contract" }),
    table("items", [field("input", "work")], { footerBtnsList: [button] }),
  ]);
  expect(relatedModels(form)).toEqual(["contract", "material"]);
});
