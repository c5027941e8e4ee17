import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { editTag } from "./edit-tag.ts";

export const editTagCases = casesOf(editTag, {
  arguments: ({ tag }) => ({ id: tag.id, name: "Defect" }),
  roles: leaders(PARAMETER_ERROR),
  refusals: {
    "a tag that is none": {
      arguments: ({ task }) => ({ id: task.id, name: "Defect" }),
      code: PARAMETER_ERROR,
      reason: "tag.gone",
    },
  },
});
