import { useEffect, useState } from "react";
import type { DialogView } from "#client/data/queries/dialogs.ts";
import { mayCallAll, mayWrite, opensAt } from "#domain/dialog/rules/may-speak.ts";
import { useData } from "../data-context.ts";
import { usePlanUsers } from "../use-plan.ts";
import { useUsers } from "../use-users.ts";

/** What the rules of a chat let the person say there. */
interface Speaking {
  /** Whether they may write there at all. */
  readonly writes: boolean;
  readonly callsAll: boolean;
  /** In slow mode they write one message at a time. */
  readonly slowed: boolean;
  /** Epoch ms from which they may write again; 0 = they may now. */
  readonly opens: number;
}

/** The same without a network; in slow mode it says by itself when the wait is over. */
export function useSpeaking(view: Pick<DialogView, "dialog" | "me"> | undefined): Speaking {
  const { userId, now } = useData();
  const user = useUsers().get(userId);
  const members = usePlanUsers(view?.dialog.planId ?? 0);
  const member =
    members.state === "ready" ? members.value.find((row) => row.userId === userId) : undefined;
  const speaker = { userId, user, member, me: view?.me };
  const opens = view ? opensAt(view.dialog, speaker) : 0;
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (opens === 0) return undefined;
    const timer = setTimeout(() => setPassed(opens), Math.max(0, opens - now()));
    return () => clearTimeout(timer);
  }, [opens, now]);
  if (!view) return { writes: true, callsAll: true, slowed: false, opens: 0 };
  return {
    writes: mayWrite(view.dialog, speaker),
    callsAll: mayCallAll(view.dialog, speaker),
    slowed: opens > 0 || opensAt(view.dialog, { ...speaker, me: { writeTime: 1 } }) > 0,
    opens: passed === opens ? 0 : opens,
  };
}
