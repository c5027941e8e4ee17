import { useCallback, useEffect, useMemo, useState } from "react";
import { keepTable, readKeptTable, usualFieldsOf } from "#client/parts/plan/table/kept-table.ts";
import {
  readTableSettings,
  type TableSettings,
  tableViewOf,
} from "#client/parts/plan/table/table-settings.ts";
import type { ViewParameters } from "#domain/plan/view/view-parameters.ts";

/** A column that is drawn wider asks for a new address each few milliseconds, and browsers bear no more than some in a second. */
const REST = 200;

/** What was changed in the set up of an address, until that says so. */
interface Draft {
  readonly of: string;
  readonly settings: TableSettings;
  /** What was asked for so far. */
  readonly sent?: string;
}

/**
 * How the table of a plan is set up: as the person has it, kept in this browser; or, where a saved view or a link was opened, as
 * that says, and then what is changed changes the address alone. Groups each person folds for themselves.
 */
export function useTableSettings(
  userId: number,
  view: ViewParameters,
  onView: (change: Partial<ViewParameters>) => void,
): [TableSettings, (change: Partial<TableSettings>) => void] {
  const { planId, table: linkedTable } = view;
  const [own, setOwn] = useState(() => readKeptTable(userId, planId));
  const [draft, setDraft] = useState<Draft>();
  const said = linkedTable && JSON.stringify(linkedTable);
  const { folded } = own;
  const linked = useMemo(
    () =>
      said === undefined
        ? undefined
        : { ...readTableSettings(JSON.parse(said), usualFieldsOf(planId)), folded },
    [said, planId, folded],
  );
  // A draft ends with the address that it changed: else it would come back with that address.
  if (draft && draft.of !== said) setDraft(afterAnswer(draft, said));
  const changed = draft?.of === said ? draft?.settings : undefined;
  const settings = useMemo(
    () => (linked && changed ? { ...changed, folded } : (linked ?? own)),
    [linked, changed, folded, own],
  );
  useEffect(() => {
    const table = changed && tableViewOf(changed);
    if (!table || JSON.stringify(table) === said) return undefined;
    const timer = setTimeout(() => {
      setDraft((now) => now && { ...now, sent: JSON.stringify(table) });
      onView({ table });
    }, REST);
    return () => clearTimeout(timer);
  }, [changed, said, onView]);
  const change = useCallback(
    ({ folded: nowFolded, ...part }: Partial<TableSettings>) => {
      const kept = { ...(said === undefined && part), ...(nowFolded && { folded: nowFolded }) };
      if (Object.keys(kept).length > 0)
        setOwn((before) => {
          const after = { ...before, ...kept };
          keepTable(userId, planId, after);
          return after;
        });
      if (said !== undefined && Object.keys(part).length > 0)
        setDraft({ of: said, settings: { ...settings, ...part } });
    },
    [said, settings, userId, planId],
  );
  return [settings, change];
}

/** What was changed while an address was on its way is the draft of that one. */
function afterAnswer({ sent, settings }: Draft, said: string | undefined): Draft | undefined {
  if (said === undefined || sent !== said || JSON.stringify(tableViewOf(settings)) === said)
    return undefined;
  return { of: said, settings };
}
