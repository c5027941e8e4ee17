import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { openUserDialog } from "./open-user-dialog.ts";

export const openUserDialogCases = casesOf(openUserDialog, {
  arguments: ({ outsider }) => ({ userId: outsider.userId }),
  roles: everyone(),
});
