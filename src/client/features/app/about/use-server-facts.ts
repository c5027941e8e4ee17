import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { getSetting, getVersion } from "#contract/calls/system.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";

/** What this server says of itself. */
export interface ServerFacts {
  readonly company: string;
  readonly version: string;
  readonly build: string;
  readonly wire: number;
}

const NAME = "about";

/** What the server says now, or said at the last visit; `current` = just now. */
export function useServerFacts(): { facts: ServerFacts | undefined; current: boolean } {
  const { i18n } = useTranslation("about");
  const [facts, setFacts] = useState(readKept);
  const [current, setCurrent] = useState(false);
  useEffect(() => {
    let left = false;
    void askServer(i18n.language).then((told) => {
      if (left || !told) return;
      setFacts(told);
      setCurrent(true);
      writeSetting(NAME, JSON.stringify(told));
    });
    return () => {
      left = true;
    };
  }, [i18n.language]);
  return { facts, current };
}

function readKept(): ServerFacts | undefined {
  const text = readSetting(NAME);
  return text ? (JSON.parse(text) as ServerFacts) : undefined;
}

async function askServer(language: string): Promise<ServerFacts | undefined> {
  const call = openCaller(language);
  const [version, setting] = await Promise.all([call(getVersion, {}), call(getSetting, {})]);
  if (!version.ok || !setting.ok) return undefined;
  const { build, wire } = version.value;
  return { company: setting.value.company, version: version.value.version, build, wire };
}
