import * as z from "zod/mini";
import { isSeen, oneLine } from "./one-line.ts";
import { textShape } from "./shape.ts";

/** The name of a thing or a person: on one line, min to max characters of which some can be seen. */
export function nameShape(min: number, max: number) {
  return textShape(min, max, oneLine).check(z.refine(isSeen, { params: { reason: "nameUnseen" } }));
}
