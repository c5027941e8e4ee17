import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { thisClient } from "#client/platform/client-kind/client-kind.ts";
import classes from "./download-link.module.css";
import { useDownloadAddress } from "./use-download-address.ts";
import { install, installWay, subscribeToInstallWay } from "#client/platform/install-prompt.ts";

const look = { size: "sm", className: classes.link } as const;

/** The way to the app, where the operator publishes it or as a window of its own; not where it is one, nor on touch screens (seed 000 §2). */
export function DownloadLink() {
  const { t } = useTranslation("corner");
  const way = useSyncExternalStore(subscribeToInstallWay, installWay);
  const address = useDownloadAddress();
  const { isMobileApp, isDesktopClient, isTouch } = thisClient();
  if (isMobileApp || isDesktopClient || isTouch || way === "installed") return null;
  if (address !== undefined) {
    return (
      <Anchor href={address} target="_blank" rel="noreferrer" {...look}>
        {t("download")}
      </Anchor>
    );
  }
  if (way === "prompt") {
    return (
      <Anchor component="button" type="button" onClick={() => void install()} {...look}>
        {t("download")}
      </Anchor>
    );
  }
  return (
    <Anchor component={Link} to="/pro" hash="install" {...look}>
      {t("download")}
    </Anchor>
  );
}
