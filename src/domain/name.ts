import * as z from "zod/mini";
import { isSeen, oneLine } from "./one-line.ts";
import { textShape } from "./shape.ts";

/** What of a name counts where two must not be the same, or mean the same. */
export function comparedName(name: string): string {
  return name.trim().toLowerCase();
}

/** The name of a thing or a person: on one line, min to max characters of which some can be seen. */
export function nameShape(min: number, max: number) {
  return textShape(min, max, oneLine).check(z.refine(isSeen, { params: { reason: "nameUnseen" } }));
}
