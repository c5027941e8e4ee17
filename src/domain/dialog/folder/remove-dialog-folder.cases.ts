import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { removeDialogFolder } from "./remove-dialog-folder.ts";

export const removeDialogFolderCases = casesOf(removeDialogFolder, {
  arguments: ({ dialogFolder }) => ({ id: dialogFolder.id }),
  roles: everyone(PARAMETER_ERROR, { leader: 200 }),
});
