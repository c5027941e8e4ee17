import { useTranslation } from "react-i18next";
import { useUndoNotice } from "#client/parts/undo/use-undo-notice.ts";

/** Says that something is done, and takes it back for ten seconds; `onUndone`: what was typed is put where it was. */
export function useOfferUndo() {
  const { t } = useTranslation("approvals");
  const tell = useUndoNotice();
  return (undo: () => Promise<boolean>, onUndone?: () => void, message = t("done")) =>
    tell(message, undo, onUndone);
}
