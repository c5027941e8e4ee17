import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE } from "../refusal.ts";
import { setDialog } from "./set-dialog.ts";

export const setDialogCases = casesOf(setDialog, {
  arguments: ({ group }) => ({ dialogId: group.id, top: 1, silence: 1 }),
  roles: inside(DIALOG_GONE),
});
