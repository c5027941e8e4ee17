import { contentAddress } from "#contract/file-address.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { type CamePart, fetchPart, type Part } from "../calls/fetch-part.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { FETCHED_WHOLE_MAX } from "./fetched-whole.ts";
import { type ContentSettings, openPicture, readOwnContent } from "./read-content.ts";

/**
 * All of a content, or a part of it, from this device or else from the server; what is not large is kept from then on. Undefined =
 * it cannot be had now.
 */
export async function readPart(
  database: LocalDatabase,
  { id, size }: { readonly id: number; readonly size: number },
  part: Part | undefined,
  settings: ContentSettings,
): Promise<Blob | undefined> {
  const isWanted = part === undefined || size <= FETCHED_WHOLE_MAX;
  const whole = isWanted
    ? await openPicture(database, id, "whole", settings)
    : await readOwnContent(database, id, "whole", settings.now());
  if (whole) return part ? whole.slice(part.from, part.end) : whole;
  const came = part && !isWanted ? await readServerPart(id, part, settings) : undefined;
  return came === "refused" ? undefined : came;
}

/** A part of a content from the server, in the name of whoever is signed in by then. */
export async function readServerPart(
  fileId: number,
  part: Part,
  { origin, token, fetch }: ContentSettings,
  signal?: AbortSignal,
): Promise<CamePart> {
  const headers = { [TOKEN_HEADER]: token() };
  return fetchPart(origin + contentAddress(fileId, "whole"), part, { headers, signal, fetch });
}
