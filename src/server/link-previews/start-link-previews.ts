import type { Change } from "#domain/command.ts";
import type { Id } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import type { LinkData } from "#domain/message/body/link-data.ts";
import { linkToLookUp, putLink } from "#domain/message/link/put-link.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes, laneScope } from "../commands/lane.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import { NOBODY } from "../commands/tellings.ts";
import { readCompanySetting } from "../people/company.ts";
import type { Server } from "../server.ts";
import { startAfterCommits } from "../sync/after-commits.ts";
import * as turns from "../tables/own/outward/link-preview-turn.ts";
import { tableOf } from "../tables/registry.ts";
import { lookUpLink } from "./look-up-link.ts";

type Parts = Pick<Server, "database" | "hub" | "settings" | "log" | "now">;

/** Looking without having been woken finds what a server left that ended right after a commit. */
const LOOK_EVERY = 30_000;
/** Messages of one turn, and links that are looked up at the same time. */
const BATCH = 24;
const AT_ONCE = 4;
/** For so long no other server looks, ms: longer than the slowest turn. */
const LEASE = 5 * 60_000;
/** What was said before that, ms, stands without: nobody waits for it any more. */
const FRESH = 3_600_000;
/** Links that led to nothing are remembered, so that no change of their message asks again. */
const VAIN_MAX = 5_000;

/** Looks up where links lead that were sent since the last look, until none is left. */
export async function lookUpLinks(parts: Parts, vain = new Set<string>()): Promise<void> {
  const { database, now } = parts;
  for (;;) {
    const turn = await turns.takePreviewTurn(database, { now: now(), until: now() + LEASE });
    if (!turn) return;
    const { linkPreviews } = await readCompanySetting(database);
    const span = { from: now() - FRESH, limit: BATCH };
    const lines = linkPreviews ? await turns.saidSince(database, turn, span) : [];
    const waiting = [...new Set(lines.map(({ messageId }) => messageId))];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
          await lookUpOne(parts, id, vain);
      }),
    );
    const isFull = lines.length === BATCH;
    await turns.endPreviewTurn(database, isFull ? (lines.at(-1)?.seq ?? turn.head) : turn.head);
  }
}

async function lookUpOne(parts: Parts, id: Id, vain: Set<string>): Promise<void> {
  const { database, settings, log } = parts;
  const message = await tableOf("message").get(database, id);
  const url = message && linkToLookUp(message);
  const name = `${id} ${url}`;
  if (!url || vain.has(name) || leadsHome(url, settings.publicUrl)) return;
  let link: LinkData | undefined;
  try {
    link = await lookUpLink(url, settings.linksPrivate ?? false);
  } catch (error) {
    // That a page cannot be reached is nothing special. Which pages people talk about is not for the log.
    log.debug({ code: (error as { code?: string }).code, messageId: id }, "A link led nowhere");
  }
  if (link) return note(parts, id, link);
  if (vain.size >= VAIN_MAX) vain.clear();
  vain.add(name);
}

/** Our own pages say nothing to whoever is not signed in. */
function leadsHome(url: string, publicUrl: string | undefined): boolean {
  return (
    publicUrl !== undefined &&
    URL.canParse(url) &&
    new URL(url).origin === new URL(publicUrl).origin
  );
}

async function note({ database, hub, now }: Parts, id: Id, link: LinkData): Promise<void> {
  await database.transaction(async (tx) => {
    const lane = await laneScope(tx, { entity: "message", id });
    if (lane) await enterLanes(tx, [lane]);
    const rows = new RowsInWork(tx);
    const changes: Change[] = await runReading(putLink(id, link), async (ask) => rows.answer(ask));
    await applyChanges(tx, changes, { actorId: NOBODY, at: now() });
  });
  hub.wake();
}

/** Looks up links after each commit. */
export function startLinkPreviews(parts: Parts): { close(): Promise<void> } {
  const vain = new Set<string>();
  return startAfterCommits(parts, {
    work: async () => lookUpLinks(parts, vain),
    every: LOOK_EVERY,
    failed: "Links could not be looked up",
  });
}
