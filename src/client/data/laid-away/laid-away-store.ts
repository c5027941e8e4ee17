import { Dexie, type Table } from "dexie";
import type { SentVariant } from "../database/upload-row.ts";
import type { Sealed, SealedBytes } from "./seal-text.ts";

/** What somebody had not sent when their session ended here. */
export interface LaidAwayRow {
  readonly id: number;
  /** Name of the account's database. */
  readonly account: string;
  /** Epoch ms. */
  readonly at: number;
  readonly content: Sealed;
}

/** A piece of a content that had not arrived when the session ended: too much to lie in one text with the rest. */
export interface LaidAwayBytesRow {
  /** Name of the account's database. */
  readonly account: string;
  readonly fileId: number;
  /** Number of the chunk, or which smaller picture it is. */
  readonly part: number | SentVariant;
  /** Epoch ms. */
  readonly at: number;
  readonly content: SealedBytes;
}

export type LaidAwayStore = Dexie & {
  readonly laidAway: Table<LaidAwayRow, number, Omit<LaidAwayRow, "id">>;
  readonly bytes: Table<LaidAwayBytesRow, [string, number, number | string]>;
};

const NAME = "laid-away";

/** As withLaidAway where something was ever laid away on this browser, else `otherwise`: looking leaves no trace. */
export async function withAnyLaidAway<Result>(
  work: (store: LaidAwayStore) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  return (await Dexie.exists(NAME)) ? withLaidAway(work) : otherwise;
}

/** Beside the databases of the accounts, which are all read by somebody; this one no screen reads. */
export async function withLaidAway<Result>(
  work: (store: LaidAwayStore) => Promise<Result>,
): Promise<Result> {
  const store = new Dexie(NAME) as LaidAwayStore;
  store.version(1).stores({ laidAway: "++id, account, at" });
  store.version(2).stores({ bytes: "[account+fileId+part], account, at" });
  try {
    return await work(store);
  } finally {
    store.close();
  }
}
