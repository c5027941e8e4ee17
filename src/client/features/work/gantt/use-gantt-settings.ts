import { useCallback, useState } from "react";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";
import { type GanttSettings, readGanttSettings } from "./model/gantt-settings.ts";

function readKept(name: string): GanttSettings {
  try {
    return readGanttSettings(JSON.parse(readSetting(name) ?? "null"));
  } catch {
    return readGanttSettings(undefined);
  }
}

/** How a person looks at the Gantt of a plan, kept in this browser. */
export function useGanttSettings(
  userId: number,
  planId: number,
): [GanttSettings, (change: Partial<GanttSettings>) => void] {
  const name = `gantt.${userId}.${planId}`;
  const [settings, setSettings] = useState(() => readKept(name));
  const change = useCallback(
    (part: Partial<GanttSettings>) =>
      setSettings((before) => {
        const after = { ...before, ...part };
        writeSetting(name, JSON.stringify(after));
        return after;
      }),
    [name],
  );
  return [settings, change];
}
