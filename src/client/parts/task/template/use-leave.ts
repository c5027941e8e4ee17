import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";

/** Asks before a template that was written in and not saved is left. */
export function useLeave() {
  const { t } = useTranslation("task-template");
  const isTouched = useRef(false);
  return {
    touch() {
      isTouched.current = true;
    },
    settle() {
      isTouched.current = false;
    },
    async leave(go: () => void) {
      const isSure =
        !isTouched.current ||
        (await confirm({
          title: t("discardTitle"),
          message: t("discardMessage"),
          confirmLabel: t("discard"),
          danger: true,
        }));
      if (!isSure) return;
      isTouched.current = false;
      go();
    },
  };
}
