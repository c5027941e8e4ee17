import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#client/ui/toast/show-toast.ts";

/** Says what was done, and takes it back for ten seconds; `onUndone`: what was typed is put where it was. */
export function useUndoNotice() {
  const { t } = useTranslation("shell");
  return useCallback(
    (message: string, undo: () => Promise<boolean>, onUndone?: () => void) => {
      const takeBack = async () => {
        if (await undo()) onUndone?.();
        else showToast({ message: t("undoLate") });
      };
      showToast({ message, action: { label: t("undo"), onClick: () => void takeBack() } });
    },
    [t],
  );
}
