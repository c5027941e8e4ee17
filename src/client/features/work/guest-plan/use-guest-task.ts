import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { taskAsGuest } from "#contract/calls/plans/guest-link.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import type { GuestTask } from "#domain/guest-link/guest-board.ts";
import { keepGuestTask, readGuestTask } from "./kept-guest-plan.ts";

export type GuestTaskState =
  | { readonly kind: "opening" }
  | { readonly kind: "unread" }
  | { readonly kind: "read"; readonly task: GuestTask };

interface Wanted {
  readonly code: string;
  readonly ticket: string;
  /** Of the task. */
  readonly taskKey: string;
  /** Another one as soon as the plan is another one. */
  readonly mark: string;
}

/** What else there is of a task: what was read before, until it is read anew. */
export function useGuestTask({ code, ticket, taskKey, mark }: Wanted): GuestTaskState {
  const { i18n } = useTranslation("guest-link");
  const [state, setState] = useState<GuestTaskState>({ kind: "opening" });
  const read = useEffectEvent(async (show: (state: GuestTaskState) => void) => {
    const kept = await readGuestTask(code, taskKey);
    if (kept) show({ kind: "read", task: kept });
    const result = await openCaller(i18n.language)(taskAsGuest, { ticket, key: taskKey });
    if (result.ok) await keepGuestTask(code, taskKey, result.value);
    if (result.ok) show({ kind: "read", task: result.value });
    else if (!kept) show({ kind: "unread" });
  });
  useEffect(() => {
    let isLeft = false;
    void read((shown) => {
      if (!isLeft) setState(shown);
    });
    return () => {
      isLeft = true;
    };
  }, [taskKey, mark]);
  return state;
}
