import { useEffect, useEffectEvent } from "react";
import { useFindThingsNamed } from "#client/live/chat/use-find-things.ts";
import { mayNameThings, recallThing } from "./thing-words.ts";

/** Words that were begun before the page was loaded stand for their things again, once they are there. */
export function useRecalledThings(text: string, ready: boolean): void {
  const find = useFindThingsNamed();
  const recall = useEffectEvent(async () => {
    if (!mayNameThings(text)) return;
    for (const thing of await find(text)) recallThing(thing);
  });
  useEffect(() => {
    if (ready) void recall();
  }, [ready]);
}
