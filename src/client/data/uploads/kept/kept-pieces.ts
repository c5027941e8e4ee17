import { Dexie } from "dexie";
import type { LocalDatabase } from "../../database/local-database.ts";
import type { FileVariant } from "../../database/upload-row.ts";

/** A content of a file. */
export interface ContentPlace {
  readonly fileId: number;
  readonly variant: FileVariant;
}

/** A content of so many pieces, one of which is in memory at a time; undefined where not all of them lie here. */
export async function joinPieces(
  { keptPiece }: LocalDatabase,
  { fileId, variant }: ContentPlace,
  count: number,
  mimeType: string,
): Promise<Blob | undefined> {
  const pieces: Blob[] = [];
  for (let number = 1; number <= count; number += 1) {
    const piece = await keptPiece.get([fileId, variant, number]);
    if (!piece) return undefined;
    pieces.push(new Blob([piece.bytes]));
  }
  return new Blob(pieces, { type: mimeType });
}

/** Takes away the pieces of a content. May be part of a transaction around it. */
export async function dropPieces(
  { keptPiece }: LocalDatabase,
  { fileId, variant }: ContentPlace,
): Promise<void> {
  const ofContent = [
    [fileId, variant, Dexie.minKey],
    [fileId, variant, Dexie.maxKey],
  ] as const;
  await keptPiece
    .where("[fileId+variant+number]")
    .between(...ofContent)
    .delete();
}
