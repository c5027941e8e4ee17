import { createHash } from "node:crypto";
import type { Id } from "#domain/id.ts";
import { TASK_NAME_MAX } from "#domain/limits.ts";
import { isSeen, oneLine } from "#domain/one-line.ts";
import { MAIL_SIZE_MAX, type MailRefusal } from "#domain/plan/mail/mail-limits.ts";
import { runCommand } from "../commands/run-command.ts";
import { textsIn } from "../local-text.ts";
import { readCompany } from "../people/company.ts";
import { hashSecret } from "../people/tokens.ts";
import * as rows from "../tables/own/outward/plan-mail.ts";
import { tableOf } from "../tables/registry.ts";
import { isAuthentic } from "./authentic-sender.ts";
import { type MailMaker, makerFor, type MailSender } from "./decide-sender.ts";
import { keepAttachments, type KeepingParts } from "./keep-attachments.ts";
import type { MailContents } from "./mail-contents.ts";
import { describeMail } from "./mail-description.ts";
import {
  isAutomatic,
  type MailHead,
  messageIdOf,
  readHead,
  recipientsOf,
  senderOf,
  subjectOf,
} from "./mail-head.ts";
import type { MailInSettings } from "./mail-in-settings.ts";
import type { Mailbox, MailFolder, WaitingMail } from "./mailbox.ts";
import { codesIn } from "./plan-address.ts";
import { takeApart } from "./take-apart.ts";

/** Milliseconds for which no other server begins with an e-mail; what it does twice all the same is done once. */
const LEASE = 120_000;
/** So often an e-mail is begun that is never brought to its end. */
const TRIES_MAX = 5;
/** For so long it is known what became of an e-mail, ms; and refused ones of a plan that are told about. */
const KEPT = 400 * 24 * 3_600_000;
const REFUSED_KEPT = 200;

/** What became of an e-mail at one address. */
type Fate = "taken" | "refused" | "waits";

interface Looked {
  readonly mail: WaitingMail;
  readonly head: MailHead | undefined;
  /** The whole of it, read when it is first asked for. */
  readonly contents: () => Promise<MailContents | MailRefusal>;
}

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
  { uid, size }: WaitingMail,
): Promise<MailContents | MailRefusal> {
  if (size > MAIL_SIZE_MAX) return "tooBig";
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
    await rows.trimPlanMails(database, planId, { before: time - KEPT, newest: REFUSED_KEPT });
    return "refused";
  }
  await rows.setPlanMail(database, row.id, { state: "taken", reason: "", ...found });
  return "taken";
}

/** One Message-ID in one plan; of an e-mail without, what it begins with. */
function keyOf(planId: Id, { head: bytes, size }: WaitingMail, head: MailHead): string {
  const messageId = messageIdOf(head);
  const hash = createHash("sha256").update(`${planId}\n`);
  if (messageId === "") hash.update(`${size}\n`).update(bytes);
  else hash.update(`<${messageId}`);
  return hash.digest("base64url");
}

interface Mailed {
  readonly address: rows.MailAddressRow;
  readonly row: rows.PlanMailRow;
  readonly sender: MailSender | undefined;
}

/** The task, with how many attachments became no file; or why there is none. */
async function makeTask(
  parts: KeepingParts,
  { address, row, sender }: Mailed,
  { head, contents }: Looked,
): Promise<{ taskId: Id; leftOut: number } | MailRefusal> {
  const { database, now } = parts;
  if (row.tries > TRIES_MAX) return "failed";
  if (!head) return "unreadable";
  if (isAutomatic(head)) return "automatic";
  if (!sender) return "sender";
  const decided = await makerFor(database, address, sender, { now: now(), mailId: row.id });
  if (typeof decided === "string") return decided;
  const brought = await contents();
  if (typeof brought === "string") return brought;
  // Whoever goes on with what was begun goes on as the same.
  const maker: MailMaker =
    row.userId === 0 || row.userId === decided.userId
      ? decided
      : { userId: row.userId, isSender: false };
  await rows.setPlanMail(database, row.id, { userId: maker.userId });
  const ledgerName = `job:mail-in:${row.id}`;
  const added = await runCommand(parts, {
    actor: { userId: maker.userId, isAdmin: false },
    command: "task.add",
    body: await taskBody(parts, { address, row, sender }, { maker, brought }),
    mutation: { clientId: ledgerName, n: 0 },
    isRefill: true,
  });
  if (added.state === "refused") return reasonOf(added.refusal.reason);
  const { id: taskId } = added.reply as { id: Id };
  await rows.setPlanMail(database, row.id, { taskId });
  const task = { taskId, userId: maker.userId, ledgerName };
  const refused = await keepAttachments(parts, task, brought.attachments);
  return { taskId, leftOut: refused + brought.beyond };
}

async function taskBody(
  { database }: KeepingParts,
  { address, row, sender }: Mailed,
  { maker, brought }: { readonly maker: MailMaker; readonly brought: MailContents },
) {
  const { planId, columnId } = address;
  const column = await tableOf("column").get(database, columnId);
  const say = textsIn((await readCompany(database))?.language ?? "en");
  const name = oneLine(row.subject).trim().slice(0, TASK_NAME_MAX);
  const said =
    maker.isSender || !sender
      ? undefined
      : { address: sender.address, isAuthentic: sender.isAuthentic === true };
  const content = await describeMail(brought, said, say);
  return {
    planId,
    // Where its column is gone, it goes into the first.
    ...(column?.planId === planId && { columnId }),
    name: isSeen(name) ? name : say("mail:task.noSubject"),
    ...(content !== "" && { content }),
  };
}

function reasonOf(reason: string): MailRefusal {
  if (reason === "plan.tasksMax") return "full";
  if (reason === "plan.archived") return "archived";
  return reason.startsWith("plan.") ? "notAllowed" : "failed";
}
