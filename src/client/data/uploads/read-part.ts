import { contentAddress } from "#contract/file-address.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { FETCHED_WHOLE_MAX } from "./fetched-whole.ts";
import { type ContentSettings, openPicture, readOwnContent } from "./read-content.ts";

/** Bytes of a content, from the first up to the one behind the last. */
export interface Part {
  readonly from: number;
  readonly end: number;
}

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
  return part && !isWanted ? fetchPart(id, part, settings) : undefined;
}

async function fetchPart(
  fileId: number,
  { from, end }: Part,
  settings: ContentSettings,
): Promise<Blob | undefined> {
  const ask = settings.fetch ?? ((...asked) => fetch(...asked));
  const headers = { range: `bytes=${from}-${end - 1}`, [TOKEN_HEADER]: settings.token() };
  try {
    const response = await ask(settings.origin + contentAddress(fileId, "whole"), { headers });
    return response.status === 206 ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}
