import { failure, type Result } from "#base/result.ts";
import { cleanFileName } from "#domain/file/file-name.ts";
import type { File } from "#domain/file/file.ts";
import type { Id } from "#domain/id.ts";
import { ATTACHMENT_SIZE_DEFAULT, refuseImage } from "#domain/file/upload-rules.ts";
import type { Refusal } from "#domain/refusal.ts";
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

/** Those of the specification for pictures (seed 001 sections 5 and 9). */
const pictureLimits = { count: 0, size: ATTACHMENT_SIZE_DEFAULT, unit: "MB" } as const;

/** Of what somebody sends in many calls at once each finds what those before it took. */
const line = new Line<Id>();

/** A file of the caller's own from one call; where a picture is wanted, what is none is refused. */
export async function uploadSimply(
  parts: Parts,
  userId: Id,
  sent: Sent,
  wanted: "picture" | "anything",
): Promise<Result<File, Refusal>> {
  return line.run(userId, async () => keepSent(parts, userId, sent, wanted));
}

async function keepSent(
  parts: Parts,
  userId: Id,
  { draft, size, fileName }: Sent,
  wanted: "picture" | "anything",
): Promise<Result<File, Refusal>> {
  // What is refused is not kept for a day like what somebody may still go on with.
  const refusal = await refuseWithoutRoom(parts.database, userId, size);
  if (refusal) return failure(refusal);
  const name = cleanFileName(fileName) || "file";
  const received = await keepWanted(parts, draft, ({ mime: mimeType }) =>
    wanted === "picture" ? refuseImage({ name, size, mimeType }, 0, pictureLimits) : undefined,
  );
  if (!received.ok) return received;
  return arriveAsOwn(parts, userId, { ...received.value, name }, received.value);
}
