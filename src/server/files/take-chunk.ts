import type { Readable } from "node:stream";
import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type { sendChunk } from "#contract/calls/file.ts";
import { UNAVAILABLE } from "#contract/envelope.ts";
import { type ChunkPlan, chunkPlanOf, refuseChunk, sizeOfChunk } from "#domain/file/chunks.ts";
import type { Id } from "#domain/id.ts";
import { UPLOADS_BYTES_MAX, UPLOADS_MAX } from "#domain/limits.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { userScope } from "#domain/scope.ts";
import { enterLanes } from "../commands/lane.ts";
import { Places } from "../processor/places.ts";
import type { Server } from "../server.ts";
import { waitRefusal } from "../wait-refusal.ts";
import { contentInReach } from "../tables/files/content.ts";
import {
  addChunk,
  addUpload,
  type Chunk as NotedChunk,
  chunksOf,
  countUploads,
  type Cut,
  findUpload,
  hasChunk,
  holdUpload,
  removeEmptyUpload,
  type Upload,
} from "../tables/files/upload.ts";
import type { Db } from "../tables/sql/db.ts";
import { draftOfUpload, newDraftName } from "./draft-name.ts";
import { refuseTakingRoom, refuseWithoutRoom, refuseWithoutRoomToKeep } from "./room-for.ts";

type Parts = Pick<Server, "database" | "files" | "now">;
type Asked = ParsedBodyOf<typeof sendChunk>;
type Answer = Promise<Result<ReplyOf<typeof sendChunk>, Refusal>>;

const chunkWrong = parameterError("file.chunkWrong");

/** `file/chunk` without a part: what of a file is here already. */
export async function testChunks(
  { database }: Pick<Parts, "database">,
  userId: Id,
  asked: Asked,
): Answer {
  const plan = chunkPlanOf(asked);
  if (!plan) return failure(chunkWrong);
  const announced = { md5: asked.identifier, size: plan.size, sum: asked.sum };
  const [content, upload] = await Promise.all([
    contentInReach(database, userId, announced),
    findUpload(database, userId, { ...plan, md5: asked.identifier }),
  ]);
  const refusal = content ? undefined : await refuseSending(database, userId, plan.size, upload);
  if (refusal) return failure(refusal);
  const known = upload ? await stateOf(database, upload) : { chunkNumbers: [], merge: false };
  return success({ uploaded: content !== undefined, ...known });
}

/** What is to be sent in vain is not sent: one that is under way has its room but for what the company has given away since. */
async function refuseSending(
  db: Db,
  userId: Id,
  size: number,
  upload: Upload | undefined,
): Promise<Refusal | undefined> {
  return upload
    ? refuseWithoutRoomToKeep(db, size, upload.sha256)
    : refuseWithoutRoom(db, userId, size);
}

/** Which chunks of an upload are here; of one that has become a content, all. */
async function stateOf(
  db: Db,
  { id, chunks, sha256 }: Upload,
): Promise<{ chunkNumbers: number[]; merge: boolean }> {
  const chunkNumbers =
    sha256 === ""
      ? (await chunksOf(db, id)).map(({ number }) => number)
      : Array.from({ length: chunks }, (_, index) => index + 1);
  return { chunkNumbers, merge: chunkNumbers.length === chunks };
}

/** Chunks that all of somebody's devices may send at once: as many lie apart until they are whole, and count towards nobody's quota. */
const CHUNKS_AT_ONCE = 16;
/** Milliseconds until the next is looked at. */
const WAIT = 10_000;
const places = new Places<Id>(CHUNKS_AT_ONCE, waitRefusal(WAIT));

/** How many chunks of an upload are coming in at this process. */
const writers = new Map<Id, number>();

/** `file/chunk`: one chunk, whole or not at all; one that is here already is passed over. */
export async function takeChunk(parts: Parts, userId: Id, asked: Asked, bytes: Readable): Answer {
  const plan = chunkPlanOf(asked);
  const { chunkNumber: number, currentChunkSize: size } = asked;
  const wrong = plan ? refuseChunk(plan, { number, size }) : chunkWrong;
  if (!plan || wrong || number === undefined) return failure(wrong ?? chunkWrong);
  const place = places.take(userId);
  if (!place.ok) return place;
  try {
    const chunk = { plan, number, sha256: asked.chunkSha256 };
    return await takeOne(parts, { userId, md5: asked.identifier }, chunk, bytes);
  } finally {
    place.value();
  }
}

