import { STREAM_SILENCE, STREAM_WRITTEN_EVERY } from "#domain/user/bot-limits.ts";
import type { Server } from "../server.ts";
import { writeRow } from "../streams/stream-messages.ts";
import { silentStreams, unwrittenStreams } from "../tables/own/bots/message-stream.ts";

/** A server that writes what is on its way is given time for it. */
const GIVEN_UP = 4 * STREAM_WRITTEN_EVERY;

/**
 * Ends messages whose bots have fallen silent, with what they have, and writes down what a server that is gone was to
 * write. Done by several servers at once it is done once: each looks again in the lane of the message.
 */
export async function endSilentStreams(
  parts: Pick<Server, "database" | "hub" | "mint" | "now">,
): Promise<void> {
  const now = parts.now();
  for (const stream of await silentStreams(parts.database, now - STREAM_SILENCE))
    await writeRow(parts, stream, true);
  for (const stream of await unwrittenStreams(parts.database, now - GIVEN_UP))
    await writeRow(parts, stream, false);
}
