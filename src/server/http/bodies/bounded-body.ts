import { Transform, type TransformCallback } from "node:stream";
import type { FastifyRequest, RequestPayload } from "fastify";
import { type Bill, onBill } from "../../processor/bill.ts";
import { payBody } from "../../processor/prices.ts";
import { JsonBounds } from "../edge/read-json.ts";

import { passOver } from "./pass-over.ts";
import { announcesLongBody, formOfBody } from "./read-body.ts";

/**
 * What comes in of a body. Long JSON that goes beyond its bounds is refused there, before the rest of it comes in, and
 * whoever sends it pays for as much as came.
 */
export function boundedBody(
  request: FastifyRequest,
  { payload, bill }: { readonly payload: RequestPayload; readonly bill?: Bill | undefined },
): RequestPayload {
  if (formOfBody(request) !== "json" || !announcesLongBody(request)) return payload;
  const body = new BoundedBody();
  body.once("error", () => {
    passOver(request);
    onBill(bill, () => payBody(body.receivedEncodedLength));
  });
  payload.once("error", (error) => body.destroy(error));
  return payload.pipe(body);
}

class BoundedBody extends Transform {
  /** Bytes that came, by the name by which the framework asks for them. */
  receivedEncodedLength = 0;
  readonly #bounds = new JsonBounds();

  override _transform(chunk: Uint8Array, _encoding: BufferEncoding, done: TransformCallback): void {
    this.receivedEncodedLength += chunk.length;
    try {
      this.#bounds.take(chunk);
    } catch (error) {
      done(error as Error);
      return;
    }
    done(null, chunk);
  }
}
