import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { addUnit } from "./add-unit.ts";
import { parentKindOf, UNIT_KINDS } from "./unit.ts";

export const addUnitCases = UNIT_KINDS.map((kind) =>
  casesOf(addUnit(kind), {
    by: "administrator",
    arguments: ({ units, mint }, me) => {
      const id = mint(me);
      return { id, parentId: units[parentKindOf(kind)].id, name: `Crane crew ${id}` };
    },
    roles: administrators(),
    refusals: {
      "two of one name beside each other": {
        by: "administrator",
        arguments: ({ units }) => ({ name: units[kind].name }),
        code: PARAMETER_ERROR,
        reason: "unit.nameTaken",
      },
    },
  }),
);
