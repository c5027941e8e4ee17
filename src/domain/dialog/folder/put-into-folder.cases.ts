import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { putIntoFolder } from "./put-into-folder.ts";

export const putIntoFolderCases = casesOf(putIntoFolder, {
  arguments: ({ dialogFolder, group }) => ({ id: dialogFolder.id, dialogId: group.id }),
  roles: everyone(PARAMETER_ERROR, { leader: 200 }),
  refusals: {
    "a folder that is none": {
      arguments: ({ message, group }) => ({ id: message.id, dialogId: group.id }),
      code: PARAMETER_ERROR,
      reason: "dialogFolder.gone",
    },
  },
});
