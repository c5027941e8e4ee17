import { FILE_NAME_MAX } from "../file/file-name.ts";
import type { LibraryItem } from "./library-item.ts";

const NUMBERED = / \((\d{1,4})\)$/;

type Wanted = Pick<LibraryItem, "name" | "ext">;

/** A name that none of the others has, whatever the case of its letters: the one wanted, or it with a number. */
export function freeName(
  wanted: Wanted,
  others: readonly Pick<LibraryItem, "name" | "removedTime">[],
): string {
  return namesOf(others).takeFree(wanted);
}

/** The names of what lies in one place; what is in the trash has left its own free. */
export function namesOf(items: readonly Pick<LibraryItem, "name" | "removedTime">[]): TakenNames {
  const names = new TakenNames();
  for (const { name, removedTime } of items) if (removedTime === 0) names.add(name);
  return names;
}

/** The names in one place, for many that come there one after the other. */
export class TakenNames {
  readonly #taken = new Set<string>();
  /** By what stands around a number: below which one all are taken, so that twins do not try them again. */
  readonly #nextNumbers = new Map<string, number>();

  /** One more is there. */
  add(name: string): void {
    this.#taken.add(name.toLowerCase());
  }

  /** What `freeName` finds, which is taken from then on. */
  takeFree(wanted: Wanted): string {
    const name = this.#taken.has(wanted.name.toLowerCase()) ? this.#numbered(wanted) : wanted.name;
    this.add(name);
    return name;
  }

  #numbered({ name, ext }: Wanted): string {
    const tail = ext === "" ? "" : name.slice(name.lastIndexOf("."));
    const head = name.slice(0, name.length - tail.length).replace(NUMBERED, "");
    // A longer number leaves less of a long name, and may meet others there.
    for (let digits = 1; ; digits += 1) {
      const stem = cutBefore(head, FILE_NAME_MAX - ` (${"0".repeat(digits)})${tail}`.length);
      const around = `${digits} ${stem.toLowerCase()}/${tail.toLowerCase()}`;
      let number = this.#nextNumbers.get(around) ?? Math.max(2, 10 ** (digits - 1));
      while (number < 10 ** digits && this.#isTaken(`${stem} (${number})${tail}`)) number += 1;
      this.#nextNumbers.set(around, number);
      if (number < 10 ** digits) return `${stem} (${number})${tail}`;
    }
  }

  #isTaken(name: string): boolean {
    return this.#taken.has(name.toLowerCase());
  }
}

/** At most so many characters, none of them halved. */
function cutBefore(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
}
