import { rankBetween } from "#domain/rank.ts";
import { TASK_COLORS } from "#domain/task/task.ts";
import type { Action, Draw } from "./action.ts";
import { dismiss, leavePlan, putOutOfGroup, putOutOfPlan, removePlan } from "./draw-expulsion.ts";
import { removeTaskFile, sendFile } from "./draw-file.ts";
import { drawImport } from "./draw-import.ts";
import { drawMenu } from "./draw-menu.ts";
import {
  aColumn,
  aDialog,
  aMessage,
  aPerson,
  aPlan,
  aTask,
  aWord,
  type Seen,
} from "./draw-thing.ts";

/** Draws one action; undefined when what it needs is not there. */
export async function drawAction(seen: Seen): Promise<Action | undefined> {
  const draw = seen.luck.pick(draws);
  return draw?.(seen);
}

const addTask: Draw = async (seen) => {
  const column = await aColumn(seen);
  return (
    column && {
      name: "task.add",
      args: {
        planId: column.planId,
        columnId: column.id,
        name: aWord(seen),
        owner: [aPerson(seen)],
      },
    }
  );
};

const editTask: Draw = async (seen) => {
  const task = await aTask(seen);
  return task && { name: "task.edit", args: { id: task.id, name: aWord(seen) } };
};

const turnMilestone: Draw = async (seen) => {
  const task = await aTask(seen);
  return task && { name: "task.edit", args: { id: task.id, milestone: task.milestone ? 0 : 1 } };
};

const sendText: Draw = async (seen) => {
  const dialog = await aDialog(seen);
  const mention = seen.luck.chance(0.3) ? ` <@${aPerson(seen)}>` : "";
  return (
    dialog && {
      name: "message.sendText",
      args: { dialogId: dialog.id, text: aWord(seen) + mention },
    }
  );
};

const sort: Draw = async (seen) => {
  const task = await aTask(seen, false);
  const column = task && (await seen.database.column.where("scope").equals(task.scope).first());
  return (
    column && {
      name: "plan.sort",
      args: {
        planId: task.planId,
        tasks: [{ id: task.id, columnId: column.id, rank: rankBetween(task.rank, undefined) }],
      },
    }
  );
};

const read: Draw = async (seen) => {
  const message = await aMessage(seen);
  return (
    message && {
      name: "message.read",
      args: { id: [{ id: message.id, dialogId: message.dialogId }] },
    }
  );
};

/** Into a column, of its own plan or of another one. */
async function moveTo(seen: Seen, where: "itsPlan" | "otherPlans"): Promise<Action | undefined> {
  const task = await aTask(seen, false);
  const columns = (await seen.database.column.orderBy("id").toArray()).filter(
    ({ planId }) => (planId === task?.planId) === (where === "itsPlan"),
  );
  const column = seen.luck.pick(columns);
  if (!task || !column) return undefined;
  return {
    name: "task.move",
    args: { taskId: task.id, planId: column.planId, columnId: column.id },
  };
}

