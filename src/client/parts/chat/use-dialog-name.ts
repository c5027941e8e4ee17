import { useTranslation } from "react-i18next";
import type { DialogView } from "#client/data/queries/dialogs.ts";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";

/** What a dialog is called: its own name, or the other person's. */
export function useDialogName(): (view: Pick<DialogView, "dialog" | "otherUserId">) => string {
  const { t } = useTranslation("chat");
  const { userId } = useData();
  const users = useUsers();
  return ({ dialog, otherUserId }) => {
    if (otherUserId === undefined) return dialog.name;
    if (otherUserId === userId) return t("notes");
    return users.get(otherUserId)?.nickname ?? "";
  };
}
