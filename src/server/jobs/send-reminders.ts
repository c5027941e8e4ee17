import { reminderLetter } from "../mail/letters.ts";
import { sendLetter } from "../mail/send-letter.ts";
import { TRY_AGAIN } from "../mail/try-again.ts";
import { readCompany } from "../people/company.ts";
import type { Server } from "../server.ts";
import type { MailSettings } from "../settings.ts";
import {
  factsOfReminder,
  forgetSentLetters,
  holdReminderLetter,
  keepSentLetter,
  putOffReminderLetter,
  removeReminderLetter,
} from "../tables/own/reminder-letter.ts";
import type { Tx } from "../tables/sql/db.ts";

type Parts = Pick<Server, "database" | "log" | "now" | "settings">;

/** Sends the letters by which people are reminded, one after the other, each from one server. */
export async function sendReminders({ database, log, now, settings }: Parts): Promise<void> {
  const { mail } = settings;
  if (!mail) return;
  await forgetSentLetters(database, now());
  let isMore = true;
  while (isMore) {
    isMore = await database.transaction(async (tx) => sendNext(tx, mail, { log, now: now() }));
  }
}

async function sendNext(
  tx: Tx,
  mail: MailSettings,
  { log, now }: { log: Parts["log"]; now: number },
): Promise<boolean> {
  const held = await holdReminderLetter(tx, now);
  if (!held) return false;
  const facts = await factsOfReminder(tx, held);
  const company = await readCompany(tx);
  if (facts && company) {
    const { email: to, nickname, name, planId } = facts;
    const addressee = { to, nickname, company: company.name, language: company.language };
    const link = `${mail.appUrl}/manage/plan/${planId}?task=${held.taskId}`;
    try {
      await sendLetter(mail, reminderLetter(addressee, { name, link }));
      await keepSentLetter(tx, held.id, now);
      return true;
    } catch (error) {
      log.warn({ err: error, tries: held.tries }, "A reminder could not be sent by letter");
      const pause = TRY_AGAIN[held.tries];
      if (pause !== undefined) {
        await putOffReminderLetter(tx, held.id, now + pause);
        return true;
      }
    }
  }
  await removeReminderLetter(tx, held.id);
  return true;
}
