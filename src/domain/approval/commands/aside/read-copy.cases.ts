import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../../refusal.ts";
import { readCopy } from "./read-copy.ts";

export const readCopyCases = casesOf(readCopy, {
  arguments: ({ approval }) => ({ id: approval.id }),
  roles: everyone(PARAMETER_ERROR, { leader: 200, member: 200, administrator: 200 }),
});
