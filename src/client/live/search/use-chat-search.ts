import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { CallFailure } from "#client/data/calls/http.ts";
import {
  askedOfServer,
  chatFilters,
  type ChatQuestion,
  isQuestion,
  joinHits,
} from "#client/data/search/chat-search.ts";
import type { SearchHit } from "#client/data/search/question.ts";
import { ASKED_AFTER } from "#domain/search/search-pace.ts";
import { useData } from "../data-context.ts";
import { useUsers } from "../use-users.ts";
import { useSearch } from "./use-search.ts";

export interface ChatSearch {
  /** Whether anything is asked for. */
  readonly isAsked: boolean;
  /** The newest first; undefined while nothing is asked for, or nothing is known yet. */
  readonly hits: readonly SearchHit[] | undefined;
  /** Whether all that is in this browser has been looked through. */
  readonly complete: boolean;
  /** Whether the server is looking. */
  readonly asking: boolean;
  /** Why the server could not be asked. */
  readonly failure: CallFailure | undefined;
  /** Whether the server has not looked at everything yet. */
  readonly more: boolean;
  readonly askMore: () => void;
}

/** What the server has told about one question. */
interface Told {
  readonly asked: string;
  readonly hits: readonly SearchHit[];
  /** Where it goes on, undefined = nowhere. */
  readonly next: number | undefined;
  readonly failure: CallFailure | undefined;
}

/** Hits of this browser at most; whoever has more of them is better off with another word. */
const TAKE = 200;

/** Messages of one chat: those in this browser at once, and with a network all others by pages. */
export function useChatSearch(dialogId: number, question: ChatQuestion): ChatSearch {
  const { quietCall } = useData();
  const users = useUsers();
  const isAsked = isQuestion(question);
  const { words } = question;
  const filters = chatFilters(dialogId, question);
  const here = useSearch(isAsked ? { words, filters, take: TAKE, newest: true } : undefined);
  const asked = isAsked ? JSON.stringify({ dialogId, question }) : "";
  const [told, setTold] = useState<Told>();
  const [busy, setBusy] = useState("");

  const ask = useEffectEvent(async (prevId: number | undefined, left: () => boolean) => {
    setBusy(asked);
    const { findOlderMessages } = await import("#client/data/search/older-messages.ts");
    const found = await findOlderMessages(
      quietCall,
      askedOfServer(dialogId, question, prevId),
      (id) => users.get(id)?.nickname ?? "",
    );
    if (left()) return;
    setBusy("");
    setTold((known) => {
      const before = known?.asked === asked && prevId !== undefined ? known.hits : [];
      if (!found.ok) return { asked, hits: before, next: prevId, failure: found.failure };
      const { hits, next } = found;
      return { asked, hits: [...before, ...hits], next, failure: undefined };
    });
  });
  // Each page is asked for by one run of this effect, so that another question takes back the one before.
  const [wanted, setWanted] = useState<{
    asked: string;
    prevId: number | undefined;
    turn: number;
  }>();
  // Whoever comes back to a question begins at its first page.
  if (wanted && wanted.asked !== asked) setWanted(undefined);
  const page = wanted?.asked === asked ? wanted : undefined;
  useEffect(() => {
    if (!asked) return undefined;
    let isLeft = false;
    const timer = setTimeout(
      () => void ask(page?.prevId, () => isLeft),
      page === undefined ? ASKED_AFTER : 0,
    );
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [asked, page]);

  const current = told?.asked === asked ? told : undefined;
  const hits = useMemo(() => {
    if (!isAsked || (!here?.current && !current)) return undefined;
    return joinHits(here?.current ? here.hits : [], current?.hits ?? []);
  }, [isAsked, here, current]);
  const failure = current?.failure;
  return {
    isAsked,
    hits,
    complete: here?.complete ?? false,
    asking: isAsked && (busy === asked || !current),
    failure,
    more: failure !== undefined || current?.next !== undefined,
    askMore: () => setWanted({ asked, prevId: current?.next, turn: (wanted?.turn ?? 0) + 1 }),
  };
}
