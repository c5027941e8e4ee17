import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useColumnSetting } from "#client/live/forms/use-column-setting.ts";
import { useRun } from "#client/live/use-run.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { type ColumnWish, readFieldList, writeFieldList } from "#domain/form/list/column-wish.ts";
import { columnsShown, type ListColumn, listColumnsFor } from "#domain/form/list/columns-shown.ts";

/** The columns of a list as the person wants them, and a way to want others: kept on all of their devices, without a network too. */
export interface ListColumns {
  readonly all: readonly ListColumn[];
  readonly shown: readonly ListColumn[];
  /** They are as the person wants them, and not as the designer does. */
  readonly isOwn: boolean;
  /** None = as the designer does. */
  readonly change: (wishes: readonly ColumnWish[]) => void;
}

export function useListColumns({ form, ready, own }: OpenRecord): ListColumns | "loading" {
  const setting = useColumnSetting(form.id);
  const kept = setting.state === "ready" ? (setting.value?.fieldList ?? "[]") : undefined;
  const [text, keep] = useAtOnce(form.id, kept);
  const change = useCallback(
    (wishes: readonly ColumnWish[]) => keep(writeFieldList(wishes)),
    [keep],
  );
  return useMemo(() => {
    if (text === undefined) return "loading";
    const wishes = readFieldList(text) ?? [];
    const all = listColumnsFor(ready.form, own, wishes);
    return { all, shown: columnsShown(all), isOwn: wishes.length > 0, change };
  }, [text, ready, own, change]);
}

/**
 * What is kept, or what is on its way to be: the next change goes out from there, however quickly it comes. What is refused is as
 * it was.
 */
function useAtOnce(
  moduleId: number,
  kept: string | undefined,
): readonly [text: string | undefined, keep: (text: string) => void] {
  const run = useRun();
  const [wanted, setWanted] = useState<string>();
  const under = useRef(0);
  useEffect(() => {
    if (under.current === 0) setWanted(undefined);
  }, [kept]);
  const keep = useCallback(
    async (fieldList: string) => {
      under.current += 1;
      setWanted(fieldList);
      const { ok } = await run("form.setColumns", { moduleId, fieldList });
      under.current -= 1;
      if (!ok) setWanted(undefined);
    },
    [run, moduleId],
  );
  const begin = useCallback((fieldList: string) => void keep(fieldList), [keep]);
  return [wanted ?? kept, begin];
}
