/** A list as JSON. */
interface ListText {
  readonly json: string;
}

interface Kept<List> {
  readonly asOf: string;
  readonly list: Promise<List>;
  /** Characters, once it has been read. */
  size: number;
}

/**
 * Lists as they were last read, for as long as nothing has changed in them: whoever asks says as of what. Those that
 * ask at the same time wait for one reading; what was not asked for longest is let go of first.
 */
export class KeptLists<List extends ListText> {
  readonly #sizeMax: number;
  readonly #kept = new Map<string, Kept<List>>();
  #size = 0;

  constructor(sizeMax: number) {
    this.#sizeMax = sizeMax;
  }

  /** The list of that name as of then; read where it is not at hand. */
  async read(name: string, asOf: string, read: () => Promise<List>): Promise<List> {
    const found = this.#kept.get(name);
    if (found?.asOf === asOf) {
      this.#kept.delete(name);
      this.#kept.set(name, found);
      return found.list;
    }
    this.#letGo(name);
    const kept = { asOf, list: read(), size: 0 };
    this.#kept.set(name, kept);
    try {
      const list = await kept.list;
      if (this.#kept.get(name) === kept) this.#weigh(kept, list.json.length);
      return list;
    } catch (error) {
      if (this.#kept.get(name) === kept) this.#letGo(name);
      throw error;
    }
  }

  #weigh(kept: Kept<List>, size: number): void {
    kept.size = size;
    this.#size += size;
    for (const name of this.#kept.keys()) {
      if (this.#size <= this.#sizeMax) return;
      this.#letGo(name);
    }
  }

  #letGo(name: string): void {
    this.#size -= this.#kept.get(name)?.size ?? 0;
    this.#kept.delete(name);
  }
}
