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

/** The words for a failure: the server's, or ours for its reason. */
export function useFailureText(): (failure: Failure) => string {
  const { t, i18n } = useTranslation("shell", asWordsCome);
  return useCallback(
    (failure) => {
      if (failure.msg) return failure.msg;
      // What can fail has as many words as all of a screen: they come once it is drawn.
      if (!i18n.exists("refusal:unknownError")) return t("failed");
      const data = typeof failure.data === "object" && failure.data !== null ? failure.data : {};
      return i18n.t([failure.reason, "unknownError"], { ns: "refusal", ...data });
    },
    [t, i18n],
  );
}
