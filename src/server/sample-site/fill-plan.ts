import type { ArgumentsOf } from "#domain/commands.ts";
import type { Id } from "#domain/id.ts";
import { columnSetOf } from "#domain/plan/column-templates.ts";
import { ranksAfter } from "#domain/rank.ts";
import { htmlOf } from "./html-of.ts";
import { type Filling, idOf, runAs } from "./run-as.ts";
import { type Moment, momentAt, type SamplePlan, type SampleTask } from "./site.ts";

type ImportedTask = ArgumentsOf<"plan.import">["tasks"][number];
type Place = Pick<ImportedTask, "id" | "columnId" | "rank">;

/** What chats need to know of a plan that was filled. */
export interface FilledPlan {
  readonly planId: Id;
  readonly dialogId: Id;
  readonly taskIds: ReadonlyMap<string, Id>;
}

/** When the sample plans were made. */
const BORN: Moment = [-21, 8];

/** Makes a plan of the sample site with its members and tasks; the administrator leads it. */
export async function fillPlan(filling: Filling, plan: SamplePlan): Promise<FilledPlan> {
  const { parts, t } = filling;
  const admin = idOf(filling, "admin");
  const born = momentAt(parts.now(), BORN);
  const set = columnSetOf({ shipped: plan.template, name: "", columns: [] }, t);
  const columns = set.columns.map((column) => ({ id: parts.mint.nextId(), name: column }));
  const planId = parts.mint.nextId();
  const dialogId = parts.mint.nextId();
  const name = t(`sample:plans.${plan.key}.name`);
  const desc = t(`sample:plans.${plan.key}.desc`);
  await runAs(parts, admin, "plan.add", { id: planId, dialogId, name, desc, columns }, born);
  const userId = plan.members.map((member) => idOf(filling, member));
  await runAs(parts, admin, "plan.invite", { planId, userId }, born);

  const taskIds = new Map(plan.tasks.map((task) => [task.key, parts.mint.nextId()]));
  const ranks = ranksAfter(undefined, plan.tasks.length);
  const tasks = plan.tasks.flatMap((task, index) => {
    const id = taskIds.get(task.key) ?? 0;
    const place = { id, columnId: columns[task.column]?.id ?? 0, rank: ranks[index] ?? "a0" };
    return [mainTask(filling, plan, task, place), ...subtasksOf(filling, plan, task, place)];
  });
  const open = tasks.map((task) => ({ ...task, completeTime: 0, archivedTime: 0 }));
  await runAs(parts, admin, "plan.import", { planId, columns: [], tasks: open }, born);
  await endTasks(filling, tasks);
  return { planId, dialogId, taskIds };
}

/** Completes what is done, each at its time and by whom it was, so that figures of the plan have something to show. */
async function endTasks(filling: Filling, tasks: readonly ImportedTask[]): Promise<void> {
  const { parts } = filling;
  const admin = idOf(filling, "admin");
  const done = tasks.filter(({ completeTime }) => completeTime > 0);
  for (const { id, taskUser, completeTime } of done.toSorted(byCompletion)) {
    const by = taskUser.find(({ owner }) => owner === 1)?.userId ?? admin;
    await runAs(parts, by, "task.edit", { id, completeTime }, completeTime);
  }
  for (const { id: taskId, archivedTime } of tasks) {
    if (archivedTime > 0) await runAs(parts, admin, "task.archive", { taskId }, archivedTime);
  }
}

function byCompletion(left: ImportedTask, right: ImportedTask): number {
  return left.completeTime - right.completeTime;
}

function mainTask(
  filling: Filling,
  plan: SamplePlan,
  task: SampleTask,
  place: Place,
): ImportedTask {
  const { parts, t } = filling;
  const at = (moment: Moment | undefined) => (moment ? momentAt(parts.now(), moment) : 0);
  const inRole = (people: SampleTask["owner"], owner: 0 | 1) =>
    (people ?? []).map((person) => ({ userId: idOf(filling, person), owner }));
  return {
    ...place,
    dialogId: parts.mint.nextId(),
    parentId: 0,
    name: t(`sample:plans.${plan.key}.tasks.${task.key}.name`),
    content: htmlOf(t(`sample:plans.${plan.key}.tasks.${task.key}.content`)),
    startTime: at(task.from),
    endTime: at(task.to),
    completeTime: at(task.done),
    archivedTime: at(task.archived),
    color: task.color ?? "",
    priority: task.priority ?? 0,
    taskUser: [...inRole(task.owner, 1), ...inRole(task.assist, 0)],
  };
}

function subtasksOf(
  { parts, t }: Filling,
  plan: SamplePlan,
  task: SampleTask,
  place: Place,
): ImportedTask[] {
  const subtasks = Object.entries(task.subtasks ?? {});
  const ranks = ranksAfter(undefined, subtasks.length);
  return subtasks.map(([key, isDone], index) => ({
    id: parts.mint.nextId(),
    dialogId: 0,
    parentId: place.id,
    columnId: place.columnId,
    rank: ranks[index] ?? "a0",
    name: t(`sample:plans.${plan.key}.tasks.${task.key}.subtasks.${key}`),
    startTime: 0,
    endTime: 0,
    completeTime: isDone ? momentAt(parts.now(), [-1, 15]) : 0,
    archivedTime: 0,
    color: "",
    priority: 0,
    taskUser: [],
  }));
}
