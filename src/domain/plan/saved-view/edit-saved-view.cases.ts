import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { editSavedView } from "./edit-saved-view.ts";

export const editSavedViewCases = casesOf(editSavedView, {
  arguments: ({ savedView }) => ({ id: savedView.id, name: "Late", address: { due: "overdue" } }),
  roles: leaders(PARAMETER_ERROR),
  refusals: {
    "a saved view that is none": {
      arguments: ({ task }) => ({ id: task.id, name: "Late" }),
      code: PARAMETER_ERROR,
      reason: "savedView.gone",
    },
  },
});
