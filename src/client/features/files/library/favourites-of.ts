import type { Library } from "#client/data/queries/library.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { sortItems } from "./sort-items.ts";

/** What a person has marked and can find at the moment, by name. */
export function favouritesOf({
  there,
  favourites,
}: Pick<Library, "there" | "favourites">): LibraryItem[] {
  const found = [...favourites].flatMap((id) => there.get(id) ?? []);
  return sortItems(found, { by: "name", isDown: false });
}
