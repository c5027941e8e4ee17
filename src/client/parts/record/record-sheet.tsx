import { useMemo } from "react";
import { useData } from "#client/live/data-context.ts";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { localAround } from "../form-fill/around/local-around.ts";
import { useFormSurroundings } from "../form-fill/around/use-form-surroundings.ts";
import { ReadForm } from "../form-fill/form-sheet.tsx";
import type { FormSurroundings } from "../form-fill/store/form-context.ts";
import { FormStore } from "../form-fill/store/form-store.ts";
import { startState } from "./start-state.ts";
import type { OpenRecord } from "./use-open-record.ts";

/** A record to be read. */
export function RecordSheet({ open }: { readonly open: OpenRecord }) {
  const surroundings = useFormSurroundings(open.ready);
  return surroundings ? (
    <KnownRecordSheet open={open} surroundings={surroundings} />
  ) : (
    <SkeletonList rows={6} />
  );
}

interface KnownRecordSheetProps {
  readonly open: OpenRecord;
  readonly surroundings: FormSurroundings;
}

/** The same where what surrounds it is known already. */
export function KnownRecordSheet({ open, surroundings }: KnownRecordSheetProps) {
  const { userId, now } = useData();
  const { ready, record } = open;
  const store = useMemo(() => {
    const { units, recordsOf, calendar, leave } = surroundings;
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
  }, [ready, record, surroundings, userId, now]);
  return <ReadForm store={store} surroundings={surroundings} />;
}
