import { Dexie, type Table } from "dexie";
import type { Sealed } from "./seal-text.ts";

/** What somebody had not sent when their session ended here. */
export interface LaidAwayRow {
  readonly id: number;
  /** Name of the account's database. */
  readonly account: string;
  /** Epoch ms. */
  readonly at: number;
  readonly content: Sealed;
}

export type LaidAwayStore = Dexie & {
  readonly laidAway: Table<LaidAwayRow, number, Omit<LaidAwayRow, "id">>;
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
  try {
    return await work(store);
  } finally {
    store.close();
  }
}
