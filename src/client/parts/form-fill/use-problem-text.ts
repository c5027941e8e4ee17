import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { messageIn } from "#domain/form/rules/form-rule.ts";
import type { ValueProblem } from "#domain/form/validation/value-problem.ts";

/** What is wrong with a field in the person's words: the designer's, or ours for its reason. */
export function useProblemText(): (problem: ValueProblem) => string {
  const { t, i18n } = useTranslation("refusal");
  return useCallback(
    ({ reason, data, message }) =>
      (message && messageIn(message, i18n.language)) || t(reason, { ...data }),
    [t, i18n.language],
  );
}
