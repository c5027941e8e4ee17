import { boxesIn, NotUnderstood, patched } from "./boxes.ts";
import { placesInFilm } from "./film-place.ts";
import { placesInHeic } from "./heic-place.ts";

/** How films and HEIC begin; older QuickTime does so with its content. */
const BEGINNINGS = new Set(["ftyp", "moov", "mdat", "wide", "free", "skip"]);
/** What a HEIC is called in its first box. */
const HEIC = /^(hei|hev|mif1|msf1|avif)/;

/**
 * A film or a HEIC without the place at which it was taken: that is overwritten where it stands, so that nothing else
 * moves, and no more than that is read. Anything else, and what cannot be understood, is the file itself.
 */
export async function withoutPlace(source: Blob): Promise<Blob> {
  try {
    for await (const { type, body } of boxesIn(source, 0, source.size)) {
      if (!BEGINNINGS.has(type)) return source;
      const brand = await source.slice(body, body + 4).text();
      const isHeic = type === "ftyp" && HEIC.test(brand);
      return patched(source, await (isHeic ? placesInHeic(source) : placesInFilm(source)));
    }
    return source;
  } catch (error) {
    if (error instanceof RangeError || error instanceof NotUnderstood) return source;
    throw error;
  }
}
