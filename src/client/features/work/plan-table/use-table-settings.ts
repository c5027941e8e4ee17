import { useCallback, useState } from "react";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";
import { ALL_PLANS } from "#domain/plan/view/all-plans.ts";
import { USUAL_FIELDS, USUAL_FIELDS_OF_ALL } from "./model/table-fields.ts";
import { readTableSettings, type TableSettings } from "./model/table-settings.ts";

const nameOf = (userId: number, planId: number) => `table.${userId}.${planId}`;

function readKept(name: string, planId: number): TableSettings {
  const usual = planId === ALL_PLANS ? USUAL_FIELDS_OF_ALL : USUAL_FIELDS;
  try {
    return readTableSettings(JSON.parse(readSetting(name) ?? "null"), usual);
  } catch {
    return readTableSettings(undefined, usual);
  }
}

/** How a person has set up the table of a plan, kept in this browser. */
export function useTableSettings(
  userId: number,
  planId: number,
): [TableSettings, (change: Partial<TableSettings>) => void] {
  const name = nameOf(userId, planId);
  const [settings, setSettings] = useState(() => readKept(name, planId));
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
