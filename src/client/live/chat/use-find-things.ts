import { useCallback } from "react";
import { readThingsNamedIn } from "#client/data/queries/chat/things.ts";
import type { ThingMention } from "#domain/message/things/thing-mention.ts";
import { useData } from "../data-context.ts";

/** Looks up the things that words are the names of. */
export function useFindThingsNamed(): (text: string) => Promise<readonly ThingMention[]> {
  const { database } = useData();
  return useCallback((text) => readThingsNamedIn(database, text), [database]);
}
