import { createHash } from "node:crypto";
import type { Id } from "#domain/id.ts";
import type { MailRefusal } from "#domain/plan/mail/mail-limits.ts";
import { hashSecret } from "../people/tokens.ts";
import * as rows from "../tables/own/outward/plan-mail.ts";
import { isAuthentic } from "./authentic-sender.ts";
import { COUNTED_FOR } from "./decide-sender.ts";
import type { KeepingParts } from "./keep-attachments.ts";
import type { MailContents } from "./mail-contents.ts";
import {
  type MailHead,
  messageIdOf,
  readHead,
  recipientsOf,
  senderOf,
  subjectOf,
} from "./mail-head.ts";
import type { MailInSettings } from "./mail-in-settings.ts";
import type { Mailbox, MailFolder, WaitingMail } from "./mailbox.ts";
import { type Looked, makeTask } from "./make-task.ts";
import { codesIn } from "./plan-address.ts";
import { takeApart } from "./take-apart.ts";

/** Milliseconds for which no other server begins with an e-mail; what it does twice all the same is done once. */
const LEASE = 120_000;
/** Refused e-mails of a plan of which it is known why. */
const REFUSED_KEPT = 200;

/** What became of an e-mail at one address. */
type Fate = "taken" | "refused" | "waits";

/**
 * Makes a task of an e-mail in each plan to whose address it goes, and puts it away. Each step is done once, however often it
 * is begun: the row says which Message-ID was taken by which plan, the ledger what was done for it.
 */
export async function takeMail(
  parts: KeepingParts,
  mailbox: Mailbox,
  settings: MailInSettings,
  mail: WaitingMail,
): Promise<void> {
  const head = readHead(mail.head);
  let read: Promise<MailContents | MailRefusal> | undefined;
  const contents = async () => (read ??= readContents(mailbox, mail));
  const fates: Fate[] = [];
  for (const code of codesIn(settings, recipientsOf(head ?? []))) {
    const address = await rows.findMailAddress(parts.database, { codeHash: hashSecret(code) });
    if (address) fates.push(await takeAt(parts, settings, address, { mail, head, contents }));
  }
  if (fates.includes("waits")) return;
  const folder: MailFolder = fates.includes("taken") ? "Taken" : "Refused";
  if (fates.length === 0) parts.log.info("An e-mail goes to no plan and was put away");
  await mailbox.move(mail.uid, folder);
}

async function readContents(
  mailbox: Mailbox,
  { uid }: WaitingMail,
): Promise<MailContents | MailRefusal> {
  const bytes = await mailbox.read(uid);
  if (!bytes) return "unreadable";
  return (await takeApart(bytes)) ?? "unreadable";
}

async function takeAt(
  parts: KeepingParts,
  { authserv }: MailInSettings,
  address: rows.MailAddressRow,
  looked: Looked,
): Promise<Fate> {
  const { database, mint, now } = parts;
  const { planId } = address;
  const head = looked.head ?? [];
  const from = senderOf(head);
  const known = {
    id: mint.nextId(),
    mailKey: keyOf(planId, looked.mail, head),
    planId,
    sender: from ?? "",
    subject: subjectOf(head),
  };
  const time = now();
  const row = await rows.claimPlanMail(database, known, { now: time, until: time + LEASE });
  if (!row) return (await rows.isMailTaken(database, known.mailKey)) ? "taken" : "waits";
  const sender = from && {
    address: from,
    isAuthentic: authserv === "" ? undefined : isAuthentic(head, authserv, from),
  };
  const found = await makeTask(parts, { address, row, sender: sender || undefined }, looked);
  if (typeof found === "string") {
    await rows.setPlanMail(database, row.id, { state: "refused", reason: found, claimedUntil: 0 });
    const since = time - COUNTED_FOR;
    await rows.trimRefusedMails(database, planId, { newest: REFUSED_KEPT, since });
    return "refused";
  }
  await rows.setPlanMail(database, row.id, { state: "taken", reason: "", ...found });
  return "taken";
}

/**
 * One Message-ID of one sender in one plan; of an e-mail without, what it begins with. Whoever has seen a Message-ID must not be able to
 * use it up, or to be counted, for others.
 */
function keyOf(planId: Id, { head: bytes, size }: WaitingMail, head: MailHead): string {
  const messageId = messageIdOf(head);
  const hash = createHash("sha256").update(`${planId}\n${senderOf(head) ?? ""}\n`);
  if (messageId === "") hash.update(`${size}\n`).update(bytes);
  else hash.update(`<${messageId}`);
  return hash.digest("base64url");
}
