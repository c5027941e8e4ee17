import type { Format } from "#domain/form/list/list-formats.ts";

/** How an element is told to stand out. */
export function formatAttributes(format: Format | undefined) {
  if (!format) return {};
  const { tint, ground, bold } = format;
  return {
    "data-tint": tint,
    ...(ground && { "data-ground": true }),
    ...(bold && { "data-bold": true }),
  };
}
