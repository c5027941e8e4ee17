import type { LocalDatabase } from "../database/local-database.ts";
import { type NoticeChoice, readMeta } from "../database/meta.ts";

const nothingChosen: NoticeChoice = { on: false, plain: false, push: "none" };

/** What was chosen on this browser; nothing is shown where nobody has asked for it. */
export async function readNoticeChoice(database: LocalDatabase): Promise<NoticeChoice> {
  return (await readMeta(database.meta, "notices")) ?? nothingChosen;
}

export async function saveNoticeChoice(
  database: LocalDatabase,
  change: Partial<NoticeChoice>,
): Promise<void> {
  await database.transaction("rw", database.meta, async () => {
    const value = { ...(await readNoticeChoice(database)), ...change };
    await database.meta.put({ key: "notices", value });
  });
}
