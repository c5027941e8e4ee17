import type { Server } from "../server.ts";
import { putContent } from "../tables/files/content.ts";
import type { Digests } from "./file-store.ts";
import { sniffType } from "./sniff-type.ts";
import type { Merged } from "./merge-upload.ts";

/** What came in one call, read. */
export interface Received extends Merged, Digests {
  readonly mime: string;
}

/** Makes a content of what came in one call, if it is what is wanted. */
export async function keepReceived(
  { database, files, now }: Pick<Server, "database" | "files" | "now">,
  draft: string,
  isWanted: (mime: string) => boolean,
): Promise<Received | undefined> {
  const digests = await files.digest(draft);
  if (!digests) throw new Error("What was received is not in the store");
  const mime = sniffType(digests.head);
  if (!isWanted(mime)) return undefined;
  await database.transaction(async (tx) => putContent(tx, { ...digests, mime }, now()));
  await files.keep(draft, digests.sha256);
  return { ...digests, mime, isNew: true };
}
