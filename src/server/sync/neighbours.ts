import { Client } from "pg";
import type { Logger } from "pino";
import type { Db } from "../tables/sql/db.ts";
import type { Hub } from "./hub.ts";

/** Commits within this time are told in one go. */
const GATHER = 20;
const TRY_AGAIN = 5_000;

/**
 * Wakes other servers on the same database after a commit here, and is woken
 * by theirs. Only haste hangs on it: the hub also looks by itself.
 */
export function joinNeighbours(
  { database, hub, log }: { database: Db; hub: Hub; log: Logger },
  connectionString: string,
): { close(): Promise<void> } {
  let closed = false;
  let client: Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let gathering: NodeJS.Timeout | undefined;

  hub.onWake(() => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      database.run("select pg_notify('plumbline', '')").catch((error: unknown) => {
        log.warn({ err: error }, "Other servers could not be woken");
      });
    }, GATHER);
    gathering.unref();
  });

  async function listen(): Promise<void> {
    const listening = new Client({ connectionString, application_name: "plumbline-listener" });
    client = listening;
    listening.on("notification", () => hub.hear());
    const failed = () => {
      listening.end().catch(() => undefined);
      if (closed || client !== listening) return;
      client = undefined;
      again = setTimeout(() => void listen(), TRY_AGAIN);
      again.unref();
    };
    listening.on("error", failed);
    listening.on("end", failed);
    try {
      await listening.connect();
      await listening.query("listen plumbline");
    } catch {
      failed();
    }
  }

  void listen();
  return {
    async close() {
      closed = true;
      clearTimeout(again);
      clearTimeout(gathering);
      await client?.end().catch(() => undefined);
    },
  };
}
