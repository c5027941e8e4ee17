import { useEffect, useEffectEvent, useState } from "react";
import type { CallFailure } from "#client/data/calls/http.ts";
import type { OlderQuestion } from "#client/data/search/older-messages.ts";
import type { SearchHit } from "#client/data/search/question.ts";
import { useData } from "../data-context.ts";
import { useUsers } from "../use-users.ts";

/** What the server has found beside what is here. */
export type OlderMessages =
  | { readonly state: "none" }
  | { readonly state: "asking" }
  | { readonly state: "failed"; readonly failure: CallFailure }
  | { readonly state: "found"; readonly hits: readonly SearchHit[]; readonly more: boolean };

/** Whoever types is not asked about; only what stands for so long, ms. */
const SETTLED = 400;

const none: OlderMessages = { state: "none" };
const asking: OlderMessages = { state: "asking" };

/** Asks the server for messages that this browser no longer has; needs the network. */
export function useOlderMessages(question: OlderQuestion | undefined): OlderMessages {
  const { quietCall } = useData();
  const users = useUsers();
  const nameOf = useEffectEvent((id: number) => users.get(id)?.nickname ?? "");
  const [answer, setAnswer] = useState<{ asked: string; older: OlderMessages }>();
  const asked = question ? JSON.stringify(question) : "";
  useEffect(() => {
    if (!asked) return undefined;
    let left = false;
    const ask = async () => {
      const { findOlderMessages } = await import("#client/data/search/older-messages.ts");
      const found = await findOlderMessages(quietCall, JSON.parse(asked) as OlderQuestion, (id) =>
        nameOf(id),
      );
      if (left) return;
      const older: OlderMessages = found.ok
        ? { state: "found", hits: found.hits, more: found.more }
        : { state: "failed", failure: found.failure };
      setAnswer({ asked, older });
    };
    const timer = setTimeout(() => void ask(), SETTLED);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [asked, quietCall]);
  if (!asked) return none;
  return answer?.asked === asked ? answer.older : asking;
}
