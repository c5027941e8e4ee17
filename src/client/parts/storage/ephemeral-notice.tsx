import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isEphemeral } from "#client/platform/ephemeral-storage.ts";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";
import { whenIdle } from "#client/platform/when-idle.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";

const NAME = "ephemeral-read";

/** In a window whose data goes with it, says once that unsent work goes too. */
export function EphemeralNotice() {
  const { t } = useTranslation("shell");
  useEffect(() => {
    let left = false;
    const tell = async () => {
      if (readSetting(NAME) || !(await isEphemeral()) || left) return;
      showToast({
        message: t("ephemeral"),
        sticky: true,
        action: { label: t("understood"), onClick: () => writeSetting(NAME, "1") },
      });
    };
    whenIdle(() => void tell().catch(() => undefined));
    return () => {
      left = true;
    };
  }, [t]);
  return null;
}
