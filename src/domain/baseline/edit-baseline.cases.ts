import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { editBaseline } from "./edit-baseline.ts";

export const editBaselineCases = casesOf(editBaseline, {
  arguments: ({ baseline }) => ({ id: baseline.id, name: "Tender" }),
  roles: leaders(PARAMETER_ERROR),
});
