import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { editUnit } from "./edit-unit.ts";
import { UNIT_KINDS } from "./unit.ts";

export const editUnitCases = UNIT_KINDS.map((kind) =>
  casesOf(editUnit(kind), {
    by: "administrator",
    arguments: ({ units, member }) => ({ id: units[kind].id, addMembers: [member.userId] }),
    roles: administrators(),
  }),
);
