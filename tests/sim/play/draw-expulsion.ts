import type { Draw } from "./action.ts";
import { aDialog, aPerson, aPlan, aTask } from "./draw-thing.ts";

/** Puts somebody out of a plan in which they have work. */
export const dismiss: Draw = async (seen) => {
  const task = await aTask(seen);
  const owner = task?.taskUser.find(({ userId }) => userId !== seen.userId);
  return (
    task &&
    owner && { name: "plan.removeUsers", args: { planId: task.planId, userId: [owner.userId] } }
  );
};

export const putOutOfPlan: Draw = async (seen) => {
  const plan = await aPlan(seen);
  return plan && { name: "plan.removeUsers", args: { planId: plan.id, userId: [aPerson(seen)] } };
};

export const leavePlan: Draw = async (seen) => {
  const plan = await aPlan(seen);
  if (!plan || seen.luck.chance(0.5)) return undefined;
  return { name: "plan.exit", args: { planId: plan.id } };
};

export const removePlan: Draw = async (seen) => {
  const plan = await aPlan(seen);
  if (!plan || seen.luck.chance(0.7)) return undefined;
  return { name: "plan.remove", args: { planId: plan.id } };
};

export const putOutOfGroup: Draw = async (seen) => {
  const dialog = await aDialog(seen);
  return (
    dialog && {
      name: "dialog.removeGroupUsers",
      args: { dialogId: dialog.id, userId: [aPerson(seen)] },
    }
  );
};

/** Draws something after which somebody may see less than before. */
export const drawExpulsion: Draw = async (seen) =>
  seen.luck.pick([dismiss, putOutOfPlan, leavePlan, removePlan, putOutOfGroup])?.(seen);
