import { listWindow } from "#contract/calls/sync.ts";
import { WINDOW_ROWS } from "#domain/limits.ts";
import type { Message } from "#domain/message/message.ts";
import type { CallFailure, Caller } from "../calls/http.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readRun } from "../queries/stream.ts";

/** The whole of a chat, or as much of it as could be had. */
export interface CollectedMessages {
  /** Oldest first, without a gap. */
  readonly messages: readonly Message[];
  /** Whether there are older ones. */
  readonly earlierMissing: boolean;
  /** Why they could not be had; left out where there are more than were wanted. */
  readonly failure?: CallFailure;
}

interface Wanted {
  readonly dialogId: number;
  /** Messages at most: the newest. */
  readonly most: number;
  /** What was had before, to go on with. */
  readonly before?: readonly Message[];
  readonly onProgress: (count: number) => void;
}

/** Messages of a chat: those on this device, and before them page by page those of the server, which are not kept here. */
export async function collectMessages(
  database: LocalDatabase,
  call: Caller,
  { dialogId, most, before, onProgress }: Wanted,
): Promise<CollectedMessages> {
  const run = await readRun(database, { kind: "message", parentId: dialogId, most });
  const messages = joined(before ?? [], run.rows);
  let earlierMissing = before ? isLate(messages[0]) : run.earlierMissing;
  while (earlierMissing && messages.length < most) {
    onProgress(messages.length);
    const page = await readPage(call, dialogId, messages[0]);
    if ("failure" in page) return { messages, earlierMissing, failure: page.failure };
    messages.unshift(...page.rows);
    earlierMissing = page.rows.length > 0 && isLate(messages[0]);
  }
  onProgress(messages.length);
  return { messages, earlierMissing };
}

async function readPage(
  call: Caller,
  dialogId: number,
  oldest: Message | undefined,
): Promise<{ readonly rows: readonly Message[] } | { readonly failure: CallFailure }> {
  const result = await call(listWindow, {
    kind: "message",
    parentId: dialogId,
    size: WINDOW_ROWS * 4,
    ...(oldest && { prevId: oldest.id }),
  });
  if (!result.ok) return { failure: result.failure };
  const rows = result.value.rows as readonly Message[];
  return { rows: oldest ? rows.filter(({ position }) => position < oldest.position) : rows };
}

/** Those that were had before, and behind them what is here and newer. */
function joined(before: readonly Message[], here: readonly Message[]): Message[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...here.filter(({ id }) => !known.has(id))];
}

function isLate(message: Message | undefined): boolean {
  return message !== undefined && message.position > 1;
}
