import { failure, type Result, success } from "#base/result.ts";
import type { Change } from "#domain/command.ts";
import { afterArrival, arrivalChanges, type Arrived, refuseArrival } from "#domain/file/arrival.ts";
import { asFileChanges } from "#domain/file/as-file.ts";
import { type File, fileEntity } from "#domain/file/file.ts";
import { newFile } from "#domain/file/new-file.ts";
import { sniffedAs } from "#domain/file/sniff-type.ts";
import type { Id } from "#domain/id.ts";
import { UNAVAILABLE } from "#contract/envelope.ts";
import type { FileVariant } from "#contract/file-address.ts";
import { runReading } from "#domain/reading.ts";
import { refuseContent } from "#domain/record/refuse-content.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import type { Server } from "../server.ts";
import { scanOfFile } from "../tables/files/content-scan.ts";
import { askForText } from "../tables/files/content-text.ts";
import { bindContent, hasVariant, holdContent, typeOfContent } from "../tables/files/content.ts";
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
  return settle(parts, userId, { ...merged, size: announced.size }, async (tx, found) => {
    const seen = await fileInReach(tx, userId, fileId);
    if (!seen) return failure(fileGone);
    await enterLanes(tx, [fileEntity.scope(seen)]);
    // Whoever withdrew the message meanwhile was waited for.
    const file = await fileInReach(tx, userId, fileId);
    const refusal = file ? refuseArrival(file, announced, { userId }) : fileGone;
    if (!file || refusal) return failure(refusal ?? fileGone);
    const seenAs = { ...file, ...found };
    const rows = new RowsInWork(tx);
    const notWanted = await runReading(refuseContent(seenAs), async (ask) => rows.answer(ask));
    if (notWanted) {
      // It will never do for this file: nobody goes on with it.
      if (merged.uploadId) await removeUpload(tx, merged.uploadId);
      return failure(notWanted);
    }
    const told = await runReading(asFileChanges(seenAs), async (ask) => rows.answer(ask));
    return success({
      fileId,
      after(scan) {
        const changes = arrivalChanges(seenAs, scan, parts.now());
        return { file: seenAs, changes: changes.length > 0 ? [...changes, ...told] : changes };
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
  return settle(parts, userId, { ...merged, size: own.size }, async (tx, found) => {
    await enterLanes(tx, [userScope(userId)]);
    const known = merged.isNew ? undefined : await findOwnFile(tx, userId, own);
    if (known) return success({ fileId: known.id, after: () => ({ file: known, changes: [] }) });
    const isUncounted = merged.isNew && !merged.uploadId;
    const refusal = isUncounted ? await refuseTakingRoom(tx, userId, own.size) : undefined;
    if (refusal) return failure(refusal);
    const now = parts.now();
    const { name, size, md5 } = own;
    const fileId = parts.mint.nextId();
    const born = { ...newFile({ id: fileId, userId, name, size, md5 }, now), ...found };
    return success({
      fileId,
      after: (scan) => {
        const file = afterArrival(born, scan, now);
        return { file, changes: [{ entity: "file", action: "add", put: file }] };
      },
    });
  });
}

interface Decided {
  readonly fileId: Id;
  /** What that means for its row, by what a scanner says of the content. */
  after(scan: File["scan"]): { readonly file: File; readonly changes: readonly Change[] };
}

/** What was found of a content: what it is, and how large where it is a large picture. */
type Found = Partial<Pick<File, "sniffed" | "width" | "height">>;

/** Binds the content to the file that is decided on, with its changes and the end of the upload in one transaction. */
async function settle(
  { database, files, hub, now }: Parts,
  userId: Id,
  { sha256, size, uploadId }: Merged & Pick<Arrived, "size">,
  decide: (tx: Tx, found: Found) => Promise<Result<Decided, Refusal>>,
): Promise<Result<File, Refusal>> {
  const type = await typeOfContent(database, sha256);
  const measured = await largePictureSize(files, { sha256, size, type });
  const found = { ...(type !== undefined && { sniffed: sniffedAs(type) }), ...measured };
  const settled = await database.transaction(async (tx) => {
    const decided = await decide(tx, found);
    if (!decided.ok) return decided;
    const refusal = uploadId ? await refuseKeeping(tx, { size, sha256 }) : undefined;
    if (refusal) return failure(refusal);
    const { fileId, after } = decided.value;
    if (!(await holdContent(tx, sha256))) throw new ContentGone();
    await bindContent(tx, { userId, fileId, variant: "whole" }, sha256);
    await askForText(tx, sha256);
    const { file, changes } = after(await scanOfFile(tx, fileId));
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
