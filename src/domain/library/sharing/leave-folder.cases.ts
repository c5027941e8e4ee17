import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { leaveFolder } from "./leave-folder.ts";

export const leaveFolderCases = casesOf(leaveFolder, {
  by: "member",
  arguments: ({ folder }) => ({ id: folder.id }),
  roles: everyone(PARAMETER_ERROR, { member: 200, colleague: 200 }),
  refusals: {
    "to leave what is one's own": {
      arguments: ({ folder }) => ({ id: folder.id }),
      code: PARAMETER_ERROR,
      reason: "file.ownerStays",
    },
  },
});
