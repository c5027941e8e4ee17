import { failure, type Result, success } from "#base/result.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { Server } from "../server.ts";
import type { Digests } from "./store/file-store.ts";
import { noteContent } from "./note-content.ts";
import { sniffType } from "#domain/file/sniff-type.ts";
import type { Merged } from "./merge-upload.ts";

/** What came in one call, read. */
export interface Received extends Merged, Digests {
  readonly mime: string;
}

type Parts = Pick<Server, "database" | "files" | "now" | "settings">;

/** Makes a content of what came in one call. */
export async function keepReceived(parts: Parts, draft: string): Promise<Received> {
  return keepRead(parts, draft, await readReceived(parts, draft));
}

/** The same, unless it is refused for what it is. */
export async function keepWanted(
  parts: Parts,
  draft: string,
  refuse: (found: Pick<Received, "mime">) => Refusal | undefined,
): Promise<Result<Received, Refusal>> {
  const received = await readReceived(parts, draft);
  const refusal = refuse(received);
  return refusal ? failure(refusal) : success(await keepRead(parts, draft, received));
}

async function readReceived({ files }: Parts, draft: string): Promise<Received> {
  const digests = await files.digest(draft);
  if (!digests) throw new Error("What was received is not in the store");
  return { ...digests, mime: sniffType(digests.head), isNew: true };
}

async function keepRead(
  { database, files, now, settings }: Parts,
  draft: string,
  received: Received,
): Promise<Received> {
  await database.transaction(async (tx) => noteContent(tx, received, { settings, now: now() }));
  await files.keep(draft, received.sha256);
  return received;
}
