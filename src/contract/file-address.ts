import * as z from "zod/mini";
import type { Id } from "#domain/id.ts";
import { isTiles, type TilesVariant } from "#domain/tiles/tile-pack.ts";

/** What there is of a file: all of it, smaller pictures, and the tiles of a page, as one content (`domain/tiles/tile-pack.ts`). */
export type FileVariant = "whole" | "thumb" | "view" | TilesVariant;
const tilesShape = z.custom<TilesVariant>((value) => typeof value === "string" && isTiles(value));
export const fileVariantShape = z.union([z.enum(["whole", "thumb", "view"]), tilesShape]);

/**
 * Where the bytes of a file are read, outside of the envelope: `GET`, `HEAD`, ranges, `If-None-Match` and `If-Range` with the
 * SHA-256 of the content as `ETag`. It takes the session's `token` header, or in the query a `token` for this one
 * file and variant, which `file.download` gives for ten minutes. `download=1` asks that it be saved, never shown. What is refused is
 * an envelope with the HTTP status of its kind: 401, 403 (the token is for something else, or too old), 404 (gone,
 * or its content has not come), 416.
 */
export const CONTENT_PATH = "/files/{fileId}/{variant}";

/** The address of a content for somebody who came by a public link, whose ticket it takes for as long as the visit lasts. */
export function visitAddress(fileId: Id, variant: FileVariant, ticket: string): string {
  return `/files/${fileId}/${variant}?visit=${encodeURIComponent(ticket)}`;
}

/** The address of a content, below that of the server. */
export function contentAddress(fileId: Id, variant: FileVariant, token = ""): string {
  const address = `/files/${fileId}/${variant}`;
  return token === "" ? address : `${address}?token=${encodeURIComponent(token)}`;
}

/** Where a pack is read, with the `token` that `file.pack` gives; 403 where that is too old or of another session. */
export const PACK_PATH = "/files/pack";

/** The address of a pack, below that of the server. */
export function packAddress(token: string): string {
  return `${PACK_PATH}?token=${encodeURIComponent(token)}`;
}

/**
 * Where somebody who came by a public link reads a folder of it as a pack, with their ticket; 404 where the link, or the visit, is
 * over, and 429 where too many are under way. The pack breaks off where the link ends meanwhile.
 */
export const VISIT_PACK_PATH = "/files/pack/{folderId}";

/** The address of such a pack, below that of the server. */
export function visitPackAddress(folderId: Id, ticket: string): string {
  const address = VISIT_PACK_PATH.replace("{folderId}", String(folderId));
  return `${address}?visit=${encodeURIComponent(ticket)}`;
}
