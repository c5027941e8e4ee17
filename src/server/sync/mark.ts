import { createHash, createHmac } from "node:crypto";
import type { Known } from "#contract/calls/sync.ts";
import type { Line, Space } from "../tables/own/space.ts";

type Signer = Pick<Space, "epoch" | "markKey">;

/** Bytes of each of the two halves of a mark. */
const HALF = 12;

/**
 * The server's word for a line of the log: what stands there, and a signature.
 * The signature keeps anybody from claiming that the log once said something else.
 */
export function markOf(signer: Signer, line: Line | null | undefined): string {
  if (!line) return "";
  const { seq, entity, rowId, at, actor } = line;
  const digest = createHash("sha256").update(JSON.stringify([seq, entity, rowId, at, actor]));
  const content = digest.digest().subarray(0, HALF);
  return Buffer.concat([content, signature(signer, seq, content)]).toString("base64url");
}

/** Whether the log says something else at a place than what it said when it gave out the mark. */
export function isRefuted(space: Space, known: Known, line: Line | null): boolean {
  if (known.seq <= space.floor || !isOurs(space, known)) return false;
  return markOf(space, line) !== known.mark;
}

function isOurs(signer: Signer, { seq, mark }: Known): boolean {
  const bytes = Buffer.from(mark, "base64url");
  const content = bytes.subarray(0, HALF);
  return bytes.length === 2 * HALF && signature(signer, seq, content).equals(bytes.subarray(HALF));
}

function signature({ epoch, markKey }: Signer, seq: number, content: Buffer): Buffer {
  const signing = createHmac("sha256", markKey).update(`${epoch}/${seq}/`).update(content);
  return signing.digest().subarray(0, HALF);
}
