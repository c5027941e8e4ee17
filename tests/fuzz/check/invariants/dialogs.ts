import type { Dialog } from "#domain/dialog/dialog.ts";
import { usersOfPairDialog } from "#domain/id.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { Task } from "#domain/task/task.ts";
import { POSITIONS_KEPT } from "#domain/limits.ts";
import { isLine } from "#domain/message/message-body.ts";
import type { Approval } from "#domain/approval/approval.ts";
import type { Message } from "#domain/message/message.ts";
import type { Snapshot } from "../../world/snapshot.ts";

/** Every dialog has what it is the chat of, and plans and tasks have their chats. */
export function dialogViolations({ rows }: Snapshot): string[] {
  const plans = new Map(rows.plan.map(({ row }) => [row.id, row]));
  const tasks = new Map(rows.task.map(({ row }) => [row.id, row]));
  const approvals = new Map(rows.approval.map(({ row }) => [row.id, row]));
  const dialogs = new Map(rows.dialog.map(({ row }) => [row.id, row]));
  const members = Map.groupBy(rows.dialogUser, ({ row }) => row.dialogId);
  const violations: string[] = [];
  for (const dialog of dialogs.values()) {
    const userIds = (members.get(dialog.id) ?? []).map(({ row }) => row.userId);
    const holder = {
      plan: plans.get(dialog.linkId),
      task: tasks.get(dialog.linkId),
      approval: approvals.get(dialog.linkId),
    };
    if (!hasOwner(dialog, userIds, holder))
      violations.push(`dialog ${dialog.id} (${dialog.groupType}) has no owner`);
  }
  for (const plan of plans.values()) {
    if (!dialogs.has(plan.dialogId)) violations.push(`plan ${plan.id} has lost its chat`);
  }
  // What the product says is none of what people have said about the task.
  const people = rows.message.map(({ row }) => row).filter((row) => !isLine(row));
  const said = Map.groupBy(people, ({ dialogId }) => dialogId);
  for (const task of tasks.values()) {
    const chat = dialogs.get(task.dialogId);
    if (chat && chat.linkId !== task.id)
      violations.push(`task ${task.id} holds the dialog ${chat.id}, which is not its chat`);
    if (task.msgNum !== (chat ? (said.get(chat.id)?.length ?? 0) : 0))
      violations.push(`task ${task.id} counts ${task.msgNum} messages`);
  }
  return violations;
}

/** Whether a chat belongs to its plan, its task, its request, its two people, or who leads it and is in it. */
function hasOwner(
  dialog: Dialog,
  userIds: readonly number[],
  {
    plan,
    task,
    approval,
  }: { plan: Plan | undefined; task: Task | undefined; approval: Approval | undefined },
): boolean {
  if (dialog.groupType === "plan") return plan?.dialogId === dialog.id && plan.id === dialog.planId;
  if (dialog.groupType === "task")
    return task?.dialogId === dialog.id && task.planId === dialog.planId;
  if (dialog.planId !== 0) return false;
  // That of a request bears its number, and goes with it.
  if (dialog.groupType === "approval")
    return approval?.id === dialog.id && dialog.ownerId === approval.createUserId;
  if (dialog.groupType === "user") return userIds.includes(dialog.ownerId);
  const pair = usersOfPairDialog(dialog.id);
  return pair !== undefined && userIds.every((id) => pair.includes(id));
}

/** Who takes part in a dialog may, and has read no further than was said. */
export function participantViolations({ rows }: Snapshot): string[] {
  const dialogs = new Map(rows.dialog.map(({ row }) => [row.id, row]));
  const planMembers = new Set(rows.planUser.map(({ row }) => row.id));
  const violations: string[] = [];
  for (const { row } of rows.dialogUser) {
    const dialog = dialogs.get(row.dialogId);
    if (row.id !== `${row.dialogId}:${row.userId}` || dialog?.planId !== row.planId)
      violations.push(`dialogUser ${row.id} is of another dialog`);
    if (row.readPosition > (dialog?.lastPosition ?? 0) || row.readPosition < 0)
      violations.push(`dialogUser ${row.id} has read what was never said`);
    if (row.ownPositions.some((own) => own <= row.readPosition))
      violations.push(`dialogUser ${row.id} keeps what it has read`);
    if (row.planId > 0 && !planMembers.has(`${row.planId}:${row.userId}`))
      violations.push(`dialogUser ${row.id} is no member of the plan`);
  }
  return violations;
}

/** Messages stand in their dialog without a gap, and all that counts them agrees. */
export function messageViolations({ rows }: Snapshot): string[] {
  const byDialog = Map.groupBy(
    rows.message.map(({ row }) => row),
    (message) => message.dialogId,
  );
  const violations: string[] = [];
  for (const { row: dialog } of rows.dialog) {
    const messages = byDialog.get(dialog.id) ?? [];
    violations.push(...courseViolations(dialog, messages));
    byDialog.delete(dialog.id);
  }
  for (const dialogId of byDialog.keys())
    violations.push(`messages have lost their dialog ${dialogId}`);
  return violations;
}

function courseViolations(dialog: Dialog, unsorted: readonly Message[]): string[] {
  const messages = unsorted.toSorted((left, right) => left.position - right.position);
  const violations: string[] = [];
  const last = messages.at(-1);
  if (messages.some((message, index) => message.position !== index + 1))
    violations.push(`dialog ${dialog.id} has a gap`);
  if (dialog.lastPosition !== messages.length)
    violations.push(`dialog ${dialog.id} counts ${dialog.lastPosition} messages`);
  if ((dialog.lastMsg?.id ?? 0) !== (last?.id ?? 0))
    violations.push(`dialog ${dialog.id} shows another message than its last`);
  const quiet = messages.filter((message) => isLine(message) || message.withdrawTime > 0);
  const positions = quiet.map(({ position }) => position).slice(-POSITIONS_KEPT);
  if (dialog.quietPositions.join() !== positions.join())
    violations.push(`dialog ${dialog.id} counts others as unread than are`);
  const ids = new Set(messages.map(({ id }) => id));
  for (const message of messages) {
    if (message.planId !== dialog.planId)
      violations.push(`message ${message.id} is of another plan than its dialog`);
    if (message.replyId > 0 && !ids.has(message.replyId))
      violations.push(`message ${message.id} answers what is not in its dialog`);
    const answers = messages.filter(
      ({ replyId, withdrawTime }) => replyId === message.id && withdrawTime === 0,
    );
    if (message.replyNum !== answers.length)
      violations.push(`message ${message.id} counts ${message.replyNum} answers`);
  }
  return violations;
}
