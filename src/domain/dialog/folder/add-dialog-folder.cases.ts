import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { addDialogFolder } from "./add-dialog-folder.ts";

export const addDialogFolderCases = casesOf(addDialogFolder, {
  by: "member",
  arguments: ({ mint }, me) => ({ id: mint(me), name: "Tower" }),
  roles: everyone(),
});
