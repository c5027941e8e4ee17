import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { useData } from "#client/live/data-context.ts";
import { useSubtasksReader, useTasksReader } from "#client/live/use-task.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUndoable } from "#client/live/use-undoable.ts";
import { followedBy } from "#client/parts/task/time/followed-times.ts";
import { useTakeBackTimes } from "#client/parts/task/time/use-take-back-times.ts";
import type { TaskRights } from "#client/parts/task/task-rights.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { FlowItem } from "#domain/flow/flow-item.ts";
import { turnsOf } from "#domain/flow/flow-of-plan.ts";
import { givenTimes } from "#domain/task/milestone/milestone.ts";
import type { Task } from "#domain/task/task.ts";
import { sameTimes, type Times, timesOf } from "#domain/task/task-times.ts";
import { chunksOf, REMOVED_AT_ONCE, SORTED_AT_ONCE } from "./at-once.ts";
import { type BulkChange, completing, turning } from "./bulk-changes.ts";
import { placeOf, placesIn, type TaskPlace } from "./places-in.ts";
import { useSequence } from "./use-sequence.ts";

interface BulkSettings {
  /** Those that are selected. */
  readonly tasks: readonly Task[];
  /** The whole board. */
  readonly columns: readonly BoardColumn[];
  readonly rightsOf: (task: Task) => TaskRights;
}

