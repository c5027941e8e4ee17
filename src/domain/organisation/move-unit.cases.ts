import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { moveUnit } from "./move-unit.ts";
import { UNIT_KINDS } from "./unit.ts";

export const moveUnitCases = UNIT_KINDS.map((kind) =>
  casesOf(moveUnit(kind), {
    by: "administrator",
    arguments: ({ units }) => ({ id: units[kind].id, parentId: 0, rank: "a5" }),
    roles: administrators(),
  }),
);
