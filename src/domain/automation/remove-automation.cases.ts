import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { removeAutomation } from "./remove-automation.ts";

export const removeAutomationCases = casesOf(removeAutomation, {
  arguments: ({ automation }) => ({ id: automation.id }),
  roles: leaders(PARAMETER_ERROR),
});
