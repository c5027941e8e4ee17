import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { setRole } from "./set-role.ts";

export const setRoleCases = casesOf(setRole, {
  by: "administrator",
  arguments: ({ newcomer }) => ({ id: newcomer.userId, isAdmin: true }),
  roles: administrators(),
});
