import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { lookAsGuest, openGuestLink } from "#contract/calls/plans/guest-link.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { type Failure, useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { dropGuestPlan, type GuestPlan, keepGuestPlan, readGuestPlan } from "./kept-guest-plan.ts";
import { useLooks } from "./use-looks.ts";

export type GuestState =
  | { readonly kind: "opening" }
  | { readonly kind: "locked" }
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly problem: string }
  | { readonly kind: "open"; readonly plan: GuestPlan; readonly isOffline: boolean };

/** What is no code at all is refused for its shape. */
const isGone = ({ reason }: Failure) => reason === "guestLink.gone" || reason === "parameterError";

type Opened = { readonly plan: GuestPlan } | { readonly failure: Failure };

/** Comes by the link, and reads the plan as far as what is kept is not the same. */
async function come(
  code: string,
  language: string,
  { kept, password }: { kept: GuestPlan | undefined; password?: string | undefined },
): Promise<Opened> {
  const caller = openCaller(language);
  const ticket = kept?.visit.ticket;
  const body = { code, ...(ticket && { ticket }), ...(password !== undefined && { password }) };
  const opened = await caller(openGuestLink, body);
  if (!opened.ok) return { failure: opened.failure };
  const seen = kept?.visit.mark;
  const looked = await caller(lookAsGuest, {
    ticket: opened.value.ticket,
    ...(seen !== undefined && { seen }),
  });
  if (!looked.ok) return { failure: looked.failure };
  const { mark, at, board } = looked.value;
  const shown = board ?? kept?.board;
  if (!shown) return come(code, language, { kept: undefined, password });
  const plan = { visit: { ...opened.value, mark, at }, board: shown };
  await keepGuestPlan(code, plan, board === null);
  return { plan };
}

/** A plan that a guest came to: as it is now, looked at again and again, and as it was where there is no network. */
export function useGuestPlan(code: string) {
  const { i18n } = useTranslation("guest-link");
  const failureText = useFailureText();
  const [state, setState] = useState<GuestState>({ kind: "opening" });
  /** What this page has read, also where the browser keeps nothing. */
  const read = useRef<GuestPlan>(undefined);
  const isLooking = useRef(false);

  const settle = useEffectEvent(async (opened: Opened): Promise<void> => {
    if ("plan" in opened) {
      read.current = opened.plan;
      return setState({ kind: "open", plan: opened.plan, isOffline: false });
    }
    const { failure } = opened;
    const kept = read.current ?? (await readGuestPlan(code));
    const isOver = kept !== undefined && kept.visit.expireTime <= Date.now();
    if (isGone(failure) || isOver) {
      read.current = undefined;
      await dropGuestPlan(code);
      return setState({ kind: "gone" });
    }
    if (failure.reason === "publicLink.locked") return setState({ kind: "locked" });
    if (kept) return setState({ kind: "open", plan: kept, isOffline: true });
    return setState({ kind: "failed", problem: failureText(failure) });
  });

  const look = useEffectEvent(async (): Promise<void> => {
    if (isLooking.current) return;
    isLooking.current = true;
    const kept = read.current ?? (await readGuestPlan(code));
    if (kept && !read.current) {
      // What is here is shown at once; the line may be slow.
      read.current = kept;
      setState({ kind: "open", plan: kept, isOffline: !navigator.onLine });
    }
    await settle(await come(code, i18n.language, { kept }));
    isLooking.current = false;
  });

  const [looks, setLooks] = useState(0);
  const again = () => setLooks((before) => before + 1);
  useLooks(state.kind === "open" || state.kind === "failed", again);
  useEffect(() => {
    void look();
  }, [code, looks]);

  const unlock = useCallback(
    async (password: string): Promise<Failure | undefined> => {
      const opened = await come(code, i18n.language, { kept: undefined, password });
      if (!("plan" in opened)) return opened.failure;
      read.current = opened.plan;
      setState({ kind: "open", plan: opened.plan, isOffline: false });
      return undefined;
    },
    [code, i18n.language],
  );
  return { state, unlock, again };
}
