import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MyTask } from "#client/data/queries/across-plans/my-tasks.ts";
import { taskMenuHandlers } from "#client/parts/task/menu/task-menu-handlers.ts";
import { TaskRow } from "#client/parts/task/row/task-row.tsx";
import { useListedTasks } from "#client/parts/task/task-order.ts";
import { useComplete } from "#client/parts/task/use-complete.ts";
import { useVirtualList } from "#client/ui/virtual-list/use-virtual-list.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import type { TaskGroup } from "./group-my-tasks.ts";
import classes from "./my-tasks.module.css";

const HEADING_HEIGHT = 44;
const ROW_HEIGHT = 62;

interface GroupedListProps {
  readonly groups: readonly { readonly group: TaskGroup; readonly rows: readonly MyTask[] }[];
  readonly selectedTaskId: number | undefined;
  readonly onOpenTask: (taskId: number) => void;
}

/** Groups and their tasks under each other; only those that can be seen are in the page. */
export function GroupedList({ groups, selectedTaskId, onOpenTask }: GroupedListProps) {
  const { t } = useTranslation("my-tasks");
  const complete = useComplete();
  const scroller = useRef<HTMLDivElement>(null);
  const lines = groups.flatMap(({ group, rows }) => [
    { key: group, group, count: rows.length, row: undefined },
    ...rows.map((row) => ({ key: row.task.id, group, count: 0, row })),
  ]);
  const listed = useMemo(
    () => groups.flatMap(({ rows }) => rows.map(({ task }) => task.id)),
    [groups],
  );
  useListedTasks(listed);
  const menu = taskMenuHandlers(onOpenTask);
  const list = useVirtualList({
    count: lines.length,
    scroller,
    sizeAt: (index) => (lines[index]?.row ? ROW_HEIGHT : HEADING_HEIGHT),
    keyAt: (index) => lines[index]?.key ?? index,
    overscan: 6,
  });
  return (
    <div ref={scroller} className={classes.scroller} data-scroll-restoration-id="my-tasks">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the tasks inside bubble up to here */}
      <ul
        className={classes.list}
        style={{ height: list.getTotalSize() }}
        onContextMenu={menu.onContextMenu}
        onKeyDown={menu.onKeyDown}
      >
        {list.getVirtualItems().map((item) => {
          const line = lines[item.index];
          return (
            line && (
              <li
                key={item.key}
                ref={list.measureElement}
                data-index={item.index}
                data-task={line.row?.task.id}
                className={classes.line}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                {line.row ? (
                  <Boundary row={line.row}>
                    <TaskRow
                      row={line.row}
                      selected={line.row.task.id === selectedTaskId}
                      onOpenTask={onOpenTask}
                      onComplete={complete}
                    />
                  </Boundary>
                ) : (
                  <h2 className={classes.group} data-group={line.group}>
                    {t(`groups.${line.group}`)}{" "}
                    <span className={classes.groupCount}>{line.count}</span>
                  </h2>
                )}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
