import type { Server } from "../../server.ts";
import { keepWorking } from "../keep-working.ts";
import { makeNextTiles } from "./make-tiles.ts";

type Parts = Pick<Server, "database" | "files" | "log" | "now" | "settings">;

/** How often is looked for what somebody waits for. */
const EVERY = 1_000;

/** Has large drawings cut into tiles, one after the other. */
export function startTiling(parts: Parts): { close(): Promise<void> } {
  const ending = new AbortController();
  const work = keepWorking({
    doNext: async () => makeNextTiles(parts, ending.signal),
    every: EVERY,
    atOnce: 1,
    onFailure: (error) =>
      parts.log.warn({ err: error }, "Drawings could not be cut; the next try is in a moment"),
  });
  return {
    async close() {
      // Nobody waits minutes for a server to stop; the page is begun again by whoever comes next.
      ending.abort();
      await work.close();
    },
  };
}
