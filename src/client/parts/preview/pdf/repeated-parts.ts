import type { Part, ReadPart } from "#client/data/calls/fetch-part.ts";

/** How long it is waited before each further try, ms. */
const WAITS = [1_000, 2_000, 4_000, 8_000];

interface PartsSettings {
  readonly read: ReadPart;
  /** Takes a part that has come. */
  readonly deliver: (from: number, bytes: Uint8Array<ArrayBuffer>) => void;
  /** Told when the first part is given up, and when all of those are asked for anew. */
  readonly onMissing: (isMissing: boolean) => void;
  /** Calls when there is a network again; what it gives ends that. */
  readonly whenOnline: (listener: () => void) => () => void;
}

/**
 * Parts of a content, each asked for again and again where the line swallows it: who reads a PDF asks for a part once and
 * waits for it for ever.
 */
export class RepeatedParts {
  readonly #settings: PartsSettings;
  readonly #stopped = new AbortController();
  readonly #stopListening: () => void;
  /** Ends the waits of those that are asked for again in a moment. */
  readonly #hurries = new Set<() => void>();
  readonly #missing = new Set<Part>();

  constructor(settings: PartsSettings) {
    this.#settings = settings;
    this.#stopListening = settings.whenOnline(() => {
      this.#hurry();
      this.again();
    });
  }

  /** Has a part delivered, now or once it can be had. */
  async ask(part: Part): Promise<void> {
    for (const wait of [0, ...WAITS]) {
      if (wait > 0) await this.#rest(wait);
      const bytes = await this.#readOnce(part);
      if (this.#stopped.signal.aborted) return;
      if (bytes === "refused") break;
      if (!bytes) continue;
      this.#settings.deliver(part.from, bytes);
      return;
    }
    this.#missing.add(part);
    if (this.#missing.size === 1) this.#settings.onMissing(true);
  }

  /** Asks once more for all that was given up. */
  again(): void {
    if (this.#missing.size === 0) return;
    const parts = [...this.#missing];
    this.#missing.clear();
    this.#settings.onMissing(false);
    for (const part of parts) void this.ask(part);
  }

  /** Delivers nothing any more. */
  stop(): void {
    this.#stopped.abort();
    this.#stopListening();
    this.#missing.clear();
    this.#hurry();
  }

  async #readOnce(part: Part): Promise<Uint8Array<ArrayBuffer> | "refused" | undefined> {
    const { signal } = this.#stopped;
    if (signal.aborted) return undefined;
    try {
      const came = await this.#settings.read(part, signal);
      if (came === "refused") return came;
      // Fewer bytes than asked for would be waited for as well.
      if (came?.size !== part.end - part.from) return undefined;
      return new Uint8Array(await came.arrayBuffer());
    } catch {
      return undefined;
    }
  }

  async #rest(time: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.#hurries.delete(go);
        resolve();
      };
      const timer = setTimeout(go, time);
      this.#hurries.add(go);
    });
  }

  #hurry(): void {
    for (const go of this.#hurries) go();
  }
}
