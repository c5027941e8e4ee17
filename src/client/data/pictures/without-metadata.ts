import { HEADER_BYTES, readImageHeader } from "./image-header.ts";
import { withoutPlace } from "./place/without-place.ts";
import { stripMetadata } from "./strip-metadata.ts";

/** A picture or film without what it says of where it was taken, as far as its kind is known, whatever its name ends with and whether it can be drawn here or not. */
export async function withoutMetadata(source: Blob): Promise<Blob> {
  const header = readImageHeader(await source.slice(0, HEADER_BYTES).arrayBuffer());
  if (!header || header.format === "heif") return withoutPlace(source);
  return new Blob([...stripMetadata(await source.arrayBuffer())], { type: source.type });
}
