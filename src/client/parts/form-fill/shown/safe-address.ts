/** The address of a link that somebody designed, where it leads to a page; anything that acts is none. */
export function safeAddress(written: string): string | undefined {
  if (!/^https?:\/\//i.test(written.trim())) return undefined;
  try {
    return new URL(written).href;
  } catch {
    return undefined;
  }
}
