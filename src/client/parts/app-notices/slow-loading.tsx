import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { startAnew } from "#client/platform/service-worker.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { SCRIPT_TIMEOUT } from "#domain/limits.ts";

/** Says when the parts of a screen take too long to come (seed 000 §8). */
export function SlowLoading() {
  const { t } = useTranslation(["failure", "shell"]);
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => {
      showToast({
        message: t("loadingTimeout"),
        tone: "error",
        action: { label: t("shell:reload"), onClick: () => void startAnew() },
      });
    }, SCRIPT_TIMEOUT);
    return () => clearTimeout(timer);
  }, [isLoading, t]);
  return null;
}
