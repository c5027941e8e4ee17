import { arrayBuffer } from "node:stream/consumers";
import type { Server } from "../../server.ts";
import { claimUnread, keepText, type UnreadContent } from "../../tables/files/content-text.ts";
import { keepWorking } from "../keep-working.ts";
import { isHarmless } from "#domain/file/sniff-type.ts";
import { extensionOf } from "#domain/file/file-extension.ts";
import { isCompound, isNamedOldOffice } from "./old-office.ts";
import { mayBeText } from "./may-be-text.ts";
import { type FoundText, NOTHING, textElsewhere } from "./text-elsewhere.ts";

type Parts = Pick<Server, "database" | "files" | "log" | "now">;

/** How often is looked for what has come. */
const EVERY = 2_000;
/** A server that was killed leaves what it was at to others after so long. */
const CLAIMED = 120_000;
/** What could not be got from the store so often is left alone. */
const TRIES_MAX = 5;
/** Bytes of a paper, which is read as a whole: what is larger would take the room of others. */
const PAPER_MAX = 32 * 1024 ** 2;
/** Bytes of plain text that are read, from its beginning. */
const PLAIN_MAX = 1024 ** 2;
/** What holds a table of what is in it, at its end. */
const PAPERS: ReadonlySet<string> = new Set(["application/pdf", "application/zip"]);

/** Has what comes in read, so that it is found by what is written in it. */
export function startReading(parts: Parts): { close(): Promise<void> } {
  const { log } = parts;
  return keepWorking({
    doNext: async () => readNext(parts),
    every: EVERY,
    atOnce: 1,
    onFailure: (error) =>
      log.warn({ err: error }, "Files could not be read for the search; the next try is soon"),
  });
}

/** Reads one content that nobody has read; false = there is none. */
export async function readNext({ database, files, now }: Parts): Promise<boolean> {
  const due = await claimUnread(database, now(), now() + CLAIMED);
  if (!due) return false;
  const found = due.tries > TRIES_MAX ? NOTHING : await read({ files }, due);
  await keepText(database, due.sha256, found);
  return true;
}

async function read(
  { files }: Pick<Parts, "files">,
  { sha256, size, mime, name }: UnreadContent,
): Promise<FoundText> {
  // Pictures, sound and film hold no words.
  if (isHarmless(mime) || size === 0) return NOTHING;
  const isOld = isNamedOldOffice(extensionOf(name)) && isCompound(await headOf(files, sha256));
  const isPaper = PAPERS.has(mime) || isOld;
  if (isPaper && size > PAPER_MAX) return NOTHING;
  const to = (isPaper ? size : Math.min(size, PLAIN_MAX)) - 1;
  const bytes = await arrayBuffer(await files.read(sha256, { from: 0, to }));
  return isPaper || mayBeText(new Uint8Array(bytes)) ? textElsewhere({ bytes, name }) : NOTHING;
}

async function headOf(files: Parts["files"], sha256: string): Promise<Uint8Array> {
  return new Uint8Array(await arrayBuffer(await files.read(sha256, { from: 0, to: 7 })));
}
