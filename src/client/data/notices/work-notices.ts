import { joinKey, usersOfPairDialog } from "#domain/id.ts";
import { EVERYBODY, replaceMentions } from "#domain/message/mention.ts";
import { previewOf } from "#domain/message/preview.ts";
import type { Notice } from "#domain/notice/notice.ts";
import { administers } from "#domain/user/administrators.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** What somebody else did, with the names of whom and what it is about. */
export interface WorkNotice extends Pick<
  Notice,
  "id" | "kind" | "time" | "planId" | "approvalId" | "dialogId" | "msgId"
> {
  /** The task to open, a subtask's own task; 0 = it is about the plan. */
  readonly openTaskId: number;
  /** "" = it has come by itself. */
  readonly by: string;
  /** Name of the task, of the plan, or of what is asked for; the words of the message. */
  readonly thing: string;
}

/** What a person has been told and has not seen to, the newest first; what they turned off is left out. */
export async function readWorkNotices(
  database: LocalDatabase,
  userId: number,
): Promise<WorkNotice[]> {
  const [notices, setting] = await Promise.all([
    database.notice.toArray(),
    database.notifySetting.get(userId),
  ]);
  const wanted = notices.filter((notice) => !setting?.off.includes(notice.kind));
  const named = await Promise.all(wanted.map(async (notice) => nameNotice(database, notice)));
  return named
    .filter((notice) => notice !== undefined)
    .toSorted((left, right) => right.time - left.time);
}

/** With its names, as far as they are here: what is gone, or not here yet, is not told. */
export async function nameNotice(
  database: LocalDatabase,
  notice: Notice,
): Promise<WorkNotice | undefined> {
  if (notice.approvalId > 0) return nameOfRequest(database, notice);
  if (notice.kind === "reported") return nameOfReport(database, notice);
  if (notice.msgId > 0) return nameOfMessage(database, notice);
  if (notice.kind === "deputy") return nameOfAbsence(database, notice);
  const { id, kind, time, planId, taskId, approvalId, byUserId } = notice;
  const [plan, task, by] = await Promise.all([
    database.plan.get(planId),
    taskId > 0 ? database.task.get(taskId) : undefined,
    database.user.get(byUserId),
  ]);
  const thing = taskId > 0 ? task : plan;
  if (!thing || (!by && byUserId > 0)) return undefined;
  const openTaskId = task?.parentId || taskId;
  const named = { by: by?.nickname ?? "", thing: thing.name };
  return { ...ofNoMessage, id, kind, time, planId, approvalId, openTaskId, ...named };
}

const ofNoMessage = { dialogId: 0, msgId: 0 };

/** A message that this browser no longer has, or that was removed, is called by its chat. */
async function nameOfMessage(
  database: LocalDatabase,
  { id, kind, time, userId, dialogId, msgId }: Notice,
): Promise<WorkNotice | undefined> {
  const [message, dialog] = await Promise.all([
    database.message.get(msgId),
    database.dialog.get(dialogId),
  ]);
  // What was reported may be gone by the decision of which it is told.
  const isGone = (message?.withdrawTime ?? 0) > 0 && kind !== "reportDecided";
  if (!dialog || isGone) return undefined;
  const pair = usersOfPairDialog(dialogId);
  const other = pair && (pair[0] === userId ? pair[1] : pair[0]);
  const mentioned = (message?.mention ?? []).filter((one) => one !== EVERYBODY);
  const users = await database.user.bulkGet(other ? [...mentioned, other] : mentioned);
  const nameOf = (one: number) => users.find((user) => user?.id === one)?.nickname ?? "";
  const words = message && replaceMentions(previewOf(message), (one) => `@${nameOf(one)}`);
  const thing = words || dialog.name || (other ? nameOf(other) : "");
  return {
    id,
    kind,
    time,
    planId: 0,
    approvalId: 0,
    openTaskId: 0,
    dialogId,
    msgId,
    by: "",
    thing,
  };
}

/** What waits for somebody's decision, which they have decided by now, is no news any more. */
const ASKS: ReadonlySet<Notice["kind"]> = new Set(["toDecide", "urged", "overdue"]);

async function nameOfRequest(
  database: LocalDatabase,
  { id, kind, time, userId, approvalId, byUserId }: Notice,
): Promise<WorkNotice | undefined> {
  const [approval, by] = await Promise.all([
    database.approval.get(approvalId),
    database.user.get(byUserId),
  ]);
  if (!approval || (!by && byUserId > 0)) return undefined;
  if (ASKS.has(kind) && !approval.askedIds.includes(userId)) return undefined;
  const thing = approval.title || (await database.form.get(approval.formId))?.name || "";
  const named = { by: by?.nickname ?? "", thing };
  return { ...ofNoMessage, id, kind, time, planId: 0, approvalId, openTaskId: 0, ...named };
}

/** Who administers the company no longer hears of no report. */
async function nameOfReport(
  database: LocalDatabase,
  { id, kind, time, userId, msgId, byUserId }: Notice,
): Promise<WorkNotice | undefined> {
  const [me, by] = await Promise.all([database.user.get(userId), database.user.get(byUserId)]);
  if (!administers(me) || !by) return undefined;
  const named = { by: by.nickname, thing: by.nickname };
  return {
    ...ofNoMessage,
    id,
    kind,
    time,
    planId: 0,
    approvalId: 0,
    openTaskId: 0,
    msgId,
    ...named,
  };
}

/** Nobody stands in any more for who is back. */
async function nameOfAbsence(
  database: LocalDatabase,
  { id, kind, time, userId, byUserId }: Notice,
): Promise<WorkNotice | undefined> {
  const [delegation, by] = await Promise.all([
    database.delegation.get(joinKey(byUserId, userId)),
    database.user.get(byUserId),
  ]);
  if (!delegation || !by) return undefined;
  const { nickname } = by;
  const named = { by: nickname, thing: nickname };
  return { ...ofNoMessage, id, kind, time, planId: 0, approvalId: 0, openTaskId: 0, ...named };
}
