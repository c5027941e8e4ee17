import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { editColumn } from "./edit-column.ts";

export const editColumnCases = casesOf(editColumn, {
  arguments: ({ column }) => ({ id: column.id, color: "red" }),
  roles: inside(PARAMETER_ERROR),
});
