import type { Library } from "#client/data/queries/library.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";

/** What has all of these words in its name, wherever it lies. */
export function itemsNamed({ there }: Pick<Library, "there">, text: string): LibraryItem[] {
  const words = text.trim().toLowerCase().split(/\s+/);
  return [...there.values()].filter(({ name }) => {
    const small = name.toLowerCase();
    return words.every((word) => small.includes(word));
  });
}
