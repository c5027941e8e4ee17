import { useTranslation } from "react-i18next";
import { showToast } from "#client/ui/toast/show-toast.ts";

/** Says that something is done, and takes it back for ten seconds; `onUndone`: what was typed is put where it was. */
export function useOfferUndo() {
  const { t } = useTranslation("approvals");
  return (undo: () => Promise<boolean>, onUndone?: () => void, message = t("done")) => {
    const takeBack = async () => {
      if (await undo()) onUndone?.();
      else showToast({ message: t("undoLate") });
    };
    showToast({ message, action: { label: t("undo"), onClick: () => void takeBack() } });
  };
}
