import type { Id } from "#domain/id.ts";
import { arrivalChanges } from "#domain/file/arrival.ts";
import { fileEntity } from "#domain/file/file.ts";
import { applyChanges } from "../../commands/apply-changes.ts";
import { enterLanes } from "../../commands/lane.ts";
import { NOBODY } from "../../commands/tellings.ts";
import type { Server } from "../../server.ts";
import * as scans from "../../tables/files/content-scan.ts";
import { holdContent } from "../../tables/files/content.ts";
import { noteRemoved } from "../../tables/files/removed.ts";
import { addAudit, addAuditSparingly } from "../../tables/own/audit.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Database } from "../../tables/sql/db.ts";
import type { Scanner, Verdict } from "./scanner.ts";

type Parts = Pick<Server, "database" | "files" | "hub" | "log" | "now" | "settings">;

/** A server that was killed leaves what it was at to others after so long. */
const CLAIMED = 60_000;
const RENEWED = 20_000;
/** A scanner that failed is asked again after so long, the longer the more often it did. */
const AGAIN = 15_000;
const AGAIN_MAX = 10 * 60_000;
/** Administrators read of a scanner that fails once in so long. */
const TOLD_AGAIN = 3_600_000;

/** Goes on with one content with which the scanner is not done; false = there is none. */
export async function scanNext(parts: Parts, scanner: Scanner | undefined): Promise<boolean> {
  const { database, files, now, settings } = parts;
  const due = await scans.claimScan(database, now(), now() + CLAIMED);
  if (!due) return false;
  const { sha256 } = due;
  let { state } = due;
  if (state === "waiting") {
    // It waits for a server that has one.
    if (!scanner) return true;
    const verdict = await examine(parts, scanner, due);
    if (!verdict) {
      await putOff(parts, due);
      return true;
    }
    // After a stall somebody else may have said so before: theirs holds, and they tell of it.
    const result = resultOf(parts, verdict, due);
    if (!(await conclude(database, { sha256, state: result, verdict }, now()))) return true;
    state = result;
  }
  if (state === "infected") {
    // It may be on its way from one place to the other.
    if (settings.s3) await noteRemoved(database, sha256, now());
    await files.remove(sha256);
  }
  await tellFiles(parts, sha256);
  await scans.endScan(database, sha256);
  return true;
}

/** What is too large for the scanner is closed, or opened, as the operator wants it. */
function resultOf(
  { log, settings }: Parts,
  verdict: Verdict,
  { sha256, size }: scans.DueScan,
): scans.ScanResult {
  if (verdict.state !== "tooLarge") return verdict.state;
  log.warn({ sha256, size }, "A file is larger than the scanner for viruses takes");
  return settings.opensUnscanned && verdict.bySize ? "unscanned" : "tooLarge";
}

/** Undefined = the scanner cannot say. */
async function examine(
  { database, files, log, now }: Parts,
  scanner: Scanner,
  { sha256, size }: scans.DueScan,
): Promise<Verdict | undefined> {
  if (size === 0) return { state: "clean" };
  const renewing = setInterval(() => {
    scans.renewScan(database, sha256, now() + CLAIMED).catch(() => undefined);
  }, RENEWED);
  try {
    return await scanner.scan(await files.read(sha256, { from: 0, to: size - 1 }));
  } catch (error) {
    log.warn({ err: error, sha256 }, "A file could not be checked for viruses; it waits");
    return undefined;
  } finally {
    clearInterval(renewing);
  }
}

/** Its files say that it takes longer, and administrators read why. */
async function putOff(parts: Parts, { sha256, tries }: scans.DueScan): Promise<void> {
  const { database, now } = parts;
  const wait = Math.min(AGAIN * 2 ** Math.min(tries, 10), AGAIN_MAX);
  if (!(await scans.putScanOff(database, sha256, now() + wait))) return;
  const line = { kind: "scanFailed", targetId: NOBODY, detail: {}, userId: NOBODY } as const;
  await addAuditSparingly(database, { ...line, at: now() }, { most: 1, span: TOLD_AGAIN });
  if (tries === 0) await tellFiles(parts, sha256);
}

interface Concluded {
  readonly sha256: string;
  readonly state: scans.ScanResult;
  readonly verdict: Verdict;
}

/**
 * From now on the content may be opened, or never will be; false where another one said so before, or it is gone. Whoever
 * binds it just now is waited for.
 */
async function conclude(
  database: Database,
  { sha256, state, verdict }: Concluded,
  at: number,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (!(await holdContent(tx, sha256))) return false;
    const what = verdict.state === "infected" ? verdict.what : "";
    const isFirst = await scans.setScanned(tx, sha256, state, what);
    if (!isFirst || state !== "infected") return isFirst;
    const [fileId = NOBODY] = await scans.filesOfContent(tx, sha256);
    const file = await tableOf("file").get(tx, fileId);
    const detail = { name: file?.name ?? "", note: what };
    const by = { userId: file?.userId ?? NOBODY, at };
    await addAudit(tx, [{ kind: "fileInfected", targetId: fileId, detail, ...by }]);
    await scans.unbindVariants(tx, sha256);
    return true;
  });
}

async function tellFiles({ database, hub, now }: Parts, sha256: string): Promise<void> {
  for (const fileId of await scans.filesOfContent(database, sha256))
    await tellFile(database, fileId, now());
  hub.wake();
}

/** A file that went to another place meanwhile is told of at the next time. */
async function tellFile(database: Database, fileId: Id, at: number): Promise<void> {
  await database.transaction(async (tx) => {
    const seen = await tableOf("file").get(tx, fileId);
    if (!seen) return;
    const scope = fileEntity.scope(seen);
    await enterLanes(tx, [scope]);
    const file = await tableOf("file").get(tx, fileId);
    if (!file) return;
    if (fileEntity.scope(file) !== scope) throw new Error("A file moved while it was checked");
    const scan = await scans.scanOfFile(tx, file.contentId || file.id);
    const changes = arrivalChanges(file, scan, at);
    if (changes.length > 0) await applyChanges(tx, changes, { actorId: NOBODY, at });
  });
}
