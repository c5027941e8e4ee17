import { useCallback } from "react";
import {
  readFilesNamed,
  readThings,
  readThingsNamedIn,
  type SeenThing,
} from "#client/data/queries/chat/things.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import type { ThingMention } from "#domain/message/things/thing-mention.ts";
import { useData } from "../data-context.ts";
import { useLive } from "../use-live.ts";

const NOTHING: ReadonlyMap<string, SeenThing> = new Map();

/** The things that a text names and the person may see, by their tokens. */
export function useThings(text: string): ReadonlyMap<string, SeenThing> {
  const things = useLive(readThings, text);
  return things.state === "ready" ? things.value : NOTHING;
}

/** Files and folders by what is being typed. */
export function useFilesNamed(words: string, take: number): readonly LibraryItem[] {
  const files = useLive(readFilesNamed, words, take);
  return files.state === "ready" ? files.value : [];
}

/** Looks up the things that words are the names of. */
export function useFindThingsNamed(): (text: string) => Promise<readonly ThingMention[]> {
  const { database } = useData();
  return useCallback(async (text) => readThingsNamedIn(database, text), [database]);
}
