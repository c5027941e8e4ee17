import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { removeSavedView } from "./remove-saved-view.ts";

export const removeSavedViewCases = casesOf(removeSavedView, {
  arguments: ({ savedView }) => ({ id: savedView.id }),
  roles: leaders(PARAMETER_ERROR),
});
