import { useCallback, useState } from "react";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";
import { readTableSettings, type TableSettings } from "./model/table-settings.ts";

const nameOf = (userId: number, planId: number) => `table.${userId}.${planId}`;

function readKept(name: string): TableSettings {
  try {
    return readTableSettings(JSON.parse(readSetting(name) ?? "null"));
  } catch {
    return readTableSettings(undefined);
  }
}

/** How a person has set up the table of a plan, kept in this browser. */
export function useTableSettings(
  userId: number,
  planId: number,
): [TableSettings, (change: Partial<TableSettings>) => void] {
  const name = nameOf(userId, planId);
  const [settings, setSettings] = useState(() => readKept(name));
  const change = useCallback(
    (part: Partial<TableSettings>) =>
      setSettings((before) => {
        const after = { ...before, ...part };
        writeSetting(name, JSON.stringify(after));
        return after;
      }),
    [name],
  );
  return [settings, change];
}
