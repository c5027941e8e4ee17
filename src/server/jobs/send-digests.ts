import type { NotifySetting } from "#domain/notify/notify-setting.ts";
import { digestPartOf, digestUntil, nextDigest } from "#domain/notify/digest.ts";
import { type Digest, digestLetter } from "../mail/digest-letter.ts";
import { sendLetter } from "../mail/send-letter.ts";
import { TRY_AGAIN } from "../mail/try-again.ts";
import { readCompany } from "../people/company.ts";
import type { Server } from "../server.ts";
import type { MailSettings } from "../settings.ts";
import { pageOfApprovals } from "../tables/lists/approval-list.ts";
import { myTasksUntil } from "../tables/lists/task-list.ts";
import * as turns from "../tables/own/digest-turn.ts";
import type { Db, Tx } from "../tables/sql/db.ts";

type Parts = Pick<Server, "database" | "log" | "now" | "settings">;
type Wanted = Pick<NotifySetting, "id" | "digest" | "digestAt" | "timeZone">;

/** People who are looked up at once, and things of each kind that one letter is made from. */
const BATCH = 100;
const MOST = 200;
/** Milliseconds between two digests of one person at least, however often they change its time. */
const PAUSE = 6 * 3_600_000;

/** Sends the letters that say what is to be done: each at its time once, from whichever server comes first. */
export async function sendDigests({ database, log, now, settings }: Parts): Promise<void> {
  const { mail } = settings;
  if (!mail) return;
  await planTurns(database, now());
  let isMore = true;
  while (isMore) {
    isMore = await database.transaction(async (tx) => sendNext(tx, mail, { log, now: now() }));
  }
}

async function planTurns(db: Db, now: number): Promise<void> {
  for (;;) {
    const wanted = await turns.withoutDigestTurn(db, BATCH);
    for (const each of wanted) {
      const after = Math.max(now, each.sentTime + PAUSE);
      await turns.setDigestTurn(db, each, nextDigest(each, after) ?? 0);
    }
    if (wanted.length < BATCH) return;
  }
}

async function sendNext(
  tx: Tx,
  mail: MailSettings,
  { log, now }: { log: Parts["log"]; now: number },
): Promise<boolean> {
  const held = await turns.holdDigestTurn(tx, now);
  if (!held) return false;
  const [person, company] = await Promise.all([turns.addresseeOf(tx, held.id), readCompany(tx)]);
  const digest = await digestOf(tx, held, { appUrl: mail.appUrl, now });
  if (person && company && digest) {
    const { email: to, nickname } = person;
    const addressee = { to, nickname, company: company.name, language: company.language };
    try {
      await sendLetter(mail, digestLetter(addressee, digest));
      await turns.keepSentDigest(tx, held.id, now);
    } catch (error) {
      log.warn({ err: error, tries: held.tries }, "A digest could not be sent by letter");
      const pause = TRY_AGAIN[held.tries];
      if (pause !== undefined) {
        await turns.putOffDigest(tx, held.id, now + pause);
        return true;
      }
    }
  }
  await turns.setDigestTurn(tx, held, nextDigest(held, now) ?? 0);
  return true;
}

/** What somebody's digest says now; undefined where there is nothing to be done. */
async function digestOf(
  db: Db,
  wanted: Wanted,
  { appUrl, now }: { readonly appUrl: string; readonly now: number },
): Promise<Digest | undefined> {
  const { id: userId, digest, timeZone } = wanted;
  if (digest === "off") return undefined;
  const until = digestUntil(wanted, now);
  const found = await myTasksUntil(db, userId, { until, most: MOST });
  const waiting = await pageOfApprovals(
    db,
    { userId, role: "waiting", keyword: "", status: undefined },
    { current: 1, size: MOST },
  );
  const tasks = found.flatMap(({ id, name, plan, planId, startTime, endTime }) => {
    const part = digestPartOf({ startTime, endTime }, { now, until });
    const time = part === "starts" ? startTime : endTime;
    const link = `${appUrl}/manage/plan/${planId}?task=${id}`;
    return part ? [{ part, name, plan, time, link }] : [];
  });
  const requests = waiting.list.map(({ id, title }) => ({
    words: title,
    link: `${appUrl}/manage/approve/${id}`,
  }));
  if (tasks.length + requests.length === 0) return undefined;
  return { digest, timeZone, tasks, requests, appUrl };
}
