import type { Head } from "./meta.ts";

/** The head with the newest point of the log that the server has named. */
export function withKnown(head: Head, seq: number, mark: string | undefined): Head {
  if (!mark || seq < (head.known?.seq ?? 1)) return head;
  return { ...head, known: { seq, mark } };
}
