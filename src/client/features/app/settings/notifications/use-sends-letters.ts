import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { getSetting } from "#contract/calls/system.ts";
import { openCaller } from "#client/live/session/open-caller.ts";

/** Whether the company sends e-mail; undefined while nobody says so, as without a network. */
export function useSendsLetters(): boolean | undefined {
  const { i18n } = useTranslation("notify");
  const [sends, setSends] = useState<boolean>();
  useEffect(() => {
    let left = false;
    void openCaller(i18n.language)(getSetting, {}).then((result) => {
      if (!left && result.ok) setSends(result.value.mail === true);
    });
    return () => {
      left = true;
    };
  }, [i18n.language]);
  return sends;
}
