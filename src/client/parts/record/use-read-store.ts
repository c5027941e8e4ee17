import { useMemo } from "react";
import { useData } from "#client/live/data-context.ts";
import {
  type FieldRight,
  type FieldRights,
  fieldRights,
} from "#domain/form/permissions/field-rights.ts";
import type { Form } from "#domain/form/graph/form.ts";
import { localAround } from "../form-fill/around/local-around.ts";
import type { FormSurroundings } from "../form-fill/store/form-context.ts";
import { FormStore } from "../form-fill/store/form-store.ts";
import { startState } from "./start-state.ts";
import type { OpenRecord } from "./use-open-record.ts";

/** All is read but what is kept from the person. */
function readRights(form: Form, hidden: readonly string[]): FieldRights {
  const kept = new Set(hidden);
  const rightTo = (path: string): FieldRight => (kept.has(path) ? "hidden" : "read");
  const step = Object.fromEntries([...form.pieces.keys()].map((path) => [path, rightTo(path)]));
  return fieldRights(form, { step });
}

/** A record as it is read, with all that is worked out of it. */
export function useReadStore(
  { ready, record, hidden }: Pick<OpenRecord, "ready" | "record" | "hidden">,
  { units, recordsOf, interfaceOf, calendar, leave }: FormSurroundings,
): FormStore {
  const { userId, now } = useData();
  return useMemo(() => {
    const here = {
      ...ready,
      units,
      recordsOf,
      interfaceOf,
      calendar,
      leave,
      userId,
      recordId: record?.id ?? 0,
      now: now(),
    };
    const rights = hidden.length > 0 ? readRights(ready.form, hidden) : undefined;
    const { start } = startState(ready, localAround(here), { record, rights });
    return new FormStore(start, rights ? { rights } : {});
  }, [ready, record, hidden, units, recordsOf, interfaceOf, calendar, leave, userId, now]);
}
