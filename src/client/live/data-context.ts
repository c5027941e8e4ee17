import { createContext, useContext } from "react";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { Calls } from "./calls/use-calls.ts";
import type { LiveQueries } from "./live-queries.ts";

/** What screens of a signed-in person stand on. */
export interface Data extends Calls {
  readonly database: LocalDatabase;
  /** Questions of the screens to the database. */
  readonly queries: LiveQueries;
  readonly userId: number;
  readonly isAdmin: boolean;
  /** Epoch ms on the server's clock, as far as it is known. */
  readonly now: () => number;
  /** Tells the person why something was refused at once. */
  readonly onRefused: (refusal: Refusal) => void;
  /** Tells the server which screen is open (seed 000 §7). */
  readonly reportPath: (path: string) => void;
  /** Sends and fetches at once. */
  readonly syncNow: () => void;
}

export const DataContext = createContext<Data | undefined>(undefined);

export function useData(): Data {
  const data = useContext(DataContext);
  if (!data) throw new Error("useData outside of DataContext");
  return data;
}
