import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import type { Refusal } from "#domain/refusal.ts";
import { tellFailedMove } from "./tell-failed-move.ts";

/** Tells why a task was not moved. */
export function useTellFailedMove(): (refusal: Refusal) => void {
  const { t } = useTranslation("shell");
  const failureText = useFailureText();
  return useCallback(
    (refusal) => tellFailedMove(refusal, { title: t("exception"), text: failureText(refusal) }),
    [t, failureText],
  );
}
