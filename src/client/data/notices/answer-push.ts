import type { SystemNotice } from "#base/notices.ts";
import { type PushPayload, pushPayloadShape } from "#contract/push.ts";
import {
  type LocalDatabase,
  localDatabaseNames,
  openExistingDatabase,
} from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { type DeliverySettings, endWhereSignedOut } from "../lead/deliver.ts";
import { inFreeSeat } from "../lead/free-seat.ts";
import { pullAll } from "../sync/pull.ts";
import { readNoticeChoice } from "./notice-choice.ts";
import {
  noticeOfMessage,
  noticeOfWork,
  plainNotice,
  plainWorkNotice,
  testNotice,
} from "./notice-words.ts";
import { readNotice } from "./read-notice.ts";
import { nameNotice, type WorkNotice } from "./work-notices.ts";

/** Fetching a message before it is shown may take so long, ms; then it is shown without its words. */
const PATIENCE = 8_000;

/**
 * What is shown for a push: the message as it lies in this browser, fetched first where it does not yet. undefined =
 * nothing, because the person has read or silenced it here, or is signed out; ended = they were signed out just now,
 * and what was shown before goes too.
 */
export async function noticeOfPush(
  text: string,
  settings: DeliverySettings,
): Promise<SystemNotice | "ended" | undefined> {
  const payload = pushPayloadShape.safeParse(readJson(text));
  if (!payload.success) return undefined;
  const { userId } = payload.data;
  const name = (await localDatabaseNames()).find((each) => each.endsWith(`-${userId}`));
  if (!name) return undefined;
  const database = openExistingDatabase(name);
  try {
    return await noticeIn(database, payload.data, settings);
  } finally {
    database.close();
  }
}

async function noticeIn(
  database: LocalDatabase,
  payload: PushPayload,
  settings: DeliverySettings,
): Promise<SystemNotice | "ended" | undefined> {
  const session = await readMeta(database.meta, "session");
  const choice = await readNoticeChoice(database);
  if (!session) return undefined;
  let ended = false;
  const fetchRows = async () =>
    inFreeSeat(database, settings, async (fence) => {
      const call = settings.callerOf(session.token, session.language, database);
      const failure = await pullAll(database, call, fence, () => settings.now());
      const now = settings.now();
      ended = await endWhereSignedOut(database, failure, { session, fence, now });
    });
  if (payload.kind === "ended") {
    // A push may come late, when somebody has signed in anew: what counts is what the server says now.
    await fetchRows();
    return ended ? "ended" : undefined;
  }
  if (!choice.on) return undefined;
  if (payload.kind === "test") return testNotice(choice);
  if (payload.kind === "notice") {
    const { noticeId, time } = payload;
    const find = async () => findNotice(database, noticeId, time);
    const notice = await findOrFetch(find, fetchRows);
    if (ended) return "ended";
    return notice ? noticeOfWork(notice, choice) : plainWorkNotice(noticeId, choice);
  }
  const { userId, messageId } = payload;
  const message = await findOrFetch(async () => database.message.get(messageId), fetchRows);
  if (ended) return "ended";
  if (!message) return plainNotice(payload, choice);
  const link = await readMeta(database.meta, "link");
  const now = settings.now() + (link?.clockOffset ?? 0);
  const { everybody = "", sticker } = choice.words ?? {};
  const notice = await readNotice(database, message, { userId, now, everybody, sticker });
  return notice && noticeOfMessage(notice, choice);
}

/** What a push is about, fetched where it is not here yet, as long as patience lasts. */
async function findOrFetch<Found>(
  find: () => Promise<Found | undefined>,
  fetchRows: () => Promise<void>,
): Promise<Found | undefined> {
  const here = await find();
  if (here) return here;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([fetchRows().catch(() => undefined), patience]);
  return find();
}

/** The notice of that moment or a later one, with its names. */
async function findNotice(
  database: LocalDatabase,
  noticeId: string,
  time: number,
): Promise<WorkNotice | undefined> {
  const notice = await database.notice.get(noticeId);
  return notice && notice.time >= time ? nameNotice(database, notice) : undefined;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
