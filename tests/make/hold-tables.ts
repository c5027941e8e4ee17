import type { LocalDatabase } from "#client/data/database/local-database.ts";

/** Writes to tables of a browser for as long as nobody lets go of them. */
export function holdTables(database: LocalDatabase, first: string, ...others: string[]) {
  const transaction = database.backendDB().transaction([first, ...others], "readwrite");
  let isHeld = true;
  const spin = () => {
    const asking = transaction.objectStore(first).count();
    asking.addEventListener("success", () => isHeld && spin());
  };
  spin();
  return {
    letGo() {
      isHeld = false;
    },
  };
}
