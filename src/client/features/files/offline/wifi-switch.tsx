import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useDeviceLine } from "#client/live/files/use-device-line.ts";
import { useUploadActions, useWifiOnly } from "#client/live/files/use-uploads.ts";

/** Keeps files off lines that are paid for, where the browser tells which line it is on. */
export function WifiSwitch() {
  const { t } = useTranslation("offline");
  const wifiOnly = useWifiOnly();
  const { setWifiOnly } = useUploadActions();
  const isUntold = useDeviceLine() === "untold";
  return (
    <Switch
      label={t("wifiOnly")}
      description={t(isUntold ? "wifiUntold" : "wifiHint")}
      disabled={isUntold || wifiOnly.state === "loading"}
      checked={wifiOnly.state === "ready" && wifiOnly.value}
      onChange={(event) => void setWifiOnly(event.currentTarget.checked)}
    />
  );
}
