import { mergeChunks, putVariant, sendChunk, testChunk } from "#contract/calls/file.ts";
import { envelopeShape } from "#contract/envelope.ts";
import { isSentAsImage } from "#domain/file/file-kind.ts";
import { CHUNK_SIZE } from "#domain/limits.ts";
import { callHeaders, type Calling } from "../calls/call-headers.ts";
import { failureOf, failureOfError, isSuccess, waitOf } from "../calls/failure.ts";
import type { CallResult } from "../calls/http.ts";
import type { SentVariant, UploadChunkRow, UploadRow } from "../database/upload-row.ts";
import { countChunks, sizeOfChunk } from "./chunks.ts";

/** What the server has of a content. */
export interface ChunksThere {
  /** It has all of it. */
  readonly uploaded: boolean;
  readonly chunkNumbers: readonly number[];
}

/** What an upload is made with; each call answers what came of it. */
export interface FileWire {
  /** Which chunks are there already. */
  test(row: UploadRow, signal: AbortSignal): Promise<CallResult<ChunksThere>>;
  send(row: UploadRow, chunk: UploadChunkRow, signal: AbortSignal): Promise<CallResult<unknown>>;
  merge(row: UploadRow, signal: AbortSignal): Promise<CallResult<unknown>>;
  sendVariant(
    fileId: number,
    variant: SentVariant,
    bytes: ArrayBuffer,
    signal: AbortSignal,
  ): Promise<CallResult<unknown>>;
}

export interface FileWireSettings extends Calling {
  /** Address of the server, without a slash at the end. */
  readonly origin: string;
  /** The browser's own where left out. */
  readonly fetch?: typeof fetch;
}

/** What takes longer on the worst line has gone into one that is no longer there, ms. */
const PATIENCE = 60_000;
/** Bytes that even a bad line takes in a millisecond. */
const SLOW_LINE = 16;

/** The calls with which contents travel (seed 001 §7): fields of forms, not JSON. */
export function createFileWire(settings: FileWireSettings): FileWire {
  const ask = settings.fetch ?? ((...asked) => fetch(...asked));

  const call = async (
    path: string,
    request: { method: "GET" | "POST"; query?: URLSearchParams; body?: FormData | URLSearchParams },
    signal: AbortSignal,
    bytes = 0,
  ): Promise<CallResult<unknown>> => {
    const { method, query, body } = request;
    try {
      const response = await ask(
        `${settings.origin}${path}${query ? `?${query.toString()}` : ""}`,
        {
          method,
          headers: callHeaders(settings),
          ...(body && { body }),
          signal: AbortSignal.any([
            signal,
            AbortSignal.timeout(PATIENCE + Math.ceil(bytes / SLOW_LINE)),
          ]),
          cache: "no-store",
        },
      );
      return await readReply(path, response);
    } catch (error) {
      return { ok: false, failure: failureOfError(error) };
    }
  };

  return {
    async test(row, signal) {
      const query = new URLSearchParams(chunkFields(row, 1));
      const result = await call(testChunk.path, { method: "GET", query }, signal);
      return result.ok ? { ok: true, value: thereIn(result.value) } : result;
    },
    send(row, chunk, signal) {
      const fields = { ...chunkFields(row, chunk.number), chunkSha256: chunk.sha256 };
      const body = formOf(fields, new Blob([chunk.bytes]), row.name);
      return call(sendChunk.path, { method: "POST", body }, signal, chunk.bytes.byteLength);
    },
    merge(row, signal) {
      const body = new URLSearchParams(mergeFields(row));
      return call(mergeChunks.path, { method: "POST", body }, signal, row.size);
    },
    sendVariant(fileId, variant, bytes, signal) {
      const picture = new Blob([bytes], { type: "image/jpeg" });
      const body = formOf({ fileId: String(fileId), variant }, picture, `${variant}.jpg`);
      return call(putVariant.path, { method: "POST", body }, signal, bytes.byteLength);
    },
  };
}

async function readReply(path: string, response: Response): Promise<CallResult<unknown>> {
  const { status, headers } = response;
  const isJson = headers.get("content-type")?.includes("json");
  const json: unknown = isJson ? await response.json() : undefined;
  const { data: envelope } = envelopeShape.safeParse(json);
  if (envelope && isSuccess(path, envelope.code)) return { ok: true, value: envelope.data };
  return { ok: false, failure: failureOf({ status, envelope, retryAfter: waitOf(headers) }) };
}

/** Fields come before the content: whoever reads them as they arrive knows what it is. */
function formOf(fields: Readonly<Record<string, string>>, file: Blob, name: string): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append("file", file, name);
  return form;
}

function thereIn(data: unknown): ChunksThere {
  const { uploaded, chunkNumbers } = Object(data) as { uploaded?: unknown; chunkNumbers?: unknown };
  const numbers = Array.isArray(chunkNumbers) ? chunkNumbers : [];
  return {
    uploaded: uploaded === true,
    chunkNumbers: numbers.filter((number): number is number => typeof number === "number"),
  };
}

function chunkFields(row: UploadRow, number: number): Record<string, string> {
  const { md5, name, size, ext, mimeType, fileId, sum } = row;
  return {
    chunkNumber: String(number),
    chunkSize: String(CHUNK_SIZE),
    currentChunkSize: String(sizeOfChunk(size, number)),
    totalSize: String(size),
    identifier: md5,
    filename: name,
    relativePath: name,
    totalChunks: String(countChunks(size)),
    fileType: mimeType,
    extension: ext,
    fileId: String(fileId),
    sum,
  };
}

function mergeFields(row: UploadRow) {
  const { md5, name, size, mimeType, ext, fileId, sum } = row;
  return {
    identifier: md5,
    fileName: name,
    fileSize: String(size),
    fileType: mimeType,
    extension: ext,
    type: isSentAsImage(row) ? "annexpic" : "annex",
    fileId: String(fileId),
    sum,
  };
}