/** Common things stand several times. */
const draws: readonly Draw[] = [
  addTask,
  addTask,
  addTask,
  editTask,
  editTask,
  sendText,
  sendText,
  sendText,
  sendFile,
  removeTaskFile,
  sort,
  sort,
  read,
  dismiss,
  drawImport,
  drawMenu,
  async (seen) => ({ name: "plan.add", args: { name: aWord(seen), columns: ["To do", "Done"] } }),
  async (seen) => ({ name: "plan.add", args: { name: aWord(seen), personal: 1 } }),
  async (seen) => {
    const plan = await aPlan(seen);
    return plan && { name: "plan.edit", args: { id: plan.id, name: aWord(seen) } };
  },
  async (seen) => {
    const plan = await aPlan(seen);
    return plan && { name: "plan.invite", args: { planId: plan.id, userId: [aPerson(seen)] } };
  },
  async (seen) => {
    const plan = await aPlan(seen);
    return plan && { name: "plan.invite", args: { planId: plan.id, userId: [...seen.people] } };
  },
  putOutOfPlan,
  leavePlan,
  async (seen) => {
    const plan = await aPlan(seen);
    const type = plan?.archivedTime === 0 ? "add" : "recovery";
    return plan && { name: "plan.archive", args: { planId: plan.id, type } };
  },
  removePlan,
  turnMilestone,
  async (seen) => {
    const plan = await aPlan(seen);
    return plan && { name: "column.add", args: { planId: plan.id, name: aWord(seen) } };
  },
  async (seen) => {
    const column = await aColumn(seen);
    const taskLimit = seen.luck.pick([0, 1, 3]);
    return column && { name: "column.edit", args: { id: column.id, color: "green", taskLimit } };
  },
  async (seen) => {
    const column = await aColumn(seen);
    if (!column || seen.luck.chance(0.7)) return undefined;
    return { name: "column.remove", args: { id: column.id } };
  },
  async (seen) => {
    const task = await aTask(seen, false);
    return task && { name: "task.addSubtask", args: { taskId: task.id, name: aWord(seen) } };
  },
  async (seen) => {
    const task = await aTask(seen);
    const completeTime = task?.completeTime === 0 ? seen.now : 0;
    return task && { name: "task.edit", args: { id: task.id, completeTime } };
  },
  async (seen) => {
    const task = await aTask(seen);
    const args = {
      addOwner: [aPerson(seen)],
      removeOwner: [aPerson(seen)],
      addAssist: [aPerson(seen)],
    };
    return task && { name: "task.edit", args: { id: task.id, ...args } };
  },
  async (seen) => {
    const task = await aTask(seen);
    const start = seen.now + seen.luck.upTo(100) * 3_600_000;
    return (
      task && {
        name: "task.edit",
        args: {
          id: task.id,
          times: [start, start + 3_600_000],
          timesWere: [task.startTime, task.endTime],
          color: seen.luck.pick(TASK_COLORS) ?? "",
        },
      }
    );
  },
  async (seen) => {
    const task = await aTask(seen, false);
    const content = task && (await seen.database.taskContent.get(task.id));
    return (
      task && {
        name: "task.edit",
        args: {
          id: task.id,
          content: `<p>${aWord(seen)}</p>`,
          contentVersion: content?.version ?? 0,
        },
      }
    );
  },
  async (seen) => moveTo(seen, "itsPlan"),
  async (seen) => moveTo(seen, "otherPlans"),
  async (seen) => {
    const task = await aTask(seen, false);
    const type = task?.archivedTime === 0 ? "add" : "recovery";
    return task && { name: "task.archive", args: { taskId: task.id, type } };
  },
  async (seen) => {
    const task = await aTask(seen);
    const unchanged = seen.luck.chance(0.3) && { unchanged: true as const };
    return task && { name: "task.remove", args: [{ id: task.id, ...unchanged }] };
  },
  async (seen) => {
    const task = await aTask(seen, false);
    return task && { name: "task.openDialog", args: { taskId: task.id } };
  },
  async (seen) => ({ name: "dialog.openUser", args: { userId: aPerson(seen) } }),
  async (seen) => ({
    name: "dialog.addGroup",
    args: { name: aWord(seen), userId: [aPerson(seen)] },
  }),
  async (seen) => {
    const dialog = await aDialog(seen);
    return dialog && { name: "dialog.editGroup", args: { id: dialog.id, name: aWord(seen) } };
  },
  async (seen) => {
    const dialog = await aDialog(seen);
    const writing = seen.luck.chance(0.3) ? ("chosen" as const) : ("all" as const);
    const slowMode = seen.luck.pick([0, 10] as const) ?? 0;
    return dialog && { name: "dialog.setRules", args: { dialogId: dialog.id, writing, slowMode } };
  },
  async (seen) => {
    const dialog = await aDialog(seen);
    return (
      dialog && {
        name: "dialog.addGroupUsers",
        args: { dialogId: dialog.id, userId: [aPerson(seen)] },
      }
    );
  },
  putOutOfGroup,
  async (seen) => {
    const dialog = await aDialog(seen);
    return (
      dialog && {
        name: "dialog.set",
        args: { dialogId: dialog.id, top: seen.luck.chance(0.5) ? 1 : 0 },
      }
    );
  },
  async (seen) => {
    const plan = await aPlan(seen);
    const top = seen.luck.chance(0.5) ? 1 : 0;
    return plan && { name: "plan.setPlace", args: { planId: plan.id, top, favourite: top } };
  },
  async (seen) => {
    const message = await aMessage(seen);
    return message && { name: "message.edit", args: { msgId: message.id, text: aWord(seen) } };
  },
  async (seen) => {
    const message = await aMessage(seen);
    return message && { name: "message.withdraw", args: { msgId: message.id } };
  },
  async (seen) => {
    const message = await aMessage(seen);
    return message && { name: "message.report", args: { msgId: message.id, reason: "other" } };
  },
  async (seen) => {
    const message = await aMessage(seen);
    const remove = seen.luck.chance(0.3);
    return (
      message && { name: "message.setEmoji", args: { msgId: message.id, symbol: "👍", remove } }
    );
  },
  async (seen) => {
    const message = await aMessage(seen);
    return (
      message && {
        name: "message.sendText",
        args: { dialogId: message.dialogId, text: aWord(seen), replyId: message.id },
      }
    );
  },
  async (seen) => ({ name: "user.editData", args: { nickname: aWord(seen) } }),
];