/** Whose chunk it is, and of which content. */
interface Sender {
  readonly userId: Id;
  readonly md5: string;
}

async function takeOne(
  parts: Parts,
  { userId, md5 }: Sender,
  chunk: Chunk,
  bytes: Readable,
): Answer {
  const begun = await beginUpload(parts, userId, { ...chunk.plan, md5 });
  if (!begun.ok) return begun;
  const upload = begun.value;
  writers.set(upload.id, (writers.get(upload.id) ?? 0) + 1);
  let refusal: Refusal | undefined = chunkWrong;
  try {
    refusal = await receiveChunk(parts, upload, chunk, bytes);
  } finally {
    const left = (writers.get(upload.id) ?? 1) - 1;
    if (left > 0) writers.set(upload.id, left);
    else writers.delete(upload.id);
    // Of an upload that never began nothing stays.
    if (refusal && left === 0 && (await removeEmptyUpload(parts.database, upload.id)))
      await parts.files.drop(draftOfUpload(upload.id));
  }
  return refusal ? failure(refusal) : success(await stateOf(parts.database, upload));
}

/** The caller's upload of this content; a new one where there is none, as far as they may have one more. */
async function beginUpload(
  { database, now }: Parts,
  userId: Id,
  cut: Cut,
): Promise<Result<Upload, Refusal>> {
  const known = await findUpload(database, userId, cut);
  if (known) return success(known);
  return database.transaction(async (tx) => {
    await enterLanes(tx, [userScope(userId)]);
    const { count, bytes } = await countUploads(tx, userId);
    if (count >= UPLOADS_MAX || bytes + cut.size > UPLOADS_BYTES_MAX)
      return failure(parameterError("file.uploadsMax"));
    // From its beginning on an upload counts with all that it will be, against whoever has begun it.
    const refusal = await refuseTakingRoom(tx, userId, cut.size);
    if (refusal) return failure(refusal);
    return success(await addUpload(tx, userId, cut, now()));
  });
}

interface Chunk {
  readonly plan: ChunkPlan;
  readonly number: number;
  /** What it should come to, where the client says so. */
  readonly sha256: string | undefined;
}

/** A chunk lies apart until all of it is here: whoever is slow has nothing open of what others bring to its end meanwhile. */
async function receiveChunk(
  parts: Parts,
  { id, sha256: merged }: Upload,
  { plan, number, sha256 }: Chunk,
  bytes: Readable,
): Promise<Refusal | undefined> {
  const { database, files } = parts;
  if (merged !== "" || (await hasChunk(database, id, number))) return undefined;
  const size = sizeOfChunk(plan, number);
  const part = newDraftName();
  try {
    const written = await files.writePart(part, bytes, size);
    if (written.size !== size) return chunkWrong;
    if (sha256 && sha256 !== written.sha256) return parameterError("file.chunkDamaged");
    await placeChunk(parts, id, { plan, chunk: { number, ...written }, part });
    return undefined;
  } finally {
    await files.drop(part);
  }
}

/** Of the same chunk twice, also by two servers, the first is placed: nothing is written to what is noted as whole. */
async function placeChunk(
  { database, files, now }: Parts,
  uploadId: Id,
  {
    plan,
    chunk,
    part,
  }: { readonly plan: ChunkPlan; readonly chunk: NotedChunk; readonly part: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    const upload = await holdUpload(tx, uploadId);
    if (!upload) throw new UploadGone();
    if (upload.sha256 !== "" || (await hasChunk(tx, uploadId, chunk.number))) return;
    await files.placePart(part, draftOfUpload(uploadId), (chunk.number - 1) * plan.chunkSize);
    await addChunk(tx, uploadId, chunk, now());
  });
}

/** The upload was given up while the chunk came in; sent again it begins anew. */
class UploadGone extends Error {
  readonly statusCode = UNAVAILABLE;
}
