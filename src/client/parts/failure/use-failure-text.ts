import type { TFunction, i18n as I18n } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** What a failed call or a refusal knows of itself. */
export interface Failure {
  /** Of a call; left out where a rule refused. */
  readonly kind?: string;
  readonly reason: string;
  readonly msg?: string;
  readonly data?: unknown;
}

/** Whatever words come meanwhile, what is drawn already says them. */
const asWordsCome = { bindI18n: "languageChanged loaded" };

/** The words for a failure as it is told: the server's, or ours for its reason. It stays the same function while words come. */
export function useFailureText(): (failure: Failure) => string {
  const { t, i18n } = useTranslation("shell");
  return useCallback((failure) => wordsFor(failure, t, i18n), [t, i18n]);
}

/** The same for a failure that stays on the screen, which may be there before the words are. */
export function useDrawnFailureText(): (failure: Failure) => string {
  const { t, i18n } = useTranslation("shell", asWordsCome);
  return (failure) => wordsFor(failure, t, i18n);
}

function wordsFor(failure: Failure, t: TFunction<"shell">, i18n: I18n): string {
  if (failure.msg) return failure.msg;
  // What can fail has as many words as all of a screen: they come once it is drawn.
  if (!i18n.exists("refusal:unknownError")) return t("failed");
  const data = typeof failure.data === "object" && failure.data !== null ? failure.data : {};
  return i18n.t([failure.reason, "unknownError"], { ns: "refusal", ...data });
}
