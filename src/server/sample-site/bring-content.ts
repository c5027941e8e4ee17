import { createHash } from "node:crypto";
import type { Id } from "#domain/id.ts";
import { arriveAt } from "../files/arrive.ts";
import { newDraftName } from "../files/draft-name.ts";
import { keepReceived } from "../files/keep-received.ts";
import type { FillParts } from "./run-as.ts";

/** What is announced of a file before its content comes. */
export function announcedOf(bytes: Buffer) {
  return { size: bytes.length, md5: createHash("md5").update(bytes).digest("hex") };
}

/** Brings the content of a file that somebody has announced, as an upload does. */
export async function bringContent(
  parts: FillParts,
  file: { readonly userId: Id; readonly fileId: Id },
  bytes: Buffer,
): Promise<void> {
  const draft = newDraftName();
  await parts.files.write(draft, oneByOne(bytes), bytes.length);
  const received = await keepReceived(parts, draft);
  const arrived = await arriveAt(parts, file, announcedOf(bytes), { ...received, isNew: false });
  if (!arrived.ok) throw new Error(`A file of the sample was refused: ${arrived.error.reason}`);
}

async function* oneByOne(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
