import { downloadFile } from "#contract/calls/file.ts";
import { contentAddress } from "#contract/file-address.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import type { File } from "#domain/file/file.ts";
import { isDrawnEverywhere } from "#domain/file/file-kind.ts";
import { isLargePicture } from "#domain/tiles/needs-tiles.ts";
import { isHeldBack } from "#domain/file/arrival.ts";
import type { BegunStore } from "../calls/begun-store.ts";
import { fetchWhole } from "../calls/fetch-whole.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import type { FileVariant, SentVariant } from "../database/upload-row.ts";
import { begunContent, dropBegun } from "./kept/begun-content.ts";
import { KEPT_MAX, keepContent } from "./kept/keep-content.ts";
import { joinPieces } from "./kept/kept-pieces.ts";
import { readWaiting } from "./kept/waiting-content.ts";

/** How contents are fetched. */
export interface ContentSettings {
  readonly origin: string;
  token(): string;
  now(): number;
  /** The browser's own where left out. */
  readonly fetch?: typeof fetch;
}

/** What is larger is not fetched only to be drawn in place of a smaller picture, bytes. */
const DRAWN_MAX = 20 * 1024 ** 2;
/** How exactly it is noted when a content was looked at last, ms: each note writes all of it. */
const USED_WITHIN = 3_600_000;

/** A content that lies on this device, sent or not; undefined = it does not. */
export async function readOwnContent(
  database: LocalDatabase,
  fileId: number,
  variant: FileVariant,
  now: number,
): Promise<Blob | undefined> {
  const { keptFile } = database;
  if (variant === "whole" && (await isKeptShut(database, fileId))) return undefined;
  const kept = await keptFile.get([fileId, variant]);
  if (!kept) return variant === "whole" ? readWaiting(database, fileId) : undefined;
  const { pieces = 0, mimeType } = kept;
  const content =
    pieces === 0
      ? new Blob([kept.bytes], { type: mimeType })
      : await joinPieces(database, { fileId, variant }, pieces, mimeType);
  // Without one of its pieces it is none.
  if (!content) await keptFile.delete([fileId, variant]);
  else if (now - kept.usedTime > USED_WITHIN)
    await keptFile.update([fileId, variant], { usedTime: now });
  return content;
}

/** Whether the server lets nobody open it: then whoever brought it, or opened it before, does not either. */
async function isKeptShut({ file, keptFile }: LocalDatabase, fileId: number): Promise<boolean> {
  const scan = (await file.get(fileId))?.scan ?? "";
  if (scan === "infected") await keptFile.delete([fileId, "whole"]);
  return isHeldBack(scan);
}

/**
 * A picture of a file: the one on this device, else the server's, which is kept from then on. Where there is no smaller
 * picture the file itself serves, but for one that not every browser draws, or with so many pixels that a phone does not
 * unpack it. Undefined = there is none to be had now.
 */
export async function openPicture(
  database: LocalDatabase,
  fileId: number,
  variant: SentVariant,
  settings: ContentSettings,
): Promise<Blob | undefined> {
  const known = await database.file.get(fileId);
  const row = known ?? (await database.upload.get(fileId));
  const asked = standingFor(variant, row);
  for (const each of asked) {
    const own = await readOwnContent(database, fileId, each, settings.now());
    if (own) return own;
  }
  // The server has nothing of it yet; whoever looks asks again once it has.
  if (row !== undefined && (known?.arriveTime ?? 0) === 0) return undefined;
  for (const each of asked) {
    const most = each === variant ? Number.POSITIVE_INFINITY : DRAWN_MAX;
    const place = { fileId, variant: each };
    const store = begunContent(database, place, () => settings.now());
    const fetched = await fetchContent(fileId, each, settings, most, store);
    if (fetched === "unreached") return undefined;
    if (fetched === "missing") continue;
    // What is not kept is seen all the same.
    if (fetched.size <= KEPT_MAX) await keepContent(database, place, fetched, settings.now());
    else await dropBegun(database, place);
    return fetched;
  }
  return undefined;
}

/** What is shown of a file, the best first. */
function standingFor(
  variant: SentVariant,
  row: Pick<File, "ext" | "size" | "width" | "height"> | undefined,
): readonly SentVariant[] {
  if (variant === "whole" || !row) return [...new Set([variant, "whole" as const])];
  // Smaller pictures of what only some browsers draw come with its size.
  if (!isDrawnEverywhere(row.ext)) return row.width > 0 ? [variant] : [];
  return isLargePicture(row) ? [variant] : [variant, "whole"];
}

/**
 * A content of the server's, gone on with where its line broke off, with a store after a reload too; missing = it has none, or one
 * that is larger than wanted.
 */
export async function fetchContent(
  fileId: number,
  variant: SentVariant,
  settings: ContentSettings,
  most: number,
  store?: BegunStore,
): Promise<Blob | "missing" | "unreached"> {
  const ask = settings.fetch ?? ((...asked) => fetch(...asked));
  const address = settings.origin + contentAddress(fileId, variant);
  const fetched = await fetchWhole({
    name: address,
    most,
    ...(store && { store }),
    ask: async (headers) =>
      ask(address, { headers: { ...headers, [TOKEN_HEADER]: settings.token() } }),
  });
  return fetched === "tooLarge" ? "missing" : fetched;
}

/** An address from which a file can be saved without holding it in memory; undefined where none is to be had. */
export async function askAddress(
  fileId: number,
  settings: ContentSettings,
): Promise<string | undefined> {
  const ask = settings.fetch ?? ((...asked) => fetch(...asked));
  try {
    const path = downloadFile.path.replace("{type}", "annex").replace("{fileId}", String(fileId));
    const headers = { [TOKEN_HEADER]: settings.token() };
    const response = await ask(settings.origin + path, { headers, cache: "no-store" });
    const { data } = Object(await response.json()) as { data?: { url?: unknown } };
    return typeof data?.url === "string" ? new URL(data.url, settings.origin).href : undefined;
  } catch {
    return undefined;
  }
}
