import { casesOf } from "#tests/make/cases/cases-of.ts";
import { owners } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { editCheckItem } from "./edit-check-item.ts";

export const editCheckItemCases = casesOf(editCheckItem, {
  by: "member",
  arguments: ({ checkItem }) => ({ id: checkItem.id, done: 1 }),
  roles: owners(PARAMETER_ERROR),
  refusals: {
    "a line that is none": {
      arguments: ({ task }) => ({ id: task.id, done: 1 }),
      code: PARAMETER_ERROR,
      reason: "checkItem.gone",
    },
  },
});
