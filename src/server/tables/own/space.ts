import type { Db } from "../sql/db.ts";

/** The space as it stands. */
export interface Space {
  /** The same through restores of a backup. */
  id: string;
  /** Another one after a restore: what clients hold is no longer the truth. */
  epoch: string;
  head: number;
  /** Tombstones below this number are no longer kept. */
  floor: number;
}

export async function readSpace(db: Db): Promise<Space> {
  const [space] = await db.run<Space>("select id, epoch, head, floor from space");
  if (!space)
    throw new Error("The table space is empty: its one row was made by the first migration.");
  return space;
}

export async function readHead(db: Db): Promise<number> {
  const [space] = await db.run<{ head: number }>("select head from space");
  return space?.head ?? 0;
}

/** Takes the next `count` numbers and gives back the last; nobody else commits changes until we do. */
export async function takeNumbers(db: Db, count: number): Promise<number> {
  const [space] = await db.run<{ head: number }>(
    "update space set head = head + $1 returning head",
    [count],
  );
  return space?.head ?? 0;
}
