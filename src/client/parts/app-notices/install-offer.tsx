import dayjs from "dayjs";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { install, installWay, subscribeToInstallWay } from "#client/platform/install-prompt.ts";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { isGoodMoment, readUse, withVisit } from "./good-moment.ts";

const NAME = "use";

/** Offers once to install the app, to somebody who keeps coming back; the settings offer it at any time. */
export function InstallOffer() {
  const { t } = useTranslation("install");
  const way = useSyncExternalStore(subscribeToInstallWay, installWay);
  useEffect(() => {
    const use = withVisit(readUse(readSetting(NAME)), dayjs().format("YYYY-MM-DD"));
    const offers = way === "prompt" && isGoodMoment(use);
    writeSetting(NAME, JSON.stringify({ ...use, offered: use.offered || offers }));
    if (!offers) return;
    showToast({
      message: t("offer"),
      sticky: true,
      action: { label: t("install"), onClick: () => void install() },
    });
  }, [way, t]);
  return null;
}
