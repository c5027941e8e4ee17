import type { ImportNote, ImportWords } from "../board-import.ts";
import { TIME_MAX } from "../../limits.ts";
import { cleanLine, cutText } from "../clean-text.ts";
import type { ImportNotes } from "../import-notes.ts";
import { parseIsoTime } from "../parse-iso-time.ts";
import type { TrelloCard, TrelloExport } from "./trello-export.ts";

/** One reading of one export: the file, what has been noted so far, the words for what we write ourselves. */
export type TrelloReading = { board: TrelloExport; notes: ImportNotes; words: ImportWords };

/** Without a time of its own in the file: the moment stands for "done, nobody knows when", as 0 would mean open. */
const unknownMoment = 1;

/** Epoch milliseconds; 0, and a note if there was something, where it is no time that a task can have. */
export function readTime(
  reading: TrelloReading,
  text: string | null | undefined,
  owner: string,
): number {
  if (!text) return 0;
  const time = knownTime(text);
  if (time > 0) return time;
  reading.notes.add("timesUnreadable", owner);
  return 0;
}

/** When something happened on a card for which the file gives no time. Never 0. */
export function lastActivity(reading: TrelloReading, card: TrelloCard): number {
  return (
    knownTime(card.dateLastActivity) ||
    timeOfTrelloId(card.id) ||
    knownTime(reading.board.dateLastActivity) ||
    unknownMoment
  );
}

/** Trello's ids begin with the second of their creation, in hexadecimal. 0 for other ids. */
export function timeOfTrelloId(id: string | null | undefined): number {
  return id && /^[\da-f]{24}$/i.test(id) ? Number.parseInt(id.slice(0, 8), 16) * 1000 : 0;
}

/** A name on one line, never empty, at most `max` long; notes what had to change. */
export function readName(
  reading: TrelloReading,
  text: string,
  { max, fallback, cut }: { max: number; fallback: string; cut: ImportNote["what"] },
): string {
  const name = cleanLine(text);
  if (name === "") {
    reading.notes.add("namesFilled", fallback);
    return cutText(fallback, max);
  }
  if (name.length > max) reading.notes.add(cut, name);
  return cutText(name, max);
}

/** By Trello's position; entries without one stay behind the others, in the order of the file. */
export function byPosition<T extends { pos?: number | null | undefined }>(
  entries: readonly T[],
): T[] {
  const place = (entry: T): number => entry.pos ?? Number.MAX_VALUE;
  return entries.toSorted((one, other) => place(one) - place(other));
}

/** The first entry of each id, and how often a later one was passed over. */
export function firstOfEachId<T extends { id: string }>(
  entries: readonly T[],
): { byId: Map<string, T>; repeated: T[] } {
  const byId = new Map<string, T>();
  const repeated: T[] = [];
  for (const entry of entries) {
    if (byId.has(entry.id)) repeated.push(entry);
    else byId.set(entry.id, entry);
  }
  return { byId, repeated };
}

/** Adds to the list under a key, in place: one card may have all the entries of a large file. */
export function pushTo<T>(lists: Map<string, T[]>, key: string, entry: T): void {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
}

function knownTime(text: string | null | undefined): number {
  const time = parseIsoTime(text ?? "") ?? 0;
  return time > 0 && time <= TIME_MAX ? time : 0;
}
