import { IconAlertTriangle } from "@tabler/icons-react";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";

/** So long it is said that what was asked for is no more (seed 001 section 4), ms. */
const SAID_FOR = 3_000;

/** What was asked for is no more: this is said for a while, and then the request is closed. */
export function FormDeleted({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("approvals");
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), SAID_FOR);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="alert">
      <EmptyState icon={IconAlertTriangle} title={t("formDeleted")} hint={t("goneHint")} screen />
    </div>
  );
}
