import type { Dialog } from "#domain/dialog/dialog.ts";
import { usersOfPairDialog } from "#domain/id.ts";
import { replaceMentions } from "#domain/message/mention.ts";
import type { Message } from "#domain/message/message.ts";
import { sourceOf, writtenInMessage } from "#domain/message/message-body.ts";
import { kindsOf, type SoughtKind } from "#domain/message/sought-kind.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { ownersOf, type Task } from "#domain/task/task.ts";
import type { TaskContent } from "#domain/task/task-content.ts";
import type { User } from "#domain/user/user.ts";

export const searchKinds = ["person", "plan", "chat", "task", "message"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A row as the search knows it. */
export interface SearchEntry {
  readonly kind: SearchKind;
  /** Of the row; of a person the user, of a chat the dialog. */
  readonly id: number;
  /** The name, of a message its words. */
  readonly title: string;
  /** Further words by which it is found: a description. */
  readonly more: string;
  /** When it was last of interest, epoch ms. */
  readonly time: number;
  /** Whose it is: the author, and of a task its owners too. */
  readonly userIds: readonly number[];
  /** The plan it belongs to, 0 = none. */
  readonly planId: number;
  /** The chat it stands in, 0 = none. */
  readonly dialogId: number;
  /** What a message is and brings, [] of everything else. */
  readonly kinds: readonly SoughtKind[];
  /** Complete, archived or disabled: shown after what is alive. */
  readonly past: boolean;
}

/** Longer descriptions are known by their beginning. */
const MORE_MAX = 2_000;

const marks = /<[^>]*>/g;
const signs = /&(?:[a-z]+|#\d+);/g;
/** Marks of markdown within a line; nobody looks for them, and they would part a word. */
const emphasis = /\*\*|__|~~|`+/g;

/** `spokenAt`: when the person last talked with them, epoch ms, 0 = never. */
export function personEntry(user: User, spokenAt: number): SearchEntry | undefined {
  if (user.deleteTime > 0) return undefined;
  return {
    kind: "person",
    id: user.id,
    title: user.nickname,
    more: "",
    time: spokenAt,
    userIds: [user.id],
    planId: 0,
    dialogId: 0,
    kinds: [],
    past: user.disableTime > 0,
  };
}

export function planEntry(plan: Plan): SearchEntry {
  return {
    kind: "plan",
    id: plan.id,
    title: plan.name,
    more: plan.desc,
    time: plan.updateTime || plan.createTime,
    userIds: [plan.userId],
    planId: plan.id,
    dialogId: 0,
    kinds: [],
    past: plan.archivedTime > 0,
  };
}

/** Groups only: a chat of two is found by the person, one of a plan or a task by these. */
export function chatEntry(dialog: Dialog): SearchEntry | undefined {
  if (dialog.groupType !== "user" || usersOfPairDialog(dialog.id)) return undefined;
  return {
    kind: "chat",
    id: dialog.id,
    title: dialog.name,
    more: "",
    time: dialog.lastTime || dialog.createTime,
    userIds: [dialog.ownerId],
    planId: 0,
    dialogId: dialog.id,
    kinds: [],
    past: false,
  };
}

export function taskEntry(task: Task, content: TaskContent | undefined): SearchEntry {
  const more = content?.content
    .slice(0, MORE_MAX * 2)
    .replace(marks, " ")
    .replace(signs, " ");
  return {
    kind: "task",
    id: task.id,
    title: task.name,
    more: more?.slice(0, MORE_MAX) ?? "",
    time: task.updateTime || task.createTime,
    userIds: [...new Set([task.userId, ...ownersOf(task)])],
    planId: task.planId,
    dialogId: task.dialogId,
    kinds: [],
    past: task.completeTime > 0 || task.archivedTime > 0,
  };
}

export function messageEntry(
  message: Message,
  nameOf: (userId: number) => string,
): SearchEntry | undefined {
  const { msg, withdrawTime } = message;
  if (withdrawTime > 0) return undefined;
  const said = writtenInMessage(message);
  const words = msg.type === "md" ? said.replaceAll(emphasis, "") : said;
  return {
    kind: "message",
    id: message.id,
    title: replaceMentions(words, (id) => `@${nameOf(id)}`),
    more: "",
    time: message.createTime,
    // Imported ones were written by somebody who is not here.
    userIds: sourceOf(message) ? [] : [message.userId],
    planId: message.planId,
    dialogId: message.dialogId,
    kinds: kindsOf(message),
    past: false,
  };
}
