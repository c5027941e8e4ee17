/** Words that the server gives out to get back. */
const KEYS = ["code", "cursor", "mark", "epoch", "step", "token", "timerange", "secret"] as const;
export type ToldKey = (typeof KEYS)[number];

/** Keeps the last of each, whoever they were told to. */
const KEPT = 12;

/** Remembers secrets, cursors and marks from answers, so that others can try them. */
export class Told {
  readonly #words = new Map<ToldKey, string[]>();
  readonly #numbers: number[] = [];

  /** Takes in an answer. */
  hear(value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const known = KEYS.find((name) => name === key);
      if (known && typeof inner === "string" && inner !== "") this.#keep(known, inner);
      else if (typeof inner === "number" && (key === "head" || key === "seq")) {
        this.#numbers.push(inner);
        if (this.#numbers.length > KEPT) this.#numbers.shift();
      } else this.hear(inner);
    }
  }

  of(key: string): readonly string[] {
    return this.#words.get(key as ToldKey) ?? [];
  }

  /** Places in the log that were named. */
  get numbers(): readonly number[] {
    return this.#numbers;
  }

  #keep(key: ToldKey, word: string): void {
    const words = this.#words.get(key) ?? [];
    words.push(word);
    if (words.length > KEPT) words.shift();
    this.#words.set(key, words);
  }
}
