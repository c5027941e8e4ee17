import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#client/ui/toast/show-toast.ts";

/** Says that what another version had stored here was cleared (seed 000 §4). */
export function ClearedNotice() {
  const { t } = useTranslation("storage");
  useEffect(() => showToast({ message: t("cleared"), tone: "success" }), [t]);
  return null;
}
