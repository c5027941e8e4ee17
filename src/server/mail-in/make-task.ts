import { SUCCESS } from "#contract/success.ts";
import type { Id } from "#domain/id.ts";
import { TASK_NAME_MAX } from "#domain/limits.ts";
import { isSeen, oneLine } from "#domain/one-line.ts";
import { MAIL_SIZE_MAX, type MailRefusal } from "#domain/plan/mail/mail-limits.ts";
import { runCommand } from "../commands/run-command.ts";
import { textsIn } from "../local-text.ts";
import { readCompany } from "../people/company.ts";
import { findLedgerEntries } from "../tables/own/ledger.ts";
import * as rows from "../tables/own/outward/plan-mail.ts";
import { tableOf } from "../tables/registry.ts";
import { type MailMaker, makerFor, type MailSender } from "./decide-sender.ts";
import { keepAttachments, type KeepingParts } from "./keep-attachments.ts";
import type { MailContents } from "./mail-contents.ts";
import { describeMail } from "./mail-description.ts";
import { isAutomatic, type MailHead } from "./mail-head.ts";
import type { WaitingMail } from "./mailbox.ts";

/** So often an e-mail is begun that is never brought to its end. */
const TRIES_MAX = 5;

/** An e-mail that was looked at. */
export interface Looked {
  readonly mail: WaitingMail;
  readonly head: MailHead | undefined;
  /** The whole of it, read when it is first asked for. */
  readonly contents: () => Promise<MailContents | MailRefusal>;
}

/** An e-mail at the address of a plan. */
export interface Mailed {
  readonly address: rows.MailAddressRow;
  readonly row: rows.PlanMailRow;
  readonly sender: MailSender | undefined;
}

/** What an e-mail has become, and how many attachments became no file. */
export interface MadeTask {
  readonly taskId: Id;
  readonly leftOut: number;
}

/** The task of an e-mail; or why there is none. */
export async function makeTask(
  parts: KeepingParts,
  mailed: Mailed,
  looked: Looked,
): Promise<MadeTask | MailRefusal> {
  const { row } = mailed;
  const known = await taskBefore(parts, row);
  if (row.tries > TRIES_MAX) return known ? { ...known, leftOut: row.leftOut } : "failed";
  if (!known) return addTask(parts, mailed, looked);
  const brought = await looked.contents();
  if (typeof brought === "string") return { ...known, leftOut: row.leftOut };
  return withFiles(parts, row, { ...known, brought });
}

/** Under this the ledger knows what is done for an e-mail. */
function ledgerNameOf({ id }: rows.PlanMailRow): string {
  return `job:mail-in:${id}`;
}

interface KnownTask {
  readonly taskId: Id;
  readonly userId: Id;
}

/** The task that was made before the work broke off: it stands, whatever would be decided by now. */
async function taskBefore(
  { database }: KeepingParts,
  row: rows.PlanMailRow,
): Promise<KnownTask | undefined> {
  const { taskId, userId } = row;
  if (taskId > 0) return { taskId, userId };
  if (row.tries === 1) return undefined;
  const [entry] = await findLedgerEntries(database, [{ clientId: ledgerNameOf(row), n: 0 }]);
  if (!entry || entry.code !== SUCCESS) return undefined;
  return { taskId: (entry.data as { id: Id }).id, userId: entry.userId };
}

async function addTask(
  parts: KeepingParts,
  { address, row, sender }: Mailed,
  { mail, head, contents }: Looked,
): Promise<MadeTask | MailRefusal> {
  const { database, now } = parts;
  if (!head) return "unreadable";
  if (isAutomatic(head)) return "automatic";
  if (!sender) return "sender";
  // What was begun is counted already; what is looked at anew costs as much as another one.
  const but = row.tries > 1 ? row.id : 0;
  const decided = await makerFor(database, address, sender, { now: now(), but });
  if (typeof decided === "string") return decided;
  if (mail.size > MAIL_SIZE_MAX) return "tooBig";
  await count(parts, row, decided);
  const brought = await contents();
  if (typeof brought === "string") return brought;
  // Whoever goes on with what was begun goes on as the same.
  const maker: MailMaker =
    row.tries === 1 || row.userId === 0 || row.userId === decided.userId
      ? decided
      : { ...decided, userId: row.userId, isSender: false };
  const { userId } = maker;
  await rows.setPlanMail(database, row.id, { userId });
  const added = await runCommand(parts, {
    actor: { userId, isAdmin: false },
    command: "task.add",
    body: await taskBody(parts, { address, row, sender }, { maker, brought }),
    mutation: { clientId: ledgerNameOf(row), n: 0 },
    isRefill: true,
  });
  if (added.state === "refused") {
    // Another server has made it meanwhile, out of what was decided otherwise: the next try goes on with that.
    if (added.refusal.reason === "mutationForked") throw new Error("Its task is there already");
    return reasonOf(added.refusal.reason);
  }
  const { id: taskId } = added.reply as { id: Id };
  return withFiles(parts, row, { taskId, userId, brought });
}

/** Before it is read: what cannot be read costs as much as what can. */
async function count(
  { database }: KeepingParts,
  row: rows.PlanMailRow,
  { standing }: MailMaker,
): Promise<void> {
  const before = row.standing === standing ? row.counted : 0;
  const counted = row.tries > 1 ? Math.max(1, before) : before + 1;
  await rows.setPlanMail(database, row.id, { standing, counted });
}

async function withFiles(
  parts: KeepingParts,
  row: rows.PlanMailRow,
  { taskId, userId, brought }: KnownTask & { readonly brought: MailContents },
): Promise<MadeTask> {
  const { attachments, beyond } = brought;
  // Until they are kept they are left out: where that never ends, it is known how many there were.
  const leftOut = attachments.length + beyond;
  await rows.setPlanMail(parts.database, row.id, { taskId, userId, leftOut });
  const task = { taskId, userId, ledgerName: ledgerNameOf(row) };
  return { taskId, leftOut: (await keepAttachments(parts, task, attachments)) + beyond };
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
