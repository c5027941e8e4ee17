import { liveQuery } from "dexie";
import type { LocalDatabase } from "./local-database.ts";
import { readMeta } from "./meta.ts";

/** The socket of this browser, which one worker holds for all tabs. */
export interface OpenSocket {
  /** Its id, which calls carry (seed 000 §7); "" while none is known to be open. */
  id(): string;
  /** Reads of it in the database of an account; answered with what ends that. */
  follow(database: LocalDatabase): () => void;
}

export function createOpenSocket(): OpenSocket {
  let id = "";
  const know = (noted = "") => {
    id = noted;
  };
  return {
    id: () => id,
    follow({ meta }) {
      const reading = liveQuery(() => readMeta(meta, "socket"));
      // A database that was closed says nothing more.
      const followed = reading.subscribe({ next: know, error: () => know() });
      return () => {
        followed.unsubscribe();
        know();
      };
    },
  };
}
