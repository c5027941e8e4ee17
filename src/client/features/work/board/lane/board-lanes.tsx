import { useCallback, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useListedTasks } from "#client/parts/task/task-order.ts";
import { taskRights } from "#client/parts/task/task-rights.ts";
import { useCardWords } from "#client/parts/task/use-card-words.ts";
import { Each } from "#client/ui/each/each.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { WideOnly } from "#client/ui/wide-only.tsx";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import type { LaneKind } from "#domain/plan/view/view-parameters.ts";
import type { Task } from "#domain/task/task.ts";
import { AddColumn } from "../add/add-column.tsx";
import type { BoardColumnsProps } from "../board-columns.tsx";
import boardClasses from "../board.module.css";
import { ColumnHead } from "../column-head.tsx";
import { watchDrops } from "../drag.ts";
import type { Step } from "../keyboard.ts";
import { LateBoardBulk } from "../select/late-board-bulk.tsx";
import { useCardSelection } from "../select/use-card-selection.ts";
import { foremost } from "../place-card.ts";
import { useKeptFocus } from "../use-kept-focus.ts";
import { useMoveColumn } from "../use-move-column.ts";
import { LaneSection } from "./lane-section.tsx";
import classes from "./lanes.module.css";
import { keepSameLanes, type Lane, lanesOf, neighbourInLanes } from "./lanes.ts";
import { useLaneFolds } from "./use-lane-folds.ts";
import { type LaneBoard, useLaneMoves } from "./use-lane-moves.ts";
import { useLaneNames } from "./use-lane-names.ts";
import { useLaneOrder } from "./use-lane-order.ts";

interface BoardLanesProps extends BoardColumnsProps {
  readonly kind: LaneKind;
}

/** The board parted into lanes: its columns stand side by side in each of them; on a phone lanes are a list. */
export function BoardLanes({
  kind,
  view,
  columns,
  whole,
  filtering,
  selectedTaskId,
  nameOf,
  onOpenTask,
  onComplete,
}: BoardLanesProps) {
  const { t } = useTranslation("board-lanes");
  const { userId } = useData();
  const words = useCardWords();
  const isPhone = useIsPhone();
  const { plan, member } = view;
  const planId = plan.id;
  const scroller = useRef<HTMLDivElement>(null);
  const [folded, toggleFold] = useLaneFolds(userId, planId);
  const laneName = useLaneNames(nameOf);
  const order = useLaneOrder(planId, kind, nameOf);
  const known = useRef<readonly Lane[]>([]);
  const lanes = useMemo(
    // oxlint-disable-next-line react/refs -- only saves work: what has not changed stays the same object
    () => keepSameLanes(known.current, lanesOf(columns, kind, order, !filtering)),
    [known, columns, kind, order, filtering],
  );
  const heads = useMemo(() => columns.map(({ column }) => column), [columns]);
  const rightsOf = useCallback(
    (task: Task) => taskRights({ task, parent: undefined, member, plan }),
    [member, plan],
  );
  const board = useRef<LaneBoard>({ planId, columns, lanes, laneName, rightsOf });
  const boardColumns = useRef(columns);
  useEffect(() => {
    known.current = lanes;
    boardColumns.current = columns;
    board.current = { planId, columns, lanes, laneName, rightsOf };
  }, [planId, columns, lanes, laneName, rightsOf]);
  const listed = useMemo(
    () => [...new Set(lanes.flatMap(({ cells }) => cells.flat().map(({ task }) => task.id)))],
    [lanes],
  );
  useListedTasks(listed);
  const readColumns = useCallback(() => boardColumns.current, []);
  const { moveInLanes, moveOnBoard, announcement } = useLaneMoves(board);
  const moveColumn = useMoveColumn(planId, boardColumns);
  const cardsIn = useCallback((columnId: number, key: string | undefined) => {
    const at = board.current.columns.findIndex(({ column }) => column.id === columnId);
    const lane = board.current.lanes.find((one) => one.key === key);
    return lane?.cells[at]?.map(({ task }) => task.id) ?? [];
  }, []);
  const { chosen, clear, carriedWith, onRest, handlers } = useCardSelection({
    board: scroller,
    listed,
    cardsIn,
  });
  useEffect(
    () =>
      watchDrops((dragged, { lane, ...place }) => {
        if (dragged.kind !== "card" || lane === undefined || dragged.lane === undefined) return;
        void moveInLanes(carriedWith(dragged.taskId), dragged.lane, { ...place, lane });
      }),
    [moveInLanes, carriedWith],
  );
  const keepFocus = useKeptFocus(scroller, lanes);
  const handleStep = useCallback(
    (taskId: number, direction: Step, lane = "") => {
      const { lanes: all, columns: now } = board.current;
      const unfolded = all.filter(({ key }) => !folded.has(key));
      const ids = now.map(({ column }) => column.id);
      const carried = carriedWith(taskId);
      const cells = all.find(({ key }) => key === lane)?.cells ?? [];
      const first = foremost(cells, taskId, carried, direction);
      const place = neighbourInLanes(unfolded, ids, { taskId: first, lane }, direction);
      if (!place) return;
      keepFocus(taskId, direction === "left" || direction === "right", place.lane);
      void moveInLanes(carried, lane, place);
    },
    [folded, keepFocus, moveInLanes, carriedWith],
  );
  const mayAdd = mayInOpen({ plan, member }, "addTasks");
  return (
    <>
      <div
        ref={scroller}
        className={classes.board}
        tabIndex={-1}
        data-scroll-restoration-id={`lanes-${planId}-${kind}`}
        {...handlers}
      >
        <div className={classes.grid}>
          <WideOnly className={classes.heads}>
            <Each rows={columns} keyOf={({ column }) => column.id}>
              {(boardColumn, index) => (
                <div className={classes.head}>
                  <ColumnHead
                    boardColumn={boardColumn}
                    index={index}
                    isLast={index === columns.length - 1}
                    view={view}
                    onMoveColumn={moveColumn}
                  />
                </div>
              )}
            </Each>
            {mayAdd && <AddColumn planId={planId} columnCount={columns.length} />}
          </WideOnly>
          {lanes.map((lane, index) => (
            <LaneSection
              key={lane.key}
              laneOf={lane}
              name={laneName(lane)}
              index={index}
              columns={heads}
              folded={folded.has(lane.key)}
              mayAdd={mayAdd}
              isPhone={isPhone}
              scroller={scroller}
              readColumns={readColumns}
              chosen={chosen}
              carriedWith={carriedWith}
              onRest={onRest}
              selectedTaskId={selectedTaskId}
              words={words}
              nameOf={nameOf}
              rightsOf={rightsOf}
              onFold={toggleFold}
              onOpenTask={onOpenTask}
              onComplete={onComplete}
              onStep={handleStep}
              onMoveCard={moveOnBoard}
            />
          ))}
          {lanes.every(({ count }) => count === 0) && filtering && (
            <p className={boardClasses.empty}>{t("noneMatch")}</p>
          )}
        </div>
        <output className={boardClasses.announcement}>{announcement}</output>
      </div>
      <LateBoardBulk
        view={view}
        columns={whole}
        chosen={chosen}
        rightsOf={rightsOf}
        onClear={clear}
      />
    </>
  );
}
