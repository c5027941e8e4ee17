import { failure, type Result } from "#base/result.ts";
import { cleanFileName } from "#domain/file/file-name.ts";
import type { File } from "#domain/file/file.ts";
import type { Id } from "#domain/id.ts";
import {
  ATTACHMENT_SIZE_DEFAULT,
  refuseFile,
  refuseImage,
  type UploadCandidate,
} from "#domain/file/upload-rules.ts";
import { IMPORT_CALL_SIZE } from "#domain/import/import-limits.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { Line } from "../processor/line.ts";
import type { Server } from "../server.ts";
import { arriveAsOwn } from "./arrive.ts";
import { keepWanted } from "./keep-received.ts";
import { refuseWithoutRoom } from "./room-for.ts";

type Parts = Pick<Server, "database" | "files" | "hub" | "mint" | "now" | "settings">;

/** What came in one call. */
export interface Sent {
  readonly draft: string;
  /** Bytes. */
  readonly size: number;
  /** As the caller's system calls it. */
  readonly fileName: string;
}

/** What a call takes: a picture, a sheet that is to be imported, or whatever comes. */
export type Wanted = "picture" | "sheet" | "anything";

/** Those of the specification (seed 001 sections 5 and 9). */
const pictureLimits = { count: 0, size: ATTACHMENT_SIZE_DEFAULT, unit: "MB" } as const;
const sheetLimits = {
  count: 0,
  size: IMPORT_CALL_SIZE / 1024,
  unit: "KB",
  accept: ".xls,.xlsx",
} as const;

function refuseOther(wanted: Wanted, candidate: UploadCandidate): Refusal | undefined {
  if (wanted === "picture") return refuseImage(candidate, 0, pictureLimits);
  if (wanted === "anything") return undefined;
  const refusal = refuseFile(candidate, 0, sheetLimits);
  return refusal?.reason === "file.tooBig"
    ? parameterError("import.tooLarge", { limit: sheetLimits.size })
    : refusal;
}

/** Of what somebody sends in many calls at once each finds what those before it took. */
const line = new Line<Id>();

/** A file of the caller's own from one call; where something is wanted, what is anything else is refused. */
export async function uploadSimply(
  parts: Parts,
  userId: Id,
  sent: Sent,
  wanted: Wanted,
): Promise<Result<File, Refusal>> {
  return line.run(userId, async () => keepSent(parts, userId, sent, wanted));
}

async function keepSent(
  parts: Parts,
  userId: Id,
  { draft, size, fileName }: Sent,
  wanted: Wanted,
): Promise<Result<File, Refusal>> {
  // What is refused is not kept for a day like what somebody may still go on with.
  const refusal = await refuseWithoutRoom(parts.database, userId, size);
  if (refusal) return failure(refusal);
  const name = cleanFileName(fileName) || "file";
  const received = await keepWanted(parts, draft, ({ mime: mimeType }) =>
    refuseOther(wanted, { name, size, mimeType }),
  );
  if (!received.ok) return received;
  return arriveAsOwn(parts, userId, { ...received.value, name }, received.value);
}
