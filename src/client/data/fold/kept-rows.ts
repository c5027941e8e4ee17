import { listOf } from "../database/touch-name.ts";

/**
 * What has been read within one transaction, into which nobody else writes: what its commands ask for one after the other is
 * fetched once. What one of them changes is fetched anew.
 */
export class KeptRows {
  readonly #found = new Map<string, Map<string, unknown>>();

  /** What stands under a touch name, fetched where nobody has asked for it yet; `detail` tells apart what shares a name. */
  read<Found>(name: string, detail: string, fetch: () => PromiseLike<Found>): PromiseLike<Found> {
    const details = this.#found.get(name) ?? new Map<string, unknown>();
    this.#found.set(name, details);
    const found = details.has(detail) ? (details.get(detail) as PromiseLike<Found>) : fetch();
    details.set(detail, found);
    return found;
  }

  /** What was just written, so that it need not be fetched. */
  keep(name: string, detail: string, found: unknown): void {
    this.#found.set(name, new Map([[detail, Promise.resolve(found)]]));
  }

  forget(touched: readonly string[]): void {
    for (const name of touched) {
      this.#found.delete(name);
      this.#found.delete(listOf(name));
    }
  }

  forgetAll(): void {
    this.#found.clear();
  }
}
