import { Transform, type TransformCallback } from "node:stream";
import type { FastifyRequest, RequestPayload } from "fastify";
import { type Bill, onBill } from "../../processor/bill.ts";
import { payBody } from "../../processor/prices.ts";
import { JsonBounds } from "../edge/read-json.ts";
import { announcesLongBody, formOfBody } from "./read-body.ts";

/**
 * What comes in of a body. Whoever sends a long one pays for as much as came, whatever becomes of it; JSON that goes beyond
 * its bounds is refused there, before the rest of it comes in.
 */
export function boundedBody(
  request: FastifyRequest,
  { payload, bill }: { readonly payload: RequestPayload; readonly bill?: Bill | undefined },
): RequestPayload {
  const form = formOfBody(request);
  // Those of parts are read, and paid for, by who takes them apart.
  if (form === "multipart" || !announcesLongBody(request)) return payload;
  const body = new BoundedBody(bill, form === "json" ? new JsonBounds() : undefined);
  payload.once("error", (error) => body.destroy(error));
  return payload.pipe(body);
}

class BoundedBody extends Transform {
  /** Bytes that came, by the name by which the framework asks for them. */
  receivedEncodedLength = 0;
  readonly #bill: Bill | undefined;
  readonly #bounds: JsonBounds | undefined;

  constructor(bill: Bill | undefined, bounds: JsonBounds | undefined) {
    super();
    this.#bill = bill;
    this.#bounds = bounds;
  }

  override _transform(chunk: Uint8Array, _encoding: BufferEncoding, done: TransformCallback): void {
    this.receivedEncodedLength += chunk.length;
    onBill(this.#bill, () => payBody(chunk.length));
    try {
      this.#bounds?.take(chunk);
    } catch (error) {
      done(error as Error);
      return;
    }
    done(null, chunk);
  }
}
