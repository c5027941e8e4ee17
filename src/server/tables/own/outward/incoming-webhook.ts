import type { Db } from "../../sql/db.ts";
import type { Schema } from "../../sql/schema.ts";

export type IncomingRow = Schema["incomingWebhooks"];

export async function addIncomingRow(db: Db, row: IncomingRow): Promise<void> {
  await db.build.insertInto("incomingWebhooks").values(row).execute();
}

/** Those of one chat, the newest first. */
export async function listIncomingRows(db: Db, dialogId: number): Promise<IncomingRow[]> {
  return db.build
    .selectFrom("incomingWebhooks")
    .selectAll()
    .where("dialogId", "=", dialogId)
    .orderBy("id", "desc")
    .execute();
}

export async function findIncomingRow(
  db: Db,
  by: { readonly id: number } | { readonly codeHash: string },
): Promise<IncomingRow | undefined> {
  const found = db.build.selectFrom("incomingWebhooks").selectAll();
  return "id" in by
    ? found.where("id", "=", by.id).executeTakeFirst()
    : found.where("codeHash", "=", by.codeHash).executeTakeFirst();
}

export async function touchIncomingRow(db: Db, id: number, now: number): Promise<void> {
  await db.build
    .updateTable("incomingWebhooks")
    .set({ lastTime: now })
    .where("id", "=", id)
    .execute();
}

export async function removeIncomingRow(db: Db, id: number): Promise<void> {
  await db.build.deleteFrom("incomingWebhooks").where("id", "=", id).execute();
}
