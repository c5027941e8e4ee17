import { useEffect } from "react";
import { seenRowsKey } from "#client/data/database/seen-rows.ts";
import { keepRows } from "#client/data/queries/choices/rows-sight.ts";
import { useData } from "../data-context.ts";
import { useLine } from "../sync/use-line.ts";

/** Fetches rows that were picked and that this device has not seen, so that they have their words. */
export function usePickedRows(
  interfaceId: number,
  column: string,
  ids: readonly (string | number)[],
): void {
  const { database, quietCall, now } = useData();
  const isOnline = useLine() === "up";
  const wanted = JSON.stringify(ids);
  useEffect(() => {
    if (!isOnline || wanted === "[]") return;
    const ask = async () => {
      const { askRowsByIds } = await import("#client/data/calls/ask-interface.ts");
      const asked = JSON.parse(wanted) as (string | number)[];
      const result = await askRowsByIds(quietCall, interfaceId, column, asked);
      if (!result.ok || result.value.rows.length === 0) return;
      const key = seenRowsKey(["picked", interfaceId, column, asked]);
      await keepRows(database, { key, interfaceId, seenAt: now(), ...result.value });
    };
    // Where there is no answer, what was picked goes by its id.
    ask().catch(() => undefined);
  }, [database, quietCall, now, isOnline, interfaceId, column, wanted]);
}
