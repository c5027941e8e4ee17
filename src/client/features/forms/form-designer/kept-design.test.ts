import { expect, test } from "vitest";
import { parseDefinition } from "#domain/form/definition/parse-definition.ts";
import { keptDesign, keptText } from "./kept-design.ts";

test("what is drawn comes back as it was kept, and other words are none", () => {
  const json = { fields: [{ __config__: { zjKey: "input" }, __vModel__: "part" }] };
  const read = parseDefinition(json);
  const definition = read.ok && read.value;
  if (!definition) throw new Error("No definition");
  expect(keptDesign(keptText({ basedOn: 7, definition }))).toEqual({ basedOn: 7, definition });
  for (const text of ["", "{", "{}", '{"basedOn":1,"definition":"[]"}'])
    expect(keptDesign(text)).toBeUndefined();
});
