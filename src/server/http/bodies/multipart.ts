import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import type { PartDefinition } from "#contract/call.ts";
import { TOO_LARGE } from "#contract/envelope.ts";
import { PARAMETER_ERROR } from "#domain/refusal.ts";
import { payBody } from "../../processor/prices.ts";
import { endAfter } from "./progress.ts";
import { Fields, FIELDS_MAX } from "./fields.ts";

/** Bytes that fields and boundaries may take beside the part. */
const BESIDE_PART = 64 * 1024;
const FIELD_MAX = 8 * 1024;

/** A body of parts that is none, ends early or brings what the call does not take. */
class BadParts extends Error {
  readonly statusCode = PARAMETER_ERROR;
}

class TooLarge extends Error {
  readonly statusCode = TOO_LARGE;
}

/** A multipart body while it comes in. */
export interface Multipart {
  /** Those that have come so far; all of them once the body is in. */
  readonly fields: Fields;
  /** The bytes of the part, to be read once; undefined where the body has ended without one. */
  readonly part: Readable | undefined;
  /** As the caller's system calls what is in the part; "" where it does not say. */
  readonly fileName: string;
  /** Resolves when all of the body has come, of which the part has to be read; throws where it does not come. */
  readonly isIn: Promise<void>;
  /** Passes over what is left of the body. */
  discard(): Promise<void>;
}

/**
 * Reads a multipart body up to its part. Nothing is kept in memory but fields; a line on which nothing moves for so
 * many milliseconds ends, and the body has no other limit of time than the server's.
 */
export async function openMultipart(
  raw: IncomingMessage,
  { name: wanted, max }: PartDefinition,
  silence: number,
): Promise<Multipart> {
  if (Number(raw.headers["content-length"] ?? 0) > max + BESIDE_PART) throw new TooLarge();
  const fields = new Fields();
  const parser = parserOf(raw);
  const { promise: begun, resolve: begin } = Promise.withResolvers<BusboyFileStream | undefined>();
  const { promise: isIn, resolve: end, reject } = Promise.withResolvers<void>();
  let part: BusboyFileStream | undefined;
  let fileName = "";
  const fail = (error: Error) => {
    reject(error);
    raw.unpipe(parser);
    raw.resume();
    part?.destroy(error);
  };
  let length = 0;
  raw.on("data", (piece: Buffer) => {
    length += piece.length;
    if (length > max + BESIDE_PART) fail(new TooLarge());
    // Who goes on and on does not do so to be answered.
    if (length > 2 * (max + BESIDE_PART)) raw.destroy();
  });
  raw.on("close", () => {
    if (!raw.readableEnded) fail(new BadParts("The line broke"));
  });
  parser.on("field", (field, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) return fail(new TooLarge());
    try {
      return fields.add(field, value);
    } catch (error) {
      return fail(error as Error);
    }
  });
  parser.on("file", (field, stream, name: string | undefined) => {
    // Whoever reads it hears of the error; until somebody does it is nobody's.
    stream.on("error", () => undefined);
    if (field !== wanted) return fail(new BadParts(`No part is called ${field}`));
    part = stream;
    fileName = name ?? "";
    return begin(stream);
  });
  for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) {
    parser.on(limit, () => fail(new BadParts("Too many parts")));
  }
  parser.on("error", (error) => fail(new BadParts("No parts", { cause: error })));
  parser.on("finish", () => {
    endAfter(raw, 0);
    begin(undefined);
    end();
  });
  const pay = () => payBody(length);
  isIn.then(pay, pay);
  endAfter(raw, silence);
  raw.pipe(parser);
  const found = await Promise.race([begun, isIn.then(() => begun)]);
  return {
    fields,
    part: found,
    fileName,
    isIn,
    async discard() {
      found?.resume();
      await isIn.catch(() => undefined);
    },
  };
}

function parserOf(raw: IncomingMessage): BusboyInstance {
  try {
    const type = raw.headers["content-type"] ?? "";
    const limits = {
      fieldNameSize: 100,
      fieldSize: FIELD_MAX,
      fields: FIELDS_MAX,
      files: 1,
      headerPairs: 20,
      headerSize: FIELD_MAX,
    };
    return new Busboy({ headers: { ...raw.headers, "content-type": type }, limits });
  } catch (error) {
    throw new BadParts("No boundary", { cause: error });
  }
}
