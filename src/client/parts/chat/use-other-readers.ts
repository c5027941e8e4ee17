import { useRef } from "react";
import { useData } from "#client/live/data-context.ts";
import { useReaders } from "#client/live/use-messages.ts";
import type { DialogUser } from "#domain/dialog/dialog-user.ts";
import { READS_TOLD_MAX } from "#domain/dialog/readers-of.ts";

const none: readonly DialogUser[] = [];

/**
 * How far the others have read; the same list while they have read the same, so that rows need not be drawn again.
 * Undefined where they are so many that nobody is told: then it is asked for.
 */
export function useOtherReaders(dialogId: number): readonly DialogUser[] | undefined {
  const { userId } = useData();
  const readers = useReaders(dialogId);
  const known = useRef({ name: "", others: none });
  if (readers.state === "loading") return none;
  if (readers.value.length > READS_TOLD_MAX) return undefined;
  const others = readers.value.filter((reader) => reader.userId !== userId);
  const name = others.map((reader) => `${reader.userId}:${reader.readPosition}`).join();
  // oxlint-disable-next-line react-hooks/refs -- remembers the last list, as a memo by content would
  if (known.current.name !== name) known.current = { name, others };
  // oxlint-disable-next-line react-hooks/refs -- as above
  return known.current.others;
}
