import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { editDialogFolder } from "./edit-dialog-folder.ts";

export const editDialogFolderCases = casesOf(editDialogFolder, {
  arguments: ({ dialogFolder }) => ({ id: dialogFolder.id, name: "Bridge" }),
  roles: everyone(PARAMETER_ERROR, { leader: 200 }),
  refusals: {
    "a folder that is none": {
      arguments: ({ message }) => ({ id: message.id, name: "Bridge" }),
      code: PARAMETER_ERROR,
      reason: "dialogFolder.gone",
    },
  },
});
