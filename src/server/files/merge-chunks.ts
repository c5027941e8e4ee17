import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type { mergeChunks as mergeCall } from "#contract/calls/file.ts";
import { contentAddress } from "#contract/file-address.ts";
import { refuseArrival } from "#domain/file/arrival.ts";
import type { File } from "#domain/file/file.ts";
import type { Id } from "#domain/id.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { Line } from "../processor/line.ts";
import type { Server } from "../server.ts";
import { hasVariant } from "../tables/files/content.ts";
import type { Db } from "../tables/sql/db.ts";
import { arriveAsOwn, arriveAt } from "./arrive.ts";
import { fileInReach } from "./file-in-reach.ts";
import { mergeUpload } from "./merge-upload.ts";

type Parts = Pick<Server, "database" | "files" | "hub" | "mint" | "now" | "settings">;
type Asked = ParsedBodyOf<typeof mergeCall>;
type Reply = ReplyOf<typeof mergeCall>;

/** Of one content of one person's, one merge at a time: who asks again meanwhile finds what came of the first. */
const line = new Line<string>();

/** `file/merge`: the content becomes that of the file it is for, or of a new one. */
export async function mergeChunks(
  parts: Parts,
  userId: Id,
  asked: Asked,
): Promise<Result<Reply, Refusal>> {
  const { identifier: md5, fileSize: size, fileName: name, fileId, sum } = asked;
  return line.run(`${userId}/${md5}/${size}`, async () => {
    const announced = { md5, size };
    if (fileId !== undefined) {
      const there = await fileFor(parts.database, { userId, fileId }, announced);
      if (!there.ok) return there;
      if (there.value.hasArrived) return success(await replyOf(parts.database, there.value.file));
    }
    const merged = await mergeUpload(parts, userId, { ...announced, sum });
    if (!merged.ok) return merged;
    const arrived =
      fileId === undefined
        ? await arriveAsOwn(parts, userId, { ...announced, name }, merged.value)
        : await arriveAt(parts, { userId, fileId }, announced, merged.value);
    return arrived.ok ? success(await replyOf(parts.database, arrived.value)) : arrived;
  });
}

/** The file that the caller says a content is for; no work is done for one that is not theirs. */
async function fileFor(
  db: Db,
  { userId, fileId }: { userId: Id; fileId: Id },
  announced: { md5: string; size: number },
): Promise<Result<{ file: File; hasArrived: boolean }, Refusal>> {
  const file = await fileInReach(db, userId, fileId);
  if (!file) return failure(parameterError("file.gone"));
  const refusal = refuseArrival(file, announced, { userId });
  if (refusal) return failure(refusal);
  return success({ file, hasArrived: await hasVariant(db, fileId, "whole") });
}

async function replyOf(db: Db, { id, size, ext }: File): Promise<Reply> {
  return {
    name: String(id),
    url: contentAddress(id, "whole"),
    fileSize: size,
    fileExtension: ext,
    fileVersionId: String(id),
    ...((await hasVariant(db, id, "thumb")) && { thumbUrl: contentAddress(id, "thumb") }),
  };
}
