import type { ArgumentsOf } from "../commands.ts";
import type { Id } from "../id.ts";
import { TASK_NAME_MAX } from "../limits.ts";
import { oneLine } from "../one-line.ts";
import { sameReminder } from "../task/remind/reminder.ts";
import { assistsTask, ownersOf, ownsTask, type Task } from "../task/task.ts";
import type { AutomationAction } from "./automation-action.ts";
import { messageWithWords, withWords, type wordsOfTask } from "./automation-words.ts";

/** A command that a rule is, in the name of whoever saved it. */
export type AutomationCommand = {
  [
    Name in
      | "task.edit"
      | "task.move"
      | "task.add"
      | "task.openDialog"
      | "message.sendText"
      | "checkItem.add"
  ]: {
    readonly command: Name;
    readonly body: ArgumentsOf<Name>;
  };
}[
  | "task.edit"
  | "task.move"
  | "task.add"
  | "task.openDialog"
  | "message.sendText"
  | "checkItem.add"];

/** What an action is worked out from. */
export interface ActionFacts {
  readonly task: Task;
  /** The words of its texts. */
  readonly words: ReturnType<typeof wordsOfTask>;
  /** Epoch ms. */
  readonly now: number;
}

/** The commands that an action is on a task as it stands; none where it is so already. */
export function actionCommands(
  action: AutomationAction,
  facts: ActionFacts,
): readonly AutomationCommand[] {
  const { task } = facts;
  switch (action.does) {
    case "message":
      return [
        { command: "task.openDialog", body: { taskId: task.id } },
        {
          command: "message.sendText",
          body: { dialogId: task.dialogId, text: messageWithWords(action.text, facts.words) },
        },
      ];
    case "task":
      return [addedTask(action, facts)];
    case "checklist":
      return action.lines.map((name) => ({
        command: "checkItem.add",
        body: { taskId: task.id, name },
      }));
    case "column": {
      const { columnId } = action;
      if (columnId === task.columnId) return [];
      return [{ command: "task.move", body: { taskId: task.id, planId: task.planId, columnId } }];
    }
    default: {
      const change = editOf(action, facts);
      return change ? [{ command: "task.edit", body: { id: task.id, ...change } }] : [];
    }
  }
}

type Edit = Omit<ArgumentsOf<"task.edit">, "id">;
type Editing = Exclude<AutomationAction, { does: "message" | "task" | "checklist" | "column" }>;

/** What of the task becomes another; undefined where it is so already. */
function editOf(action: Editing, { task, now }: ActionFacts): Edit | undefined {
  switch (action.does) {
    case "state":
      return unless(action.flowItemId === task.flowItemId, { flowItemId: action.flowItemId });
    case "complete":
      return unless(task.completeTime > 0, { completeTime: now });
    case "priority":
      return unless(action.priority === task.priority, { priority: action.priority });
    case "addTag":
      return unless(task.tagIds.includes(action.tagId), { addTag: [action.tagId] });
    case "removeTag":
      return unless(!task.tagIds.includes(action.tagId), { removeTag: [action.tagId] });
    case "field": {
      const { fieldId, value } = action;
      return unless((task.fields[fieldId] ?? "") === value, { fields: [{ id: fieldId, value }] });
    }
    case "reminder": {
      const { edge, minutes } = action;
      const isThere = task.reminders.some((one) => sameReminder(one, action));
      return unless(isThere, { addReminder: [{ edge, minutes }] });
    }
    default:
      return peopleOf(action, task);
  }
}

type Peopling = Extract<
  Editing,
  { does: "addOwner" | "removeOwner" | "addAssist" | "removeAssist" }
>;

function peopleOf({ does, userIds }: Peopling, task: Task): Edit | undefined {
  const isChanged: Record<Peopling["does"], (userId: Id) => boolean> = {
    addOwner: (userId) => !ownsTask(task, userId),
    removeOwner: (userId) => ownsTask(task, userId),
    addAssist: (userId) => !ownsTask(task, userId) && !assistsTask(task, userId),
    removeAssist: (userId) => assistsTask(task, userId),
  };
  const changed = userIds.filter(isChanged[does]);
  return unless(changed.length === 0, { [does]: changed });
}

function unless(isSo: boolean, change: Edit): Edit | undefined {
  return isSo ? undefined : change;
}

function addedTask(
  { name, columnId, sameOwner }: Extract<AutomationAction, { does: "task" }>,
  { task, words }: ActionFacts,
): AutomationCommand {
  const said = oneLine(withWords(name, words)).slice(0, TASK_NAME_MAX).toWellFormed().trim();
  const owner = sameOwner === 1 ? ownersOf(task) : [];
  return { command: "task.add", body: { planId: task.planId, columnId, name: said, owner } };
}
