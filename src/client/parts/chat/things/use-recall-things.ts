import { useCallback } from "react";
import { useFindThingsNamed } from "#client/live/chat/use-find-things.ts";
import { mayNameThings, recallThing } from "./thing-words.ts";

/** Lets words that were begun elsewhere, or before the page was loaded, stand for their things again. */
export function useRecallThings(): (text: string) => Promise<void> {
  const find = useFindThingsNamed();
  return useCallback(
    async (text) => {
      if (!mayNameThings(text)) return;
      for (const thing of await find(text)) recallThing(thing);
    },
    [find],
  );
}
