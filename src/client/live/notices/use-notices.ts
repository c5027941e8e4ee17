import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { NoticeChoice } from "#client/data/database/meta.ts";
import { readNoticeChoice } from "#client/data/notices/notice-choice.ts";
import type { NotifySetting } from "#domain/notify/notify-setting.ts";
import { useData } from "../data-context.ts";
import { type Live, useLive } from "../use-live.ts";

/** What was chosen on this browser. */
export function useNoticeChoice(): Live<NoticeChoice> {
  return useLive(readNoticeChoice);
}

/** The person's quiet hours, the same on all devices; undefined = never set. */
export function useQuietHours(): Live<NotifySetting | undefined> {
  return useLive(readQuietHours, useData().userId);
}

async function readQuietHours(database: LocalDatabase, userId: number) {
  return database.notifySetting.get(userId);
}
