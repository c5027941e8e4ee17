/** Tags with what was typed beside them: parted at commas, trimmed; empty ones and those that are there are passed over (seed 001 section 5). */
export function withTyped(
  tags: readonly string[],
  typed: string,
  limit = Number.POSITIVE_INFINITY,
): { readonly tags: readonly string[]; readonly isFull: boolean } {
  const words = typed.split(/[,，]/).map((word) => word.trim());
  const all = [...new Set([...tags, ...words.filter((word) => word !== "")])];
  const kept = all.slice(0, Math.max(limit, tags.length));
  return { tags: kept, isFull: kept.length < all.length };
}
