import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { useRun } from "#client/live/use-run.ts";
import { chunksOf, SORTED_AT_ONCE } from "#client/parts/task/bulk/at-once.ts";
import type { TaskRights } from "#client/parts/task/task-rights.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { Task } from "#domain/task/task.ts";
import type { DropPlace } from "./drag.ts";
import { tooManyOf } from "./limit/open-tasks.ts";
import { mayStandIn, placesOf } from "./place-card.ts";
import { afterWriting, type DroppedCard, placeDropped, stillWaiting } from "./stable-columns.ts";

interface MoveCardsSettings {
  readonly planId: number;
  readonly columns: readonly BoardColumn[];
  readonly rightsOf: (task: Task) => TaskRights;
}

interface MovingCards {
  /** The board as it is shown: cards stand where they were dropped at once, the database follows. */
  readonly shown: readonly BoardColumn[];
  /** The same, for handlers that are not made anew for each change. */
  readonly latest: RefObject<readonly BoardColumn[]>;
  /** Puts cards into a place, in the order in which they come. */
  readonly moveCards: (taskIds: readonly number[], place: DropPlace) => Promise<void>;
  /** What was last moved where, for ears. */
  readonly announcement: string;
}

/** Cards that go where they are dropped, one alone or several together. */
export function useMoveCards({ planId, columns, rightsOf }: MoveCardsSettings): MovingCards {
  const { t } = useTranslation("board");
  const run = useRun();
  const [announcement, setAnnouncement] = useState("");
  const [dropped, setDropped] = useState<readonly DroppedCard[]>([]);
  const shown = useMemo(() => placeDropped(columns, dropped), [columns, dropped]);
  const waiting = stillWaiting(columns, dropped);
  if (waiting !== dropped) setDropped(waiting);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  const write = useCallback(
    async (drops: readonly DroppedCard[]) => {
      const ids = new Set(drops.map(({ taskId }) => taskId));
      setDropped((before) => [...before.filter(({ taskId }) => !ids.has(taskId)), ...drops]);
      let all = true;
      for (const chunk of chunksOf(drops, SORTED_AT_ONCE)) {
        const tasks = chunk.map(({ taskId: id, columnId, rank }) => ({ id, columnId, rank }));
        const { ok } = await run("plan.sort", { planId, tasks });
        setDropped((before) => afterWriting(before, chunk, ok));
        all &&= ok;
      }
      return all;
    },
    [run, planId],
  );

  const moveCards = useCallback(
    async (taskIds: readonly number[], place: DropPlace) => {
      const tasks = new Map(
        latest.current.flatMap(({ cards }) => cards.map(({ task }) => [task.id, task] as const)),
      );
      // Of one alone the refusal says why it stays.
      const may = taskIds.filter((id) => {
        const task = tasks.get(id);
        return task && (taskIds.length === 1 || mayStandIn(place.columnId, task, rightsOf(task)));
      });
      const places = placesOf(latest.current, may, place);
      const isMoved = await write(
        places.map(({ id, ...where }) => ({ taskId: id, ...where, isWritten: false })),
      );
      if (may.length < taskIds.length)
        showToast({ message: t("movedSome", { count: may.length, all: taskIds.length }) });
      if (places.length === 0 || !isMoved) return;
      const target = latest.current.find(({ column }) => column.id === place.columnId);
      const tooMany = target ? tooManyOf(target) : 0;
      const column = target?.column.name ?? "";
      const moved =
        places.length > 1
          ? t("movedMany", { count: places.length, column })
          : t("moved", { column, position: place.index + 1 });
      const warning = t("limitTooMany", { count: tooMany, limit: target?.column.taskLimit });
      setAnnouncement(tooMany > 0 ? `${moved}. ${warning}` : moved);
      if (places.length === 1) return;
      showToast({
        message: moved,
        action: {
          label: t("undo"),
          onClick: () => {
            const still = new Map(
              latest.current.flatMap(({ cards }) => cards.map(({ task }) => [task.id, task.rank])),
            );
            const moves = places.filter(({ id, rank }) => still.get(id) === rank);
            void write(moves.flatMap(({ id }) => placeBefore(tasks.get(id))));
          },
        },
      });
    },
    [write, rightsOf, t],
  );
  return { shown, latest, moveCards, announcement };
}

function placeBefore(task: Task | undefined): readonly DroppedCard[] {
  return task
    ? [{ taskId: task.id, columnId: task.columnId, rank: task.rank, isWritten: false }]
    : [];
}
