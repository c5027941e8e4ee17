import { useCallback, useEffect, useMemo, useState } from "react";
import { useRun } from "#client/live/use-run.ts";
import { beforeLeaving } from "#client/platform/before-leaving.ts";
import { keepWithin } from "#client/platform/keep-within.ts";
import { readKept, writeKept } from "#client/platform/kept-text.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import type { FormState } from "#domain/form/graph/form-state.ts";
import { type JsonObject, sameJson } from "#domain/form/json/json.ts";
import { writeValues } from "#domain/form/record/write-record.ts";
import type { Filling } from "#domain/form/validation/validate-form.ts";
import { FORM_SAVE_DELAY } from "#domain/record/record-limits.ts";
import { filesIn, takenOver } from "#domain/record/draft/held-values.ts";
import { isBegun } from "#domain/record/draft/record-draft.ts";
import { FormStore } from "../store/form-store.ts";
import { DraftTeller, type SharedRecord, sharedValues } from "./draft-teller.ts";
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
  /** What stands of a new record on all devices of the person; left out where it stays on this one. */
  readonly shared: SharedRecord | undefined;
}

/** What cannot be told lies on this device, which is no news to who typed it. */
const quietly = () => undefined;

/** What was kept under a name, where there is something. */
export function keptDraft(name: string): FormDraft | undefined {
  return readDraft(readKept(name));
}

function isSame(one: FormState, other: FormState): boolean {
  return sameJson(writeValues(one.values), writeValues(other.values));
}

/** Nothing is kept under a name any longer; answers the files that it named. */
export function forgetDraft(name: string): readonly number[] {
  const values = keptDraft(name)?.values ?? {};
  writeKept(name, "");
  return Object.values(values).flatMap(filesIn);
}

/**
 * A record as it stood when a draft of changes to it was begun: what others changed since is nothing that the person did, and no rule
 * fires by it.
 */
function begunWith(start: FormState, { base }: Pick<FormDraft, "base">): FormState {
  const isChange = Object.keys(base).length > 0;
  return (isChange && stateOfDraft(start, { values: base })) || start;
}

/** Where filling in goes on: with what this device has, and what the others have told. */
function goOn({ name, start, standing, filling, shared }: FormBegun) {
  const draft = keptDraft(name);
  const kept = draft && stateOfDraft(start, draft);
  const found = kept && draft;
  const stands = sharedValues(shared);
  const values = writeValues((kept ?? start).values);
  const held = { values, agreed: found?.agreed ?? {}, start: writeValues(start.values) };
  const took = stands && takenOver(held, stands);
  const both = took && stateOfDraft(start, took);
  const told = both && shared?.draft && isBegun(shared.draft) ? shared.draft.time : undefined;
  const base = found ? found.base : standing;
  const begun = found ? begunWith(start, found) : start;
  return {
    store: new FormStore(both ?? kept ?? start, filling, undefined, begun),
    base,
    agreed: both ? took.agreed : held.agreed,
    kept: found?.time ?? told,
  };
}

/**
 * A record that is being filled in: what is typed is kept in this browser within 300 ms and whenever the page may go, until it
 * was sent or is discarded. Read once; another record needs another key.
 */
export function useFormStore(begun: FormBegun) {
  const { name, versionId, now, start, shared } = begun;
  const run = useRun(quietly);
  const [{ store, base, kept, teller }] = useState(() => {
    const gone = goOn(begun);
    const tell = async (told: ArgumentsOf<"record.draft">) => (await run("record.draft", told)).ok;
    const { store: own, agreed } = gone;
    return { ...gone, teller: new DraftTeller({ store: own, start, agreed, shared, tell }) };
  });
  const [keptAt, setKeptAt] = useState(kept);
  /** Whether it says nothing but what the form says by itself, also while it is still to be kept. */
  const isFresh = useCallback(
    (state: FormState = store.state) =>
      Object.keys(teller.agreed).length === 0 && isSame(state, start),
    [teller, store, start],
  );
  const keeper = useMemo(
    () =>
      keepWithin<FormState>(FORM_SAVE_DELAY, (state) => {
        const time = now();
        const { agreed } = teller;
        const isNoDraft = isFresh(state);
        const draft = isNoDraft ? "" : writeDraft(state, { base, versionId, time, agreed });
        writeKept(name, draft);
        setKeptAt(isNoDraft ? undefined : time);
      }),
    [name, base, versionId, now, teller, isFresh],
  );

  useEffect(() => {
    let last = store.state.values;
    const leave = store.subscribe(() => {
      const { values } = store.state;
      if (values === last) return;
      last = values;
      keeper.change(store.state);
      teller.change();
    });
    const stay = beforeLeaving(() => {
      keeper.flush();
      teller.flush();
    });
    return () => {
      leave();
      stay();
      keeper.flush();
      teller.flush();
    };
  }, [store, keeper, teller]);

  useEffect(() => teller.hear(shared), [teller, shared]);

  /** Nothing of it is kept any longer: it was sent, or is not wanted. */
  const forget = useCallback(() => {
    teller.end();
    keeper.flush();
    writeKept(name, "");
    setKeptAt(undefined);
  }, [teller, keeper, name]);
  return { store, base, keptAt, isFresh, forget };
}
