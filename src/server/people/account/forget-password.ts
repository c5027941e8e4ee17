import { passwordLetter } from "../../mail/letters.ts";
import { sendLetter } from "../../mail/send-letter.ts";
import type { Server } from "../../server.ts";
import { findAccount } from "../../tables/lists/people-list.ts";
import { newestAccountLink } from "../../tables/own/account-link.ts";
import { findCredential } from "../../tables/own/credential.ts";
import { findPerson } from "../find-person.ts";
import { readCompany } from "../company.ts";
import { makeLink, RESET_LIFE } from "./make-link.ts";

/** Milliseconds between two letters to one person: nobody's mail box is filled by somebody else. */
const LETTER_EVERY = 60_000;

/**
 * Sends whoever has the address a link for a new password, if anybody has. People without a
 * password sign in elsewhere, and get none by a letter.
 */
export async function sendPasswordLetter(
  { database, settings }: Pick<Server, "database" | "settings">,
  { email, language }: { email: string; language: string },
  now: number,
): Promise<void> {
  const { mail } = settings;
  const account = mail && (await findAccount(database, email));
  const user = account && (await findPerson(database, account.id));
  if (!mail || !user || !(await findCredential(database, user.id))) return;
  const last = await newestAccountLink(database, "password", user.id, now);
  if (last && last.email !== "" && now - last.createTime < LETTER_EVERY) return;
  const wanted = { kind: "password", userId: user.id, email } as const;
  const { code } = await makeLink(database, wanted, RESET_LIFE, now);
  const company = (await readCompany(database))?.name ?? "";
  const addressee = { to: email, nickname: user.nickname, company, language };
  await sendLetter(mail, passwordLetter(addressee, `${mail.appUrl}/password#${code}`));
}
