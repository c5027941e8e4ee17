import {
  type LoaderCallbacks,
  type LoaderConfiguration,
  type LoaderContext,
  type HlsConfig,
  LoadStats,
} from "hls.js/light";
import type { Pieces } from "#client/live/files/use-pieces.ts";

const FOUND = 200;
const MISSING = 404;
/** What the player takes for a line that is away. */
const UNREACHED = 0;

/** How the player reads a list and what it names: never from an address, only from files beside it. */
export function pieceLoader(read: Pieces["read"]): HlsConfig["loader"] {
  return class {
    context: LoaderContext | null = null;
    stats = new LoadStats();
    #left = false;

    load(
      context: LoaderContext,
      _settings: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      this.context = context;
      this.stats.loading.start = performance.now();
      void this.#load(context, callbacks);
    }

    abort(): void {
      this.#left = true;
      this.stats.aborted = true;
    }

    destroy(): void {
      this.abort();
    }

    async #load(context: LoaderContext, callbacks: LoaderCallbacks<LoaderContext>): Promise<void> {
      const { url, rangeStart: from = 0, rangeEnd: end = 0, responseType } = context;
      const piece = await read(url, end > from ? { from, end } : undefined);
      if (this.#left) return;
      if (typeof piece === "string") {
        const code = piece === "elsewhere" ? MISSING : UNREACHED;
        callbacks.onError({ code, text: piece }, context, null, this.stats);
        return;
      }
      const data = responseType === "arraybuffer" ? await piece.arrayBuffer() : await piece.text();
      if (this.#left) return;
      const { stats } = this;
      stats.loaded = piece.size;
      stats.total = piece.size;
      stats.loading.first = performance.now();
      stats.loading.end = stats.loading.first;
      callbacks.onSuccess({ url, data, code: FOUND }, stats, context, null);
    }
  };
}
