import { readFilesNamed, readThings, type SeenThing } from "#client/data/queries/chat/things.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
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
