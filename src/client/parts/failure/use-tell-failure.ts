import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { failureNotice } from "./failure-notice.ts";
import { type Failure, useFailureText } from "./use-failure-text.ts";

/** Tells of a failed call or a refusal in a notice over the screen. */
export function useTellFailure(): (failure: Failure) => void {
  const { t } = useTranslation("shell");
  const failureText = useFailureText();
  return useCallback(
    (failure) => {
      const words = { title: t("exception"), message: failureText(failure) };
      showToast(failureNotice(failure, words));
    },
    [t, failureText],
  );
}
