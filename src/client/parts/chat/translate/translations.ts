import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { Failure } from "#client/parts/failure/use-failure-text.ts";

/** How far the translation of a message has come. */
export type Translation =
  | { readonly state: "asking" }
  | { readonly state: "ready"; readonly text: string; readonly from: string }
  | { readonly state: "failed"; readonly failure: Failure };

/** The translations that somebody has asked for, until the page is left. */
export class Translations {
  readonly #shown = new Map<string, Translation>();
  readonly #listeners = new Set<() => void>();

  /** Of these words of a message: what is edited afterwards has none. */
  of(messageId: number, words: string): Translation | undefined {
    return this.#shown.get(keyOf(messageId, words));
  }

  show(messageId: number, words: string, translation: Translation): void {
    this.#shown.set(keyOf(messageId, words), translation);
    this.#tell();
  }

  hide(messageId: number, words: string): void {
    this.#shown.delete(keyOf(messageId, words));
    this.#tell();
  }

  readonly subscribe = (listen: () => void): (() => void) => {
    this.#listeners.add(listen);
    return () => this.#listeners.delete(listen);
  };

  #tell(): void {
    for (const listen of this.#listeners) listen();
  }
}

function keyOf(messageId: number, words: string): string {
  return `${messageId} ${words}`;
}

const byAccount = new WeakMap<LocalDatabase, Translations>();

/** Those of an account: nobody who signs in after it sees them. */
export function translationsIn(database: LocalDatabase): Translations {
  const known = byAccount.get(database) ?? new Translations();
  byAccount.set(database, known);
  return known;
}
