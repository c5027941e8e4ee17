import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { applyUpdate, currentUpdate, subscribeToUpdate } from "#client/platform/service-worker.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";

/** A new version is offered, and taken when the person says so. */
export function UpdateOffer() {
  const { t } = useTranslation("shell");
  const { ready } = useSyncExternalStore(subscribeToUpdate, currentUpdate);
  useEffect(() => {
    if (!ready) return;
    showToast({
      message: t("newVersion"),
      sticky: true,
      action: { label: t("reload"), onClick: applyUpdate },
    });
  }, [ready, t]);
  return null;
}
