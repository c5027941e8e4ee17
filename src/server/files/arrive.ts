import { failure, type Result, success } from "#base/result.ts";
import type { Change } from "#domain/command.ts";
import { afterArrival, arrivalChanges, type Arrived, refuseArrival } from "#domain/file/arrival.ts";
import { type File, fileEntity } from "#domain/file/file.ts";
import { newFile } from "#domain/file/new-file.ts";
import type { Id } from "#domain/id.ts";
import { UNAVAILABLE } from "#contract/envelope.ts";
import type { FileVariant } from "#contract/file-address.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import type { Server } from "../server.ts";
import { scanOfFile } from "../tables/files/content-scan.ts";
import { askForText } from "../tables/files/content-text.ts";
import { bindContent, hasVariant, holdContent } from "../tables/files/content.ts";
import { findOwnFile } from "../tables/files/own-file.ts";
import { removeUpload } from "../tables/files/upload.ts";
import type { Tx } from "../tables/sql/db.ts";
import { userScope } from "#domain/scope.ts";
import { draftOfUpload } from "./draft-name.ts";
import { fileInReach } from "./file-in-reach.ts";
import { refuseKeeping, refuseTakingRoom } from "./room-for.ts";
import { largePictureSize } from "./large-picture.ts";
import type { Received } from "./keep-received.ts";
import type { Merged } from "./merge-upload.ts";
import { askForTilesOf } from "./tiles/ask-for-tiles.ts";

type Parts = Pick<Server, "database" | "files" | "hub" | "mint" | "now">;

/** A file to be, in nobody's scope but its maker's. */
export interface OwnFile extends Arrived {
  readonly name: string;
}

/** The content was taken away between two steps; asked again it is looked for anew. */
class ContentGone extends Error {
  readonly statusCode = UNAVAILABLE;
}

const fileGone = parameterError("file.gone");

/** The content is that of a file from now on, and everybody hears that it has come. */
export async function arriveAt(
  parts: Parts,
  { userId, fileId }: { readonly userId: Id; readonly fileId: Id },
  announced: Arrived,
  merged: Merged,
): Promise<Result<File, Refusal>> {
  return settle(parts, userId, { ...merged, size: announced.size }, async (tx) => {
    const seen = await fileInReach(tx, userId, fileId);
    if (!seen) return failure(fileGone);
    await enterLanes(tx, [fileEntity.scope(seen)]);
    // Whoever withdrew the message meanwhile was waited for.
    const file = await fileInReach(tx, userId, fileId);
    const refusal = file ? refuseArrival(file, announced, { userId }) : fileGone;
    if (!file || refusal) return failure(refusal ?? fileGone);
    return success({
      fileId,
      after(scan, measured) {
        const shown = { ...file, ...measured };
        return { file: shown, changes: arrivalChanges(shown, scan, parts.now()) };
      },
    });
  });
}

/** The content is that of a file of the caller's own: of a new one, but where nothing was sent for it of the same that is there. */
export async function arriveAsOwn(
  parts: Parts,
  userId: Id,
  own: OwnFile,
  merged: Merged,
): Promise<Result<File, Refusal>> {
  return settle(parts, userId, { ...merged, size: own.size }, async (tx) => {
    await enterLanes(tx, [userScope(userId)]);
    const known = merged.isNew ? undefined : await findOwnFile(tx, userId, own);
    if (known) return success({ fileId: known.id, after: () => ({ file: known, changes: [] }) });
    const isUncounted = merged.isNew && !merged.uploadId;
    const refusal = isUncounted ? await refuseTakingRoom(tx, userId, own.size) : undefined;
    if (refusal) return failure(refusal);
    const now = parts.now();
    const { name, size, md5 } = own;
    const fileId = parts.mint.nextId();
    const born = newFile({ id: fileId, userId, name, size, md5 }, now);
    return success({
      fileId,
      after: (scan, measured) => {
        const file = afterArrival({ ...born, ...measured }, scan, now);
        return { file, changes: [{ entity: "file", action: "add", put: file }] };
      },
    });
  });
}

interface Decided {
  readonly fileId: Id;
  /** What that means for its row, by what a scanner says of the content, and how large it is where it is a large picture. */
  after(
    scan: File["scan"],
    measured: Partial<File> | undefined,
  ): { readonly file: File; readonly changes: readonly Change[] };
}

/** Binds the content to the file that is decided on, with its changes and the end of the upload in one transaction. */
async function settle(
  { database, files, hub, now }: Parts,
  userId: Id,
  { sha256, size, uploadId }: Merged & Pick<Arrived, "size">,
  decide: (tx: Tx) => Promise<Result<Decided, Refusal>>,
): Promise<Result<File, Refusal>> {
  const measured = await largePictureSize({ database, files }, { sha256, size });
  const settled = await database.transaction(async (tx) => {
    const decided = await decide(tx);
    if (!decided.ok) return decided;
    const refusal = uploadId ? await refuseKeeping(tx, { size, sha256 }) : undefined;
    if (refusal) return failure(refusal);
    const { fileId, after } = decided.value;
    if (!(await holdContent(tx, sha256))) throw new ContentGone();
    await bindContent(tx, { userId, fileId, variant: "whole" }, sha256);
    await askForText(tx, sha256);
    const { file, changes } = after(await scanOfFile(tx, fileId), measured);
    await askForTilesOf(tx, file, sha256, now());
    if (uploadId) await removeUpload(tx, uploadId);
    if (changes.length > 0) await applyChanges(tx, changes, { actorId: userId, at: now() });
    const [change] = changes;
    return success(change && "put" in change ? (change.put as File) : file);
  });
  if (!settled.ok) return settled;
  hub.wake();
  if (uploadId) await files.drop(draftOfUpload(uploadId));
  return settled;
}

/** The content is a smaller picture of a file, where there is none yet: what others have looked at stays. */
export async function arriveAsVariant(
  { database }: Pick<Parts, "database">,
  file: { readonly userId: Id; readonly fileId: Id; readonly variant: FileVariant },
  { sha256, size }: Pick<Received, "sha256" | "size">,
): Promise<Refusal | undefined> {
  return database.transaction(async (tx) => {
    await enterLanes(tx, [userScope(file.userId)]);
    if (await hasVariant(tx, file.fileId, file.variant)) return undefined;
    const refusal = await refuseTakingRoom(tx, file.userId, size);
    if (refusal) return refusal;
    if (!(await holdContent(tx, sha256))) throw new ContentGone();
    await bindContent(tx, file, sha256);
    return undefined;
  });
}
