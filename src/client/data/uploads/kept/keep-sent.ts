import { kindOfFile } from "#domain/file/file-kind.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import type { UploadRow } from "../../database/upload-row.ts";
import { KEPT_MAX, keepContent } from "./keep-content.ts";
import { readWaiting } from "./waiting-content.ts";

/**
 * Lets what was sent from here count as looked at: whoever brought it expects to open it without a network. Of a picture the
 * smaller one is here, and hundreds of photographs would push out what somebody has opened; that of a film is not the film. It is sent all the same where that fails.
 */
export async function keepSent(
  database: LocalDatabase,
  { fileId, ext, size }: Pick<UploadRow, "fileId" | "ext" | "size">,
  now: number,
): Promise<void> {
  if (size > KEPT_MAX) return;
  try {
    const isFilm = kindOfFile(ext) === "video";
    if (!isFilm && (await database.keptFile.get([fileId, "view"]))) return;
    const content = await readWaiting(database, fileId);
    if (content) await keepContent(database, { fileId, variant: "whole" }, content, now);
  } catch {
    // What a cleaner of disks took away is on the server by now, and comes from there.
  }
}
