import { useEffect, useState } from "react";
import { getSetting } from "#contract/calls/system.ts";
import { useData } from "#client/live/data-context.ts";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";

const NAME = "translates";
const YES = "yes";

/** Whether the server has answered since the page was loaded: each menu of a message would ask it anew. */
const answered = { isSo: false };

/** Whether the server has words translated: what it said last, and anew with each start of the page. */
export function useTranslates(): boolean {
  const { quietCall } = useData();
  const [translates, setTranslates] = useState(() => readSetting(NAME) === YES);
  useEffect(() => {
    if (answered.isSo) return undefined;
    let left = false;
    void quietCall(getSetting, {}).then((result) => {
      if (!result.ok) return;
      answered.isSo = true;
      writeSetting(NAME, result.value.translates ? YES : undefined);
      if (!left) setTranslates(result.value.translates === true);
    });
    return () => {
      left = true;
    };
  }, [quietCall]);
  return translates;
}
