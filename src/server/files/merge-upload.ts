import { failure, type Result, success } from "#base/result.ts";
import type { Arrived } from "#domain/file/arrival.ts";
import type { Id } from "#domain/id.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import type { Server } from "../server.ts";
import { contentInReach } from "../tables/files/content.ts";
import {
  contentOfUpload,
  findFullest,
  removeUpload,
  setUploadContent,
  type Upload,
} from "../tables/files/upload.ts";
import { draftOfUpload } from "./draft-name.ts";
import type { Digests } from "./store/file-store.ts";
import { noteContent } from "./note-content.ts";
import { sniffType } from "#domain/file/sniff-type.ts";

type Parts = Pick<Server, "database" | "files" | "now" | "settings">;

/** A content that lies in the store. */
export interface Merged {
  readonly sha256: string;
  /** The upload by which it came. */
  readonly uploadId?: Id;
  /** Whether it was sent for this. */
  readonly isNew: boolean;
}

/**
 * Makes a content of what somebody has sent, or finds the one that they need not send. In steps of which each can be
 * done again: the upload says which content it has become before its draft does.
 */
export async function mergeUpload(
  parts: Parts,
  userId: Id,
  announced: Arrived & { readonly sum: string | undefined },
): Promise<Result<Merged, Refusal>> {
  const { database } = parts;
  const upload = await findFullest(database, userId, announced);
  if (!upload || (upload.sha256 === "" && upload.received < upload.chunks)) {
    const content = await contentInReach(database, userId, announced);
    return content
      ? success({ sha256: content.sha256, isNew: false })
      : failure(parameterError("file.incomplete"));
  }
  return becomeContent(parts, upload, announced);
}

async function becomeContent(
  parts: Parts,
  upload: Upload,
  announced: Arrived,
): Promise<Result<Merged, Refusal>> {
  const { database, files } = parts;
  const draft = draftOfUpload(upload.id);
  const digests = await files.digest(draft);
  if (digests) {
    if (digests.md5 !== announced.md5 || digests.size !== announced.size) {
      await dropUpload(parts, upload.id);
      return failure(parameterError("file.differs"));
    }
    await noteMerged(parts, upload.id, digests);
    await files.keep(draft, digests.sha256);
    return success({ sha256: digests.sha256, uploadId: upload.id, isNew: true });
  }
  // The draft has become its content already, or it is lost.
  const known = await contentOfUpload(database, upload.id);
  if (known && (await files.keep(draft, known.sha256)))
    return success({ ...known, uploadId: upload.id, isNew: true });
  await dropUpload(parts, upload.id);
  return failure(parameterError("file.incomplete"));
}

/** From now on the content is known, and the upload as one that has become it. */
async function noteMerged(
  { database, now, settings }: Parts,
  uploadId: Id,
  digests: Digests,
): Promise<void> {
  const content = { ...digests, mime: sniffType(digests.head) };
  await database.transaction(async (tx) => {
    await noteContent(tx, content, { settings, now: now() });
    await setUploadContent(tx, uploadId, content.sha256);
  });
}

/** What came is not what was announced, or is lost: it has to be sent anew. */
async function dropUpload({ database, files }: Parts, uploadId: Id): Promise<void> {
  await removeUpload(database, uploadId);
  await files.drop(draftOfUpload(uploadId));
}
