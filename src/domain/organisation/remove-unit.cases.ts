import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { removeUnit } from "./remove-unit.ts";
import { UNIT_KINDS } from "./unit.ts";

export const removeUnitCases = UNIT_KINDS.map((kind) =>
  casesOf(removeUnit(kind), {
    by: "administrator",
    arguments: ({ units }) => ({ id: units[kind].id }),
    roles: administrators(),
  }),
);
