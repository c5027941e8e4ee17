import type { Server } from "../server.ts";
import type { Digests } from "./store/file-store.ts";
import { noteContent } from "./note-content.ts";
import { sniffType } from "#domain/file/sniff-type.ts";
import type { Merged } from "./merge-upload.ts";

/** What came in one call, read. */
export interface Received extends Merged, Digests {
  readonly mime: string;
}

/** Makes a content of what came in one call, if it is what is wanted. */
export async function keepReceived(
  { database, files, now, settings }: Pick<Server, "database" | "files" | "now" | "settings">,
  draft: string,
  isWanted: (mime: string) => boolean,
): Promise<Received | undefined> {
  const digests = await files.digest(draft);
  if (!digests) throw new Error("What was received is not in the store");
  const mime = sniffType(digests.head);
  if (!isWanted(mime)) return undefined;
  const content = { ...digests, mime };
  await database.transaction(async (tx) => noteContent(tx, content, { settings, now: now() }));
  await files.keep(draft, digests.sha256);
  return { ...digests, mime, isNew: true };
}
