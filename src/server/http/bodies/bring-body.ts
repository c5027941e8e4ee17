import type { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import type { CallDefinition } from "#contract/call.ts";
import { TOO_LARGE } from "#contract/envelope.ts";
import { ATTACHMENT_SIZE_DEFAULT } from "#domain/file/upload-rules.ts";
import { PARAMETER_ERROR, parameterError, type Refusal } from "#domain/refusal.ts";
import { newDraftName } from "../../files/draft-name.ts";
import type { Written } from "../../files/store/file-store.ts";
import type { Server } from "../../server.ts";
import { formOfBody } from "./read-body.ts";
import { openMultipart } from "./multipart.ts";
import { silenceOf } from "./progress.ts";

/** A part that came before its fields, or beside them: it lies in the store under a name of its own. */
export interface ReceivedPart extends Written {
  readonly draft: string;
  readonly fileName: string;
}

/** What of a body is no field. */
export interface Brought {
  /** The bytes of the part, while they come. */
  readonly part?: Readable;
  readonly received?: ReceivedPart;
  /** Resolves when the whole body has come; throws where it does not. */
  readonly isIn: Promise<void>;
  /** Passes over what was not read, and drops what nobody kept. */
  close(): Promise<void>;
}

const nothing: Brought = { isIn: Promise.resolve(), close: async () => undefined };

class NoPart extends Error {
  readonly statusCode = PARAMETER_ERROR;
}

class PartTooLarge extends Error {
  readonly statusCode = TOO_LARGE;
}

/** What comes is refused by the rules of the product, in words of its own. */
export class PartRefused extends Error {
  override readonly name = "PartRefused";
  readonly refusal: Refusal;
  constructor(refusal: Refusal, options: ErrorOptions) {
    super(`The part is refused: ${refusal.reason}`, options);
    this.refusal = refusal;
  }
}

const pictureTooLarge = parameterError("file.imageTooBig", {
  size: ATTACHMENT_SIZE_DEFAULT,
  unit: "MB",
});

/** Reads a body up to its part where the fields stand before it, else to its end; the fields become the request's body. */
export async function bringBody(
  parts: Pick<Server, "files" | "settings">,
  call: CallDefinition,
  request: FastifyRequest,
): Promise<Brought> {
  try {
    return await bringAny(parts, call, request);
  } catch (error) {
    const isTooLarge =
      error instanceof Error && "statusCode" in error && error.statusCode === TOO_LARGE;
    if (isTooLarge && call.part?.isPicture)
      throw new PartRefused(pictureTooLarge, { cause: error });
    throw error;
  }
}

async function bringAny(
  { files, settings }: Pick<Server, "files" | "settings">,
  { part: declared }: CallDefinition,
  request: FastifyRequest,
): Promise<Brought> {
  if (!declared || formOfBody(request) !== "multipart") {
    if (declared && !declared.isOptional) throw new NoPart();
    return nothing;
  }
  const body = await openMultipart(request.raw, declared, silenceOf(settings));
  request.body = body.fields;
  const { part, fileName, isIn, discard } = body;
  if (!part) {
    await isIn;
    if (!declared.isOptional) throw new NoPart();
    return nothing;
  }
  if (declared.fieldsFirst) return { part, isIn, close: discard };
  const draft = newDraftName();
  const close = async () => {
    await discard();
    await files.drop(draft);
  };
  try {
    const written = await files.write(draft, part, declared.max);
    if (written.size > declared.max) throw new PartTooLarge();
    await isIn;
    return { received: { draft, fileName, ...written }, isIn, close };
  } catch (error) {
    await close();
    throw error;
  }
}