/** What can be done with all selected tasks at once. Those that the person may not change are left, and they are told. */
export function useBulk({ tasks, columns, rightsOf }: BulkSettings) {
  const { t } = useTranslation(["task-bulk", "task", "shell"]);
  const { now, onRefused } = useData();
  const { progress, each, stop, wasStopped } = useSequence();
  const readSubtasks = useSubtasksReader();
  const readTasks = useTasksReader();
  const refusal = useRef<Refusal>(undefined);
  const run = useRun((refused) => {
    refusal.current ??= refused;
  });
  const runUndoable = useUndoable();
  const takeBackTimes = useTakeBackTimes(each);
  const allowed = (right: keyof TaskRights) => tasks.filter((task) => rightsOf(task)[right]);
  /** One word for all of them, however many were refused. */
  const tellRefusal = () => {
    if (refusal.current) onRefused(refusal.current);
    refusal.current = undefined;
  };
  const tell = (count: number, back?: () => Promise<void>) => {
    tellRefusal();
    const some = count < tasks.length;
    showToast({
      message: some ? t("changedSome", { count, all: tasks.length }) : t("changed", { count }),
      ...(back &&
        count > 0 && {
          action: { label: t("task:undo"), onClick: () => void back().then(tellRefusal) },
        }),
    });
  };
  const edit = async (id: number, change: ReturnType<BulkChange["edit"]>) =>
    change !== undefined && (await run("task.edit", { id, ...change })).ok;
  const takeBack = async ({ back }: BulkChange, done: readonly Task[]) => {
    const current = new Map(
      (await readTasks(done.map(({ id }) => id))).map((one) => [one.id, one]),
    );
    // A task before its subtasks: under a completed one nothing is opened again.
    await each(done.toReversed(), async (before) => {
      const task = current.get(before.id);
      return task !== undefined && edit(task.id, back(before, task));
    });
  };
  /** What is open below tasks that are about to end, once the person agrees that it is completed. */
  const subtasksFirst = async (ending: readonly Task[]) => {
    const below = (await Promise.all(ending.map(readSubtasks))).flat();
    const open = below.filter(({ completeTime }) => completeTime === 0);
    const sure =
      open.length === 0 ||
      (await confirm({
        title: t("task:subtasksOpenTitle"),
        message: t("task:subtasksOpen", { count: open.length }),
        confirmLabel: t("task:completeAll"),
      }));
    return sure ? open : undefined;
  };
  const apply = async (
    change: BulkChange,
    { besides = [], completed = [], may = allowed(change.right) }: Around = {},
  ) => {
    const needed = may.filter((task) => change.edit(task) !== undefined);
    const done = await each([...besides, ...needed], (task) => edit(task.id, change.edit(task)));
    const changed = done.filter(({ parentId }) => parentId === 0).length;
    tell(may.length - needed.length + changed, async () => {
      await takeBack(change, done);
      await takeBack(completing(0), completed);
    });
  };
  const planId = tasks[0]?.planId ?? 0;
  // Only tasks of one plan are moved together.
  const sort = (places: readonly TaskPlace[]) =>
    each(
      chunksOf(places, SORTED_AT_ONCE),
      async (chunk) => (await run("plan.sort", { planId, tasks: [...chunk] })).ok,
    );
  return {
    progress,
    stop,
    change: (change: BulkChange) => void apply(change),
    async complete() {
      const open = allowed("complete").filter(({ completeTime }) => completeTime === 0);
      const subtasks = await subtasksFirst(open);
      if (subtasks) await apply(completing(now()), { besides: subtasks });
    },
    async turn({ id, status }: FlowItem, flow: readonly FlowItem[]) {
      const change = turning(id);
      // What is below a task that may not go there stays as it is.
      const may = allowed("complete").filter((task) =>
        turnsOf(flow, task).some((item) => item.id === id),
      );
      const turned = may.filter((task) => change.edit(task) !== undefined);
      const subtasks = status === "end" ? await subtasksFirst(turned) : [];
      if (!subtasks) return;
      const completed = await each(subtasks, (task) => edit(task.id, { completeTime: now() }));
      await apply(change, { completed, may: wasStopped() ? [] : may });
    },
    async schedule(times: Times) {
      const may = allowed("schedule");
      const timesOfEach = (task: Task) => givenTimes(task, times);
      const timed = may.filter((task) => !sameTimes(timesOf(task), timesOfEach(task)));
      const followed = (
        await Promise.all(
          timed.map(async (task) =>
            followedBy(
              { task, main: undefined, subtasks: await readSubtasks(task) },
              timesOfEach(task),
            ),
          ),
        )
      ).flat();
      const isCleared = times[1] === 0;
      const sure =
        (followed.length === 0 && !isCleared) ||
        (await confirm({
          title: t(isCleared ? "task:warmTip" : "task:updateSubtask"),
          message: isCleared
            ? t(followed.length > 0 ? "task:timesClearAll" : "task:timesClear")
            : t("task:subtaskTimesFollow", { count: followed.length }),
          confirmLabel: t("task:confirm"),
        }));
      if (!sure) return;
      const done = await each(timed, (task) => edit(task.id, { times, timesWere: timesOf(task) }));
      const changed = done.map((task) => ({ task, times: timesOfEach(task) }));
      const ids = new Set(done.map(({ id }) => id));
      const along = followed.filter(({ task }) => ids.has(task.parentId));
      tell(may.length - timed.length + done.length, async () =>
        takeBackTimes([...changed, ...along]),
      );
    },
    async move(columnId: number) {
      const may = allowed("move");
      const needed = may.filter((task) => task.columnId !== columnId);
      const places = placesIn(columns, columnId, needed);
      const done = new Map((await sort(places)).flat().map((place) => [place.id, place]));
      const before = needed.filter(({ id }) => done.has(id));
      tell(may.length - needed.length + before.length, async () => {
        const current = await readTasks([...done.keys()]);
        const still = new Set(
          current
            .filter((task) => task.columnId === columnId && task.rank === done.get(task.id)?.rank)
            .map(({ id }) => id),
        );
        await sort(before.filter(({ id }) => still.has(id)).map(placeOf));
      });
    },
    async archive() {
      const archiveOne = (type: "add" | "recovery") => async (task: Task) =>
        (await run("task.archive", { taskId: task.id, type })).ok;
      const done = await each(allowed("archive"), archiveOne("add"));
      tell(done.length, async () => {
        const current = await readTasks(done.map(({ id }) => id));
        await each(
          current.filter(({ archivedTime }) => archivedTime > 0),
          archiveOne("recovery"),
        );
      });
    },
    async remove() {
      const may = allowed("remove");
      const sure = await confirm({
        title: t("deleteTitle", { count: may.length }),
        message: t("deleteMessage", { count: may.length }),
        confirmLabel: t("task:delete"),
        danger: true,
      });
      if (!sure) return;
      const undos: (() => Promise<boolean>)[] = [];
      const removed = await each(
        [...Map.groupBy(may, (task) => task.planId).values()].flatMap((those) =>
          chunksOf(those, REMOVED_AT_ONCE),
        ),
        async (chunk) => {
          const args = chunk.map(({ id }) => ({ id }));
          const result = await runUndoable("task.remove", args);
          if (result.ok) undos.push(result.undo);
          else refusal.current ??= result.refusal;
          return result.ok;
        },
      );
      tell(removed.flat().length, async () => {
        const undone = await Promise.all(undos.map(async (undo) => undo()));
        if (undone.includes(false)) showToast({ message: t("shell:undoLate") });
      });
    },
  };
}

/** What a change of many brings along. */
interface Around {
  /** What is changed alike before them. */
  readonly besides?: readonly Task[];
  /** Subtasks that were completed for it. */
  readonly completed?: readonly Task[];
  /** Those of the selected that it is for; all that the person may change so, where left out. */
  readonly may?: readonly Task[];
}
