import type { CallFailure } from "#client/data/calls/http.ts";
import type { OlderQuestion } from "#client/data/search/older-messages.ts";
import type { SearchHit } from "#client/data/search/question.ts";
import { useData } from "../data-context.ts";
import { useUsers } from "../use-users.ts";
import { useSettledAnswer } from "./use-settled-answer.ts";

/** What the server has found beside what is here. */
export type OlderMessages =
  | { readonly state: "none" }
  | { readonly state: "asking" }
  | { readonly state: "failed"; readonly failure: CallFailure }
  | { readonly state: "found"; readonly hits: readonly SearchHit[]; readonly more: boolean };

const none: OlderMessages = { state: "none" };
const asking: OlderMessages = { state: "asking" };

/** Asks the server for messages that this browser no longer has; needs the network. */
export function useOlderMessages(question: OlderQuestion | undefined): OlderMessages {
  const { quietCall } = useData();
  const users = useUsers();
  const asked = question ? JSON.stringify(question) : "";
  const answer = useSettledAnswer(asked, async (text): Promise<OlderMessages> => {
    const { findOlderMessages } = await import("#client/data/search/older-messages.ts");
    const nameOf = (id: number) => users.get(id)?.nickname ?? "";
    const found = await findOlderMessages(quietCall, JSON.parse(text) as OlderQuestion, nameOf);
    return found.ok
      ? { state: "found", hits: found.hits, more: found.more }
      : { state: "failed", failure: found.failure };
  });
  if (!asked) return none;
  return answer ?? asking;
}
