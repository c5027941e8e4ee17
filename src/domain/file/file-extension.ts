/** Characters of what still is an ending. */
const EXTENSION_MAX = 16;

/** What a name ends in, small and without the dot; "" = nothing, or nothing that is an ending. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf(".");
  if (dot < 1) return "";
  const ending = name.slice(dot + 1).toLowerCase();
  return /^[\p{L}\p{N}]+$/u.test(ending) && ending.length <= EXTENSION_MAX ? ending : "";
}
