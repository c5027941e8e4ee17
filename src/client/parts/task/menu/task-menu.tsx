import { useEffect, useRef, useState } from "react";
import type { BoardColumn } from "#client/data/queries/board.ts";
import type { TaskView } from "#client/data/queries/task.ts";
import { useBoard } from "#client/live/use-board.ts";
import { useRun } from "#client/live/use-run.ts";
import { useTask } from "#client/live/use-task.ts";
import { taskRights } from "#client/parts/task/task-rights.ts";
import { useComplete } from "#client/parts/task/use-complete.ts";
import { rankBetween } from "#domain/rank.ts";
import { TaskContextMenu } from "./task-context-menu.tsx";
import type { PlaceInColumn, TaskQuestion } from "./task-menu-items.tsx";
import type { TaskMenuRequest } from "./task-menu-request.ts";
import { TaskQuestionDialog } from "./task-question-dialog.tsx";

interface TaskMenuProps {
  readonly request: TaskMenuRequest;
  readonly onClose: () => void;
}

/** The menu of a task that a list, a table or a calendar shows, and what it asks in a dialog. */
export function TaskMenu({ request, onClose }: TaskMenuProps) {
  const view = useTask(request.taskId);
  const leave = () => {
    onClose();
    if (request.from?.isConnected) request.from.focus({ preventScroll: true });
  };
  const isGone = view.state !== "loading" && !view.value;
  useEffect(() => {
    // Else the next menu would wait for this one for ever.
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (view.state === "loading" || !view.value) return null;
  return <MenuOf view={view.value} request={request} onClose={leave} />;
}

function MenuOf({ view, request, onClose }: TaskMenuProps & { readonly view: TaskView }) {
  const { task, parent } = view;
  const complete = useComplete();
  const moveCard = useMoveCard(task.planId);
  const board = useBoard(task.planId);
  const [asked, setAsked] = useState<TaskQuestion>();
  // The menu closes once something of it was chosen; a dialog goes on from there.
  const asks = useRef(false);
  const columns = board.state === "ready" ? board.value : [];
  if (asked)
    return <TaskQuestionDialog task={task} main={parent} question={asked} onClose={onClose} />;
  return (
    <TaskContextMenu
      at={request.at}
      task={task}
      rights={taskRights(view)}
      readColumns={() => columns}
      onOpen={({ id }) => request.onOpenTask(id)}
      onComplete={complete}
      onMoveCard={(id, place) => moveCard(columns, id, place)}
      onAsk={(question) => {
        asks.current = true;
        setAsked(question);
      }}
      onClose={() => {
        if (!asks.current) onClose();
      }}
    />
  );
}

/** Puts a task at the head or the end of a column. */
function useMoveCard(planId: number) {
  const run = useRun();
  return async (
    columns: readonly BoardColumn[],
    id: number,
    { columnId, index }: PlaceInColumn,
  ) => {
    const found = columns.find(({ column }) => column.id === columnId)?.cards ?? [];
    const cards = found.filter(({ task }) => task.id !== id);
    const rank =
      index === 0
        ? rankBetween(undefined, cards[0]?.task.rank)
        : rankBetween(cards.at(-1)?.task.rank, undefined);
    await run("plan.sort", { planId, tasks: [{ id, columnId, rank }] });
  };
}
