import { runReading } from "#domain/reading.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import type { Server } from "../server.ts";
import { startAfterCommits } from "../sync/after-commits.ts";
import { effectsToDo } from "../tables/lists/due/due-effects.ts";
import { tableOf } from "../tables/registry.ts";
import { pauseAfter } from "../webhooks/post-signed.ts";
import { doEffect } from "./do-effect.ts";
import { readEffect } from "./read-effect.ts";
import { settleEffect } from "./settle-effect.ts";
import { tellHook } from "./tell-hook.ts";

type Parts = Pick<Server, "database" | "hub" | "mint" | "sealer" | "settings" | "log" | "now">;

/** Looking without having been woken finds what is to be tried again, and what a server committed that ended right after. */
const LOOK_EVERY = 10_000;
/** Effects that are looked up at once. */
const BATCH = 100;
/** What has failed so often is given up: something is wrong with it that nobody here knows of. */
const TRIES_MOST = 12;

/** Does what the ends of requests bring about; each of it once, whichever server on the database looks first. */
export async function doEffects(parts: Parts): Promise<void> {
  for (;;) {
    const due = await effectsToDo(parts.database, { now: parts.now(), most: BATCH });
    // An address that keeps us waiting holds up nothing else; of the others one may build on what another one did.
    const telling = due.filter(({ does }) => does === "webhook");
    const others = due.filter(({ does }) => does !== "webhook");
    await allEnded([
      ...telling.map(async ({ id }) => doOne(parts, id)),
      doInTurn(
        parts,
        others.map(({ id }) => id),
      ),
    ]);
    if (due.length > 0) parts.hub.wake();
    // What failed waits for its time.
    if (due.length < BATCH) return;
  }
}

async function doInTurn(parts: Parts, ids: readonly string[]): Promise<void> {
  for (const id of ids) await doOne(parts, id);
}

/** Waits for all of them, also where one has failed, and fails then: what nobody waits for would end the server where it fails. */
async function allEnded(works: readonly Promise<void>[]): Promise<void> {
  const ends = await Promise.allSettled(works);
  const failed = ends.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

async function doOne(parts: Parts, id: string): Promise<void> {
  const { database, log, now } = parts;
  const row = await tableOf("approvalEffect").get(database, id);
  if (row?.state !== "waiting") return;
  try {
    const rows = new RowsInWork(database);
    const read = await runReading(readEffect(row, now()), async (ask) => rows.answer(ask));
    if (!read.ok) {
      const { reason } = read.error;
      await settleEffect(database, row, { state: "refused", reason }, now());
    } else if (row.does === "webhook") await tellHook(parts, row, read.value);
    else await doEffect(parts, row, read.value);
  } catch (error) {
    log.warn(
      { err: error, id },
      "What a request brings about could not be done; it is tried again",
    );
    const tries = row.tries + 1;
    const isOver = tries >= TRIES_MOST;
    const outcome = isOver
      ? ({ state: "refused", reason: "unknownError" } as const)
      : { tries, tryTime: now() + pauseAfter(row.tries) };
    await settleEffect(database, row, outcome, now());
  }
}

/** Does what requests bring about after each commit. */
export function startEffects(parts: Parts): { close(): Promise<void> } {
  return startAfterCommits(parts, {
    work: async () => doEffects(parts),
    every: LOOK_EVERY,
    failed: "What requests bring about could not be looked after",
  });
}
