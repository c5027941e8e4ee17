import type { BodyOf } from "#contract/call.ts";
import { searchMessages } from "#contract/calls/message-search.ts";
import { SEARCH_KEY_MAX } from "#domain/limits.ts";
import { replaceMentions } from "#domain/message/mention.ts";
import type { CallFailure, Caller } from "../calls/http.ts";
import { excerptOf } from "#domain/search/excerpt.ts";
import { markWords } from "#domain/search/mark-words.ts";
import type { SearchFilter, SearchHit } from "./question.ts";
import { soughtTerms } from "#domain/search/split-words.ts";

export type OlderQuestion = BodyOf<typeof searchMessages>;

export type OlderAnswer =
  | {
      readonly ok: true;
      readonly hits: readonly SearchHit[];
      readonly more: boolean;
      /** In one chat: the message behind which the answer goes on. */
      readonly next?: number;
    }
  | { readonly ok: false; readonly failure: CallFailure };

/**
 * The same question as the server takes it; undefined where it has no answer: without words, for
 * other kinds than messages, and for names that this browser alone knows how to take.
 */
export function olderQuestion(
  words: string,
  filters: readonly SearchFilter[],
): OlderQuestion | undefined {
  const key = words.trim().slice(0, SEARCH_KEY_MAX).trim();
  if (!key) return undefined;
  let question: OlderQuestion = { key };
  for (const filter of filters) {
    const narrowed = narrow(question, filter);
    if (!narrowed) return undefined;
    question = narrowed;
  }
  return question;
}

function narrow(question: OlderQuestion, filter: SearchFilter): OlderQuestion | undefined {
  if (filter.by === "type") return filter.kind === "message" ? question : undefined;
  if (filter.by === "holds") return question.kind ? undefined : { ...question, kind: filter.kind };
  if ("name" in filter) return undefined;
  if ("time" in filter)
    return { ...question, [filter.by === "after" ? "from" : "to"]: filter.time };
  if ("userId" in filter)
    return question.userId ? undefined : { ...question, userId: filter.userId };
  if (question.dialogId ?? question.planId) return undefined;
  if ("planId" in filter) return { ...question, planId: filter.planId };
  return { ...question, dialogId: filter.dialogId };
}

/** Messages that the server finds and this browser may not have. `nameOf` says who is called in them. */
export async function findOlderMessages(
  call: Caller,
  question: OlderQuestion,
  nameOf: (userId: number) => string,
): Promise<OlderAnswer> {
  const result = await call(searchMessages, question);
  if (!result.ok) return { ok: false, failure: result.failure };
  const sought = soughtTerms(question.key ?? "");
  const hits = result.value.list.map(({ text: written, createTime, ...rest }): SearchHit => {
    const text = replaceMentions(written, (id) => `@${nameOf(id)}`);
    return {
      kind: "message",
      ...rest,
      ...excerptOf(text, markWords(text, sought, new Set())),
      time: createTime,
      place: "",
      past: false,
    };
  });
  const { more, next } = result.value;
  return { ok: true, hits, more, ...(next && { next }) };
}
