import { fileBodyOf } from "#domain/message/message-body.ts";
import type { Message } from "#domain/message/message.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { type ContentSettings, fetchContent, readOwnContent } from "../uploads/read-content.ts";

/** Files of messages by their ids, in bytes. */
export type CollectedFiles = ReadonlyMap<number, Blob>;

/** Contents of the files of messages, from this device or the server, newest first until there is no more room for them. */
export async function collectFiles(
  database: LocalDatabase,
  messages: readonly Message[],
  settings: ContentSettings,
  { most, onProgress }: { readonly most: number; readonly onProgress: (count: number) => void },
): Promise<CollectedFiles> {
  const files = new Map<number, Blob>();
  let room = most;
  for (const message of messages.toReversed()) {
    const body = message.withdrawTime > 0 ? undefined : fileBodyOf(message);
    if (!body || files.has(body.fileId) || body.size > room) continue;
    const content = await contentOf(database, body.fileId, settings, room);
    if (!content) continue;
    room -= content.size;
    files.set(body.fileId, content);
    onProgress(files.size);
  }
  return files;
}

async function contentOf(
  database: LocalDatabase,
  fileId: number,
  settings: ContentSettings,
  most: number,
): Promise<Blob | undefined> {
  const own = await readOwnContent(database, fileId, "whole", settings.now());
  if (own) return own.size <= most ? own : undefined;
  const fetched = await fetchContent(fileId, "whole", settings, most);
  return typeof fetched === "string" ? undefined : fetched;
}
