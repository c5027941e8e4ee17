import { createContext, useContext } from "react";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { StorageState } from "./watch-storage.ts";

/** The account's database and how it stands. */
export interface AccountStorage {
  readonly database: LocalDatabase;
  readonly state: StorageState;
  /** Whether what another version had stored was cleared as it was opened. */
  readonly wasCleared: boolean;
  /** Whether what the server tells finds room; else rows are as old as when there was some. */
  readonly hasRoom: boolean;
  /** Tries to open it once more. */
  readonly reopen: () => void;
}

export const StorageContext = createContext<AccountStorage | undefined>(undefined);

/** Apart from the data itself: screens are not drawn again because a database has been opened. */
export function useStorage(): AccountStorage {
  const storage = useContext(StorageContext);
  if (!storage) throw new Error("useStorage outside of StorageContext");
  return storage;
}
