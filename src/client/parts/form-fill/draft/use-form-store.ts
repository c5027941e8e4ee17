import { useCallback, useEffect, useMemo, useState } from "react";
import { beforeLeaving } from "#client/platform/before-leaving.ts";
import { keepWithin } from "#client/platform/keep-within.ts";
import { readKept, writeKept } from "#client/platform/kept-text.ts";
import type { FormState } from "#domain/form/graph/form-state.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import type { Filling } from "#domain/form/validation/validate-form.ts";
import { DRAFT_SAVE_DELAY } from "#domain/limits.ts";
import { FormStore } from "../store/form-store.ts";
import { type FormDraft, readDraft, stateOfDraft, writeDraft } from "./form-draft.ts";

interface FormBegun {
  /** Names the draft: the form, and the record or a new one. */
  readonly name: string;
  /** The record as it stands, or a new one. */
  readonly start: FormState;
  /** What the record says as it stands; nothing of a new one. */
  readonly standing: JsonObject;
  readonly versionId: number;
  readonly filling: Filling;
  readonly now: () => number;
}

/** What was kept under a name, where there is something. */
export function keptDraft(name: string): FormDraft | undefined {
  return readDraft(readKept(name));
}

/**
 * A record that is being filled in: what is typed is kept in this browser within 600 ms and whenever the page may go, until it
 * was sent or is discarded. Read once; another record needs another key.
 */
export function useFormStore({ name, start, standing, versionId, filling, now }: FormBegun) {
  const [{ store, base, kept }] = useState(() => {
    const draft = keptDraft(name);
    const state = draft && stateOfDraft(start, draft);
    const found = state && draft;
    return {
      store: new FormStore(state ?? start, filling),
      base: found ? found.base : standing,
      kept: found?.time,
    };
  });
  const [keptAt, setKeptAt] = useState(kept);
  const keeper = useMemo(
    () =>
      keepWithin<FormState>(DRAFT_SAVE_DELAY, (state) => {
        const time = now();
        writeKept(name, writeDraft(state, { base, versionId, time }));
        setKeptAt(time);
      }),
    [name, base, versionId, now],
  );

  useEffect(() => {
    let last = store.state.values;
    const leave = store.subscribe(() => {
      const { values } = store.state;
      if (values === last) return;
      last = values;
      keeper.change(store.state);
    });
    const stay = beforeLeaving(() => keeper.flush());
    return () => {
      leave();
      stay();
      keeper.flush();
    };
  }, [store, keeper]);

  /** Nothing of it is kept any longer: it was sent, or is not wanted. */
  const forget = useCallback(() => {
    keeper.flush();
    writeKept(name, "");
    setKeptAt(undefined);
  }, [keeper, name]);
  return { store, base, keptAt, forget };
}
