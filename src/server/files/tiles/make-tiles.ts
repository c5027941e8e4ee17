import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { SmallerVariant } from "#domain/file/smaller-picture.ts";
import type { TileProblem } from "#domain/tiles/tile-problem.ts";
import type { Server } from "../../server.ts";
import * as tiles from "../../tables/files/content-tiles.ts";
import { holdContent, putContent } from "../../tables/files/content.ts";
import { newDraftName } from "../draft-name.ts";
import { ANY_TYPE } from "#domain/file/sniff-type.ts";
import { CutterKilled, cutElsewhere } from "./cut-elsewhere.ts";
import { PAPER } from "./tile-job.ts";

type Parts = Pick<Server, "database" | "files" | "log" | "now" | "settings">;

/** A server that was killed leaves what it was at to others after so long; longer than a page may take. */
const CLAIMED = 300_000;
/** What killed the server, or was killed, so often is left alone. */
const TRIES_MAX = 4;
/** It is tried again after so long, the longer the more often it was. */
const AGAIN = 30_000;
/** Where the store had no room, or could not be reached, it may again after so long. */
const OUTAGE = 600_000;
/** What is left in a folder of a server that was killed goes after so long. */
const LEFT = 24 * 3_600_000;

const CUT: ReadonlySet<string> = new Set([PAPER, "image/jpeg", "image/png", "image/webp"]);

/** Makes the tiles of one page that waits for them; false = there is none. */
export async function makeNextTiles(parts: Parts, stopping: AbortSignal): Promise<boolean> {
  const { database, log, now } = parts;
  const due = await tiles.claimTiles(database, now(), now() + CLAIMED);
  if (!due) return false;
  try {
    const problem = CUT.has(due.mime) ? await make(parts, due, stopping) : "broken";
    if (problem) await tiles.giveTilesUp(database, due, problem);
  } catch (error) {
    if (stopping.aborted) {
      await tiles.leaveTiles(database, due, now());
      return false;
    }
    log.warn({ err: error, sha256: due.sha256 }, "Tiles of a drawing could not be made");
    if (error instanceof CutterKilled)
      await tiles.putTilesOff(database, due, now() + AGAIN * 2 ** due.tries);
    else await tiles.leaveTiles(database, due, now() + OUTAGE);
  }
  return true;
}

async function make(
  parts: Parts,
  due: tiles.DueTiles,
  stopping: AbortSignal,
): Promise<TileProblem | undefined> {
  const { sha256, size, mime, page, tries } = due;
  // Whoever was killed with it each time would be again.
  if (tries > TRIES_MAX) return "tooLarge";
  const below = join(parts.settings.dataDir, "tiles");
  await mkdir(below, { recursive: true });
  await clearLeft(below);
  const folder = await mkdtemp(join(below, "page-"));
  try {
    const [path, pack] = [join(folder, "content"), join(folder, "pack")];
    const smaller = { view: join(folder, "view"), thumb: join(folder, "thumb") };
    const bytes = await parts.files.read(sha256, { from: 0, to: size - 1 });
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }), { signal: stopping });
    const problem = await cutElsewhere({ path, mime, page, folder, pack, smaller }, stopping);
    if (!problem) await keepMade(parts, due, mime === PAPER ? { pack } : { pack, ...smaller });
    return problem;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function clearLeft(below: string): Promise<void> {
  for (const name of await readdir(below)) {
    const found = await stat(join(below, name)).catch(() => undefined);
    // By the clock of the disk, whatever that of the server says.
    if (found && found.mtimeMs < Date.now() - LEFT)
      await rm(join(below, name), { recursive: true, force: true });
  }
}

/** Where lies what was made. */
interface Made extends Partial<Readonly<Record<SmallerVariant, string>>> {
  readonly pack: string;
}

/** The pack and the smaller pictures are contents like others, which their page leads to. */
async function keepMade(parts: Parts, due: tiles.DueTiles, { pack, view, thumb }: Made) {
  const made = {
    tiles: await keepContent(parts, pack, ANY_TYPE),
    view: view === undefined ? "" : await keepContent(parts, view, "image/jpeg"),
    thumb: thumb === undefined ? "" : await keepContent(parts, thumb, "image/jpeg"),
  };
  await parts.database.transaction(async (tx) => {
    for (const sha256 of Object.values(made))
      if (sha256 !== "" && !(await holdContent(tx, sha256)))
        throw new Error("The tiles were swept");
    await tiles.keepTiles(tx, due, made);
  });
}

/** Puts a file into the store; the content that it is from then on. */
async function keepContent(
  { database, files, now }: Parts,
  path: string,
  mime: string,
): Promise<string> {
  const draft = newDraftName();
  const { size } = await stat(path);
  try {
    await files.write(draft, createReadStream(path), size);
    const digests = await files.digest(draft);
    if (!digests) throw new Error("What was made is not in the store");
    const { sha256 } = digests;
    await database.transaction(async (tx) => putContent(tx, { ...digests, mime }, now()));
    await files.keep(draft, sha256);
    return sha256;
  } finally {
    await files.drop(draft);
  }
}
