import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { removeColumn } from "./remove-column.ts";

export const removeColumnCases = casesOf(removeColumn, {
  arguments: ({ task }) => ({ id: task.columnId }),
  roles: leaders(PARAMETER_ERROR),
});
