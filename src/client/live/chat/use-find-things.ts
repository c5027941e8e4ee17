import { useCallback } from "react";
import type { ThingMention } from "#domain/message/things/thing-mention.ts";
import { useData } from "../data-context.ts";

/** Looks up the things that words are the names of. */
export function useFindThingsNamed(): (text: string) => Promise<readonly ThingMention[]> {
  const { database } = useData();
  return useCallback(
    async (text) => {
      const { readThingsNamedIn } = await import("#client/data/queries/chat/things.ts");
      return readThingsNamedIn(database, text);
    },
    [database],
  );
}
