import { FILE_NAME_MAX } from "../file/file-name.ts";
import type { LibraryItem } from "./library-item.ts";

const NUMBERED = / \((\d{1,4})\)$/;

/** A name that none of the others has, whatever the case of its letters: the one wanted, or it with a number. */
export function freeName(
  { name, ext }: Pick<LibraryItem, "name" | "ext">,
  others: readonly Pick<LibraryItem, "name" | "removedTime">[],
): string {
  const here = others.filter(({ removedTime }) => removedTime === 0);
  const taken = new Set(here.map((other) => other.name.toLowerCase()));
  if (!taken.has(name.toLowerCase())) return name;
  const tail = ext === "" ? "" : name.slice(name.lastIndexOf("."));
  const head = name.slice(0, name.length - tail.length).replace(NUMBERED, "");
  for (let number = 2; ; number += 1) {
    const end = ` (${number})${tail}`;
    const numbered = cutBefore(head, FILE_NAME_MAX - end.length) + end;
    if (!taken.has(numbered.toLowerCase())) return numbered;
  }
}

/** At most so many characters, none of them halved. */
function cutBefore(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
}
