import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../../settings.ts";
import { type ContentPlace, NotThere, type Source, StoreFull } from "./file-store.ts";
import { goingOn, READ_PATIENCE } from "./s3-read.ts";
import { dropUnfinishedUploads } from "./s3-unfinished.ts";
import { type Asked, contentsIn, partsToXml, textIn } from "./s3-words.ts";

/** Bytes of a part of a content, of which 10,000 are allowed: 16 MB, so that 2 GB are 128 of them. */
const PART = 16 * 1024 ** 2;
const TRIES = 4;
/** Milliseconds for which the first answer is waited for, of a part on its way too. */
const PATIENCE = 5 * 60_000;
const REST = 300;
const PARTIAL = 206;
const MISSING = 404;
const NO_ROOM = 507;
const FIRST_ERROR = 400;
const SERVER_ERROR = 500;
/** It does not know the call at all. */
const NOT_IMPLEMENTED = 501;
const UNKNOWN_THERE = new Set([405, NOT_IMPLEMENTED]);

/** An S3 said no. It names the code that S3 gives and the content, never a key or what was signed. */
class S3Refusal extends Error {
  override readonly name = "S3Refusal";
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Contents in a bucket, as `contents/<sha256>`. A content is there from the moment on at which its last part is confirmed. */
export function openS3Place(settings: S3Settings, patience = READ_PATIENCE): ContentPlace {
  const client = new AwsClient({
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    service: "s3",
    region: settings.region,
    // What failed is asked again here, where it is known what may be.
    retries: 0,
  });

  const askOnce = async ({ method, key = "", query = {}, body, headers }: Asked) => {
    const address = new URL(`${settings.endpoint}/${settings.bucket}${key && `/${key}`}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), PATIENCE);
    try {
      const response = await client.fetch(address.href, {
        method,
        // Signed with the rest: what was damaged on its way is refused there.
        headers: { ...headers, "x-amz-content-sha256": hexOf(body ?? new Uint8Array()) },
        ...(body && { body }),
        signal: giveUp.signal,
      });
      if (response.status < FIRST_ERROR) return response;
      throw refusalOf(response.status, method === "HEAD" ? "" : await response.text(), key);
    } finally {
      clearTimeout(timer);
    }
  };

  const ask = async (asked: Asked): Promise<Response> => again(async () => askOnce(asked));
  /** All that is answered: a word that breaks off is asked for again. */
  const askWords = async (asked: Asked): Promise<string> =>
    again(async () => (await askOnce(asked)).text());

  const putInParts = async (key: string, source: Source) => {
    const begun = await (await ask({ method: "POST", key, query: { uploads: "" } })).text();
    const uploadId = textIn(begun, "UploadId");
    if (!uploadId) throw new Error("S3 began no upload");
    try {
      const tags: string[] = [];
      for (let from = 0; from < source.size; from += PART) {
        const body = await pieceOf(source, from);
        const query = { partNumber: `${tags.length + 1}`, uploadId };
        const { headers } = await ask({ method: "PUT", key, query, body });
        tags.push(headers.get("etag") ?? "");
      }
      const body = new TextEncoder().encode(partsToXml(tags));
      const ended = await ask({ method: "POST", key, query: { uploadId }, body });
      // It answers before it is done, and may say in the end that it could not.
      const said = await ended.text();
      if (textIn(said, "Code")) throw refusalOf(SERVER_ERROR, said, key);
    } catch (error) {
      await ask({ method: "DELETE", key, query: { uploadId } }).catch(() => undefined);
      throw error;
    }
  };

  return {
    async sizeOf(sha256) {
      try {
        const { headers } = await ask({ method: "HEAD", key: keyOf(sha256) });
        return Number(headers.get("content-length"));
      } catch (error) {
        if (error instanceof NotThere) return undefined;
        throw error;
      }
    },

    async put(sha256, source) {
      if (source.size > PART) await putInParts(keyOf(sha256), source);
      else await ask({ method: "PUT", key: keyOf(sha256), body: await pieceOf(source, 0) });
    },

    async read(sha256, { from, to }) {
      if (to < from) return Readable.from([]);
      const open = async (at: number) => {
        const headers = { range: `bytes=${at}-${to}` };
        const { body, status } = await ask({ method: "GET", key: keyOf(sha256), headers });
        if (!body || (status !== PARTIAL && at > 0)) throw new Error("S3 does not give parts");
        return body;
      };
      return Readable.from(goingOn(await open(from), open, { from, to }, patience));
    },

    async remove(sha256) {
      await ask({ method: "DELETE", key: keyOf(sha256) }).catch((error: unknown) => {
        if (!(error instanceof NotThere)) throw error;
      });
    },

    async *list() {
      let more: string | undefined;
      do {
        const query = {
          "list-type": "2",
          prefix: FOLDER,
          ...(more && { "continuation-token": more }),
        };
        const page = await askWords({ method: "GET", query });
        for (const key of contentsIn(page)) yield key.slice(FOLDER.length);
        more = textIn(page, "NextContinuationToken");
      } while (more);
    },

    async dropUnfinished(time) {
      try {
        await dropUnfinishedUploads(ask, { folder: FOLDER, time });
      } catch (error) {
        // Such an S3 cannot be told what was begun there, and has to see to it by itself.
        if (!(error instanceof S3Refusal && UNKNOWN_THERE.has(error.status))) throw error;
      }
    },
  };
}

const FOLDER = "contents/";

/** Does what may fail once more, a few times. */
async function again<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (isFinal(error) || attempt === TRIES) throw error;
      await rest(attempt);
    }
  }
}

/** Asked again it would say the same. */
function isFinal(error: unknown): boolean {
  if (error instanceof NotThere || error instanceof StoreFull) return true;
  if (!(error instanceof S3Refusal)) return false;
  return error.status < SERVER_ERROR || error.status === NOT_IMPLEMENTED;
}

function keyOf(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error(`${sha256} is no name in the store`);
  return `${FOLDER}${sha256}`;
}

async function pieceOf({ size, read }: Source, from: number): Promise<Uint8Array<ArrayBuffer>> {
  const to = Math.min(size, from + PART) - 1;
  const piece = await buffer(await read({ from, to }));
  if (piece.length !== to - from + 1) throw new Error("Less could be read than there should be");
  return piece;
}

function hexOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function refusalOf(status: number, said: string, key: string): Error {
  const code = textIn(said, "Code") ?? "";
  if (status === MISSING && code !== "NoSuchBucket") return new NotThere(`${key} is not there`);
  const message = `S3 said ${status} ${code} to ${key || "the bucket"}`;
  if (status === NO_ROOM || /Quota|InsufficientStorage|StorageFull/i.test(code))
    return new StoreFull(message);
  return new S3Refusal(status, message);
}

async function rest(attempt: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, REST * 2 ** attempt);
  });
}
