import { useState } from "react";
import type { PlanView } from "#client/data/queries/plan.ts";
import { useData } from "#client/live/data-context.ts";
import { useBoard } from "#client/live/use-board.ts";
import type { Live } from "#client/live/use-live.ts";
import { useFlow } from "#client/live/use-flow.ts";
import { usePlans, usePlanUsers } from "#client/live/use-plan.ts";
import type { Column } from "#domain/column/column.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import { canRemoveTask } from "#domain/task/can-change-task.ts";
import { assistantsOf, ownersOf, type Task } from "#domain/task/task.ts";
import type { MoveQuestion } from "./move-question.ts";

interface Choice {
  /** 0 = none yet. */
  readonly planId: number;
  readonly columnId?: number;
  readonly flowItemId?: number;
  /** Whether it is complete there; undefined = as it is. */
  readonly isComplete?: boolean;
  /** Undefined = as they are. */
  readonly owner?: number[];
  readonly assist?: number[];
}

function listOf<Item>(live: Live<readonly Item[]>): readonly Item[] {
  return live.state === "ready" ? live.value : [];
}

function columnAmong(columns: readonly Column[], wanted: number): Column | undefined {
  return columns.find(({ id }) => id === wanted) ?? columns[0];
}

/** What is sent of a choice: who is not named stays as far as they can, whatever others change meanwhile. */
function argsOf(
  { id, completeTime }: Pick<Task, "id" | "completeTime">,
  { isComplete, ...choice }: Choice & { columnId: number },
  now: number,
): ArgumentsOf<"task.move"> {
  const changes = isComplete !== undefined && isComplete !== completeTime > 0;
  return { taskId: id, ...choice, ...(changes && { completeTime: isComplete ? now : 0 }) };
}

/** Whether a task is complete in another plan where no state says so; undefined where one does. */
function completionIn(
  flow: Live<readonly unknown[]>,
  { isComplete }: Choice,
  { completeTime }: Pick<Task, "completeTime">,
): boolean | undefined {
  const hasNone = flow.state === "ready" && flow.value.length === 0;
  return hasNone ? (isComplete ?? completeTime > 0) : undefined;
}

/** What can be chosen for the move of a task, and what is. */
export function useMoveChoice({ task, elsewhere = false }: MoveQuestion) {
  const [choice, setChoice] = useState<Choice>({ planId: elsewhere ? 0 : task.planId });
  const { planId } = choice;
  const { now } = useData();
  const plans = usePlans();
  const board = useBoard(planId);
  const members = usePlanUsers(planId);
  const flow = useFlow(planId);

  const leaves = planId > 0 && planId !== task.planId;
  const all = listOf(plans);
  const own = all.find(({ plan }) => plan.id === task.planId);
  const isOffered = (view: PlanView) =>
    view.plan.id === task.planId ? !elsewhere : mayInOpen(view, "addTasks");
  const columns = listOf(board).map(({ column }) => column);
  const column = columnAmong(columns, choice.columnId ?? (leaves ? 0 : task.columnId));
  // Another plan knows nothing of the state that the task has here.
  const states = leaves ? listOf(flow) : [];
  const state = states.find(({ id }) => id === choice.flowItemId);
  const memberIds = listOf(members).map((member) => member.userId);
  const fits = (userId: number) => !leaves || memberIds.includes(userId);
  const before = task.taskUser.map((entry) => entry.userId);
  const owner = choice.owner ?? ownersOf(task).filter(fits);
  const assist = (choice.assist ?? assistantsOf(task).filter(fits)).filter(
    (userId) => !owner.includes(userId),
  );
  const isStated = flow.state === "ready" && (states.length === 0 || state !== undefined);
  const args =
    column && isStated
      ? argsOf(task, { ...choice, columnId: column.id, ...(choice.assist && { assist }) }, now())
      : undefined;
  return {
    plans: all.filter(isOffered).map(({ plan }) => plan),
    isLoading: plans.state !== "ready",
    mayLeave: own !== undefined && canRemoveTask(task, own).ok,
    plan: all.find(({ plan }) => plan.id === planId)?.plan,
    leaves,
    columns,
    column,
    /** The states of which one has to be chosen; none where the plan has no workflow, or stays the same. */
    states,
    state,
    isComplete: leaves ? completionIn(flow, choice, task) : undefined,
    /** Who may own or assist there. */
    people: leaves ? memberIds : [...new Set([...memberIds, ...before])],
    owner,
    assist,
    /** Who comes off the task because they are not in the other plan. */
    dropped: leaves && members.state === "ready" ? before.filter((userId) => !fits(userId)) : [],
    args,
    choosePlan: (id: number) => setChoice({ planId: id }),
    chooseColumn: (columnId: number) => setChoice({ ...choice, columnId }),
    chooseState: (flowItemId: number) => setChoice({ ...choice, flowItemId }),
    chooseComplete: (isComplete: boolean) => setChoice({ ...choice, isComplete }),
    chooseOwner: (ids: number[]) => setChoice({ ...choice, owner: ids }),
    chooseAssist: (ids: number[]) => setChoice({ ...choice, assist: ids }),
  };
}
