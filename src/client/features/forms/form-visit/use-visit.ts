import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fillByFormLink, openFormLink } from "#contract/calls/forms/form-link.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { type Failure, useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { useOnlineSignal } from "#client/platform/online-signal.ts";
import { keepVisit, type KeptVisit, readVisit, type WaitingRecord } from "./kept-visit.ts";

export type VisitState =
  | { readonly kind: "opening" }
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly problem: string }
  | { readonly kind: "open"; readonly visit: KeptVisit };

/** Changes what is kept of a visit by what stands; whether it is kept. */
export type ChangeVisit = (changed: (visit: KeptVisit) => Partial<KeptVisit>) => boolean;

/** How often what waits is tried, ms: browsers do not always say that the network is back. */
const TRY_EVERY = 15_000;

const isGone = ({ reason }: Failure) =>
  // What is no code at all is refused for its shape.
  reason === "formLink.gone" || reason === "parameterError";
/** What came too late today is taken tomorrow. */
const isWorthAnotherTry = ({ kind, reason }: Failure) =>
  kind === "network" || kind === "later" || reason === "formLink.full";

/** A form that a visitor came to, also once there is no network any more, and what they have filled in and is still to be sent. */
export function useVisit(code: string) {
  const { i18n } = useTranslation("form-link");
  const failureText = useFailureText();
  const isOnline = useOnlineSignal();
  const [state, setState] = useState<VisitState>(() => firstState(code));

  /** What could not be kept lives as long as this page. */
  const unkept = useRef<KeptVisit>(undefined);
  const standing = useCallback(() => unkept.current ?? readVisit(code), [code]);

  /** Keeps what has changed, of what stands by now: another window may have been here. Whether it is kept. */
  const change = useCallback<ChangeVisit>(
    (changed) => {
      const before = standing();
      if (!before) return false;
      const visit = { ...before, ...changed(before) };
      const isKept = keepVisit(code, visit);
      unkept.current = isKept ? undefined : visit;
      setState(opened(visit));
      return isKept;
    },
    [code, standing],
  );

  const open = useEffectEvent(async (): Promise<VisitState> => {
    const kept = readVisit(code);
    const result = await openCaller(i18n.language)(openFormLink, { code });
    if (result.ok) {
      const visit = { name: "", waiting: [], ...kept, opened: result.value };
      unkept.current = keepVisit(code, visit) ? undefined : visit;
      return opened(visit);
    }
    if (kept && (isWorthAnotherTry(result.failure) || kept.waiting.length > 0)) return opened(kept);
    if (isGone(result.failure)) return { kind: "gone" };
    return { kind: "failed", problem: failureText(result.failure) };
  });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    // What somebody has begun stays in the form that they began.
    if (readVisit(code)?.values === undefined) void open().then(setState);
  }, [code, attempt]);

  /** Sends one record; answers why it was not taken, nothing where it was or waits for a network. */
  const sendOne = useEffectEvent(async (record: WaitingRecord) => {
    const { key, data, name } = record;
    const caller = openCaller(i18n.language);
    const ticket = standing()?.opened.ticket ?? "";
    let result = await caller(fillByFormLink, { ticket, key, data, name });
    if (!result.ok && isGone(result.failure)) {
      // The ticket may be too old, while the link still stands.
      const again = await caller(openFormLink, { code });
      if (!again.ok) return again.failure;
      change(() => ({ opened: again.value }));
      result = await caller(fillByFormLink, { ticket: again.value.ticket, key, data, name });
    }
    return result.ok ? undefined : result.failure;
  });

  const settle = useEffectEvent((key: string, failure: Failure | undefined) => {
    const refused = failure && failureText(failure);
    change(({ waiting }) => ({
      waiting: failure
        ? waiting.map((one) => (one.key === key ? { ...one, refused: refused ?? "" } : one))
        : waiting.filter((one) => one.key !== key),
    }));
  });

  const sendWaiting = useEffectEvent(async () => {
    for (const record of standing()?.waiting ?? []) {
      if (record.refused !== undefined) continue;
      const failure = await sendOne(record);
      if (failure && isWorthAnotherTry(failure)) return;
      settle(record.key, failure);
    }
  });
  const waits =
    state.kind === "open" && state.visit.waiting.some(({ refused }) => refused === undefined);
  useEffect(() => {
    if (!waits) return undefined;
    const first = setTimeout(() => void sendWaiting());
    const timer = setInterval(() => void sendWaiting(), TRY_EVERY);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [waits, isOnline]);

  return {
    state,
    change,
    again() {
      setState({ kind: "opening" });
      setAttempt((before) => before + 1);
    },
  };
}

function firstState(code: string): VisitState {
  const kept = readVisit(code);
  return kept?.values !== undefined ? opened(kept) : { kind: "opening" };
}

function opened(visit: KeptVisit): VisitState {
  return { kind: "open", visit };
}
