import { MESSAGE_PAGE, SEARCH_KEY_MAX } from "#domain/limits.ts";
import type { SoughtKind } from "#domain/message/sought-kind.ts";
import type { OlderQuestion } from "./older-messages.ts";
import type { SearchFilter, SearchHit } from "./question.ts";

/** What somebody looks for in one chat. */
export interface ChatQuestion {
  readonly words: string;
  /** Who wrote it, undefined = anybody. */
  readonly userId: number | undefined;
  readonly kind: SoughtKind | undefined;
  /** From this moment on, and before that one, epoch ms. */
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** Whether it asks for anything at all. */
export function isQuestion({ words, userId, kind, from, to }: ChatQuestion): boolean {
  return words.trim() !== "" || [userId, kind, from, to].some((narrower) => narrower !== undefined);
}

/** The same for the index of this browser. */
export function chatFilters(dialogId: number, question: ChatQuestion): readonly SearchFilter[] {
  const { userId, kind, from, to } = question;
  return [
    { by: "type", kind: "message" },
    { by: "in", dialogId },
    ...(userId === undefined ? [] : [{ by: "from", userId } as const]),
    ...(kind === undefined ? [] : [{ by: "holds", kind } as const]),
    ...(from === undefined ? [] : [{ by: "after", time: from } as const]),
    ...(to === undefined ? [] : [{ by: "before", time: to } as const]),
  ];
}

/** The same for the server: its newest hits, or those behind the message at which it stopped. */
export function askedOfServer(
  dialogId: number,
  { words, userId, kind, from, to }: ChatQuestion,
  prevId?: number,
): OlderQuestion {
  const key = words.trim().slice(0, SEARCH_KEY_MAX).trim();
  return {
    dialogId,
    take: MESSAGE_PAGE,
    ...(key && { key }),
    ...(userId !== undefined && { userId }),
    ...(kind && { kind }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(prevId !== undefined && { prevId }),
  };
}

/** What was found here and what the server told, each once and the newest first; what is here is newer news of the same. */
export function joinHits(
  here: readonly SearchHit[],
  told: readonly SearchHit[],
): readonly SearchHit[] {
  const byId = new Map([...told, ...here].map((hit) => [hit.id, hit]));
  return [...byId.values()].toSorted((left, right) => right.time - left.time || right.id - left.id);
}
