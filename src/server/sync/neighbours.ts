import { Client } from "pg";
import type { Logger } from "pino";
import type { Db } from "../tables/sql/db.ts";
import type { Hub } from "./hub.ts";
import { BEAT_EVERY } from "./presence.ts";

const WAKE = "plumbline";
const PRESENCE = "plumbline_presence";
const DEVICES = "plumbline_devices";
/** Commits within this time are told in one go. */
const GATHER = 20;
const TRY_AGAIN = 5_000;

/**
 * Wakes other servers on the same database after a commit here, and is woken
 * by theirs; tells them who is online here. Only haste hangs on it: the hub also
 * looks by itself.
 */
export function joinNeighbours(
  { database, hub, log }: { database: Db; hub: Hub; log: Logger },
  connectionString: string,
): { close(): Promise<void> } {
  let closed = false;
  let client: Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let gathering: NodeJS.Timeout | undefined;

  const notify = (channel: string, payload: string) => {
    database.run("select pg_notify($1, $2)", [channel, payload]).catch((error: unknown) => {
      log.warn({ err: error }, "Other servers could not be told");
    });
  };
  hub.onWake(() => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      notify(WAKE, "");
    }, GATHER);
    gathering.unref();
  });
  const beating = setInterval(() => {
    hub.presence.beat();
    hub.devices.beat();
  }, BEAT_EVERY);
  beating.unref();

  async function listen(): Promise<void> {
    const listening = new Client({ connectionString, application_name: "plumbline-listener" });
    client = listening;
    listening.on("notification", ({ channel, payload = "" }) => {
      if (channel === PRESENCE) hub.presence.hear(payload);
      else if (channel === DEVICES) hub.devices.hear(payload);
      else hub.hear();
    });
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
      await listening.query(`listen ${WAKE}; listen ${PRESENCE}; listen ${DEVICES}`);
      hub.presence.connect((word) => notify(PRESENCE, word));
      hub.devices.connect((word) => notify(DEVICES, word));
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
      clearInterval(beating);
      await client?.end().catch(() => undefined);
    },
  };
}
