import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { getLogo } from "#contract/calls/system.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";

const NAME = "companyLogo";

/** The company's picture for whoever is not signed in, as `data:` address; where the server cannot be reached that of the last visit. "" = none. */
export function useCompanyLogo(): string {
  const { i18n } = useTranslation("shell");
  const [logo, setLogo] = useState(() => readSetting(NAME) ?? "");
  useEffect(() => {
    let left = false;
    void openCaller(i18n.language)(getLogo, {}).then((result) => {
      if (left || !result.ok) return;
      setLogo(result.value.logo);
      writeSetting(NAME, result.value.logo || undefined);
    });
    return () => {
      left = true;
    };
  }, [i18n.language]);
  return logo;
}
