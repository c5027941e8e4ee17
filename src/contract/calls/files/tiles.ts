import * as z from "zod/mini";
import { idOf } from "#domain/reference.ts";
import { tileProblems } from "#domain/tiles/tile-problem.ts";
import { defineCall } from "../../call.ts";

/**
 * The tiles of a page, from 1, that is too large for a phone: a picture wherever it lies, a page of a PDF that stands in a register
 * of drawings. They are one content, of which parts are read by ranges. The first who asks has them made. `file.onItsWay`: the
 * content has not come.
 */
export const askTiles = defineCall({
  name: "file.tiles",
  method: "POST",
  path: "/api/file/tiles",
  access: "member",
  byTlsOnly: true,
  body: z.object({
    fileId: idOf("file"),
    page: z.int().check(z.minimum(1), z.maximum(999_999)),
  }),
  reply: z.object({
    /** needless = the page is small, or of a paper in no register; making = ask again in a moment; failed = there will be none. */
    state: z.enum(["needless", "making", "ready", "failed"]),
    /** Where they are read once they are ready, for ten minutes, without a session; "" before. */
    url: z.string(),
    /** Bytes of all of them; 0 before. */
    size: z.int(),
    /** Why there will be none (`domain/tiles/tile-problem.ts`); "" otherwise. */
    problem: z.enum(["", ...tileProblems]),
  }),
});
