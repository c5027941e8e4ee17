import { CHUNK_RETRIES } from "#domain/limits.ts";
import type { CallFailure } from "../calls/failure.ts";
import type { CallResult } from "../calls/http.ts";
import type { KeptFileRow, SentVariant, UploadRow } from "../database/upload-row.ts";
import { bytesThere, missingChunks } from "./chunks.ts";
import { unreadable } from "./copy-in.ts";
import { dropChunks } from "./drop-upload.ts";
import type { FileWire } from "./file-wire.ts";
import { keepSent } from "./kept/keep-sent.ts";
import { readChunk } from "./kept/read-chunk.ts";
import { inTurn, noteUpload, type OwnUpload, takeUp } from "./own-upload.ts";

/** One turn of sending one upload. */
export interface SendingTurn extends OwnUpload {
  readonly wire: FileWire;
  readonly signal: AbortSignal;
  now(): number;
  /** Whether the person took the message back: the server may have had it before, and may not. */
  readonly isTakenBack: boolean;
  /** Waits before a chunk that failed is sent again. */
  rest(attempt: number, signal: AbortSignal): Promise<void>;
}

/** How much the newest chunk says of the speed. */
const NEWEST = 0.4;

/**
 * Sends what the server lacks of a content, the first missing chunk first, and has it put together. Only then, when the
 * server has confirmed the checksum, do the bytes go. Answers why it went no further, if it did not.
 */
export async function sendUpload(turn: SendingTurn): Promise<CallFailure | undefined> {
  const row = await takeUp(turn);
  if (!row) return undefined;
  const { wire, signal } = turn;
  const before = turn.isTakenBack ? await askForRow(turn, row) : await sendPictures(turn);
  if (before) return before;
  const there = await again(turn, () => wire.test(row, signal));
  if (!there.ok) return there.failure;
  const { uploaded, chunkNumbers } = there.value;
  const missing = uploaded ? [] : missingChunks(row.size, chunkNumbers);
  const sent = uploaded ? row.size : bytesThere(row.size, chunkNumbers);
  if (sent !== row.sent) await noteUpload(turn, (now) => ({ ...now, sent }));
  for (const number of missing) {
    const failure = await sendChunk(turn, row, number);
    if (failure) return failure;
  }
  const merged = await again(turn, () => wire.merge(row, signal));
  if (!merged.ok) return merged.failure;
  await keepSent(turn.database, row, turn.now());
  await noteDone(turn);
  return undefined;
}

/** Whether the server knows the file, before all of it is sent in vain. */
async function askForRow(
  { wire, signal }: SendingTurn,
  row: UploadRow,
): Promise<CallFailure | undefined> {
  const asked = await wire.merge(row, signal);
  return !asked.ok && asked.failure.reason === GONE ? asked.failure : undefined;
}

/** The smaller pictures come first, so that others see something before the whole is there. */
async function sendPictures(turn: SendingTurn): Promise<CallFailure | undefined> {
  const { database, fileId, wire, signal } = turn;
  const kept = await database.keptFile.bulkGet([
    [fileId, "thumb"],
    [fileId, "view"],
  ]);
  const unsent = kept.flatMap((picture) => (picture?.isUnsent ? [picture] : []));
  const failures = await Promise.all(
    unsent.map(async ({ variant, bytes }) => {
      const send = () => wire.sendVariant(fileId, variant as SentVariant, bytes, signal);
      const result = await again(turn, send);
      // One that the server does not take is no reason to keep the whole from it.
      return result.ok || isOnlyThis(result.failure) ? undefined : result.failure;
    }),
  );
  const told = unsent.filter((_picture, at) => failures[at] === undefined);
  if (told.length > 0) await noteTold(turn, told);
  return failures.find((failure) => failure !== undefined);
}

async function noteTold(turn: SendingTurn, told: readonly KeptFileRow[]): Promise<void> {
  const changes = { isUnsent: false };
  await inTurn(turn, async () => {
    await turn.database.keptFile.bulkUpdate(
      told.map(({ variant }) => ({ key: [turn.fileId, variant], changes })),
    );
  });
}

function isOnlyThis({ kind, reason }: CallFailure): boolean {
  return (kind === "refused" && reason !== GONE) || kind === "tooLarge";
}

/** The server knows no such file: its row was not sent, or is gone. */
export const GONE = "file.gone";

async function sendChunk(
  turn: SendingTurn,
  row: UploadRow,
  number: number,
): Promise<CallFailure | undefined> {
  const { database, fileId, wire, signal, now } = turn;
  const chunk = await readChunk(database, fileId, number);
  if (!chunk) return lostBytes(row);
  let began = now();
  const result = await again(turn, () => {
    began = now();
    return wire.send(row, chunk, signal);
  });
  if (!result.ok) return result.failure;
  const { byteLength } = chunk.bytes;
  // Of what goes in one piece the next step says that it is there.
  if (byteLength === row.size) return undefined;
  const speed = (byteLength * 1_000) / Math.max(1, now() - began);
  await noteUpload(turn, (known) => ({
    ...known,
    sent: Math.min(known.size, known.sent + byteLength),
    bytesPerSecond: Math.round(
      known.bytesPerSecond === undefined
        ? speed
        : known.bytesPerSecond * (1 - NEWEST) + speed * NEWEST,
    ),
  }));
  return undefined;
}

/** Of the bytes that were kept here some are gone: the person has to pick the file again. */
function lostBytes({ name }: UploadRow): CallFailure {
  return { kind: "refused", code: 0, msg: "", ...unreadable(name) };
}

/** Asks again what a bad line swallowed, a few times. */
async function again<Reply>(
  { rest, signal }: SendingTurn,
  ask: () => Promise<CallResult<Reply>>,
): Promise<CallResult<Reply>> {
  let result = await ask();
  for (let attempt = 1; attempt <= CHUNK_RETRIES; attempt += 1) {
    if (result.ok || result.failure.kind !== "network" || signal.aborted) return result;
    await rest(attempt, signal);
    result = await ask();
  }
  return result;
}

async function noteDone(turn: SendingTurn): Promise<void> {
  const { database, fileId } = turn;
  await inTurn(turn, async (row) => {
    if (!row) return;
    const { failure: _earlier, bytesPerSecond: _speed, ...rest } = row;
    await database.upload.put({
      ...rest,
      state: "success",
      sent: row.size,
      doneTime: turn.now(),
    });
    await dropChunks(database, fileId);
  });
}
