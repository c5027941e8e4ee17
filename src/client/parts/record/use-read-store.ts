import { useMemo } from "react";
import { useData } from "#client/live/data-context.ts";
import { localAround } from "../form-fill/around/local-around.ts";
import type { FormSurroundings } from "../form-fill/store/form-context.ts";
import { FormStore } from "../form-fill/store/form-store.ts";
import { startState } from "./start-state.ts";
import type { OpenRecord } from "./use-open-record.ts";

/** A record as it is read, with all that is worked out of it. */
export function useReadStore(
  { ready, record }: Pick<OpenRecord, "ready" | "record">,
  { units, recordsOf, calendar, leave }: FormSurroundings,
): FormStore {
  const { userId, now } = useData();
  return useMemo(() => {
    const here = {
      ...ready,
      units,
      recordsOf,
      calendar,
      leave,
      userId,
      recordId: record?.id ?? 0,
      now: now(),
    };
    return new FormStore(startState(ready, localAround(here), record).start);
  }, [ready, record, units, recordsOf, calendar, leave, userId, now]);
}
