import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseError } from "pg";
import { UNAVAILABLE } from "#contract/envelope.ts";

/** PostgreSQL gave a statement up that took longer than a call may. */
const QUERY_CANCELED = "57014";

/** A call was not done in the time that anybody waits for it; whether it will be yet is not known. */
class TookTooLong extends Error {
  readonly statusCode = UNAVAILABLE;
}

/** What `work` comes to, unless that takes longer than `patience` milliseconds. */
export async function withPatience<Value>(patience: number, work: Promise<Value>): Promise<Value> {
  const over = new AbortController();
  const late = sleep(patience, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new TookTooLong(`Nothing came of it within ${patience} ms`);
  });
  // Nobody looks at it once the work is done.
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === QUERY_CANCELED)
      throw new TookTooLong("A statement took too long", { cause: error });
    throw error;
  } finally {
    over.abort();
  }
}
