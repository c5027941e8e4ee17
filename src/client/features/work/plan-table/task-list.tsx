import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { taskMenuHandlers } from "#client/parts/task/menu/task-menu-handlers.ts";
import { TaskMark } from "#client/parts/task/task-mark.tsx";
import type { TaskRights } from "#client/parts/task/task-rights.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { ROW_HEIGHT } from "#client/ui/density/use-density.ts";
import { useVirtualList } from "#client/ui/virtual-list/use-virtual-list.ts";
import { ownersOf, type Task } from "#domain/task/task.ts";
import { keyOfLine, type TableLine } from "./model/table-lines.ts";
import type { TableRow } from "./model/table-row.ts";
import classes from "./task-list.module.css";
import type { CellWords } from "./words/use-cell-words.ts";
import { useGroupName } from "./words/use-group-name.ts";

interface TaskListProps {
  readonly name: string;
  /** Several plans are shown: each task says its own. */
  readonly several: boolean;
  readonly lines: readonly TableLine[];
  readonly words: CellWords;
  readonly selectedTaskId: number | undefined;
  readonly rightsOf: (task: Task) => TaskRights;
  readonly onFold: (line: TableLine) => void;
  readonly onOpenTask: (taskId: number) => void;
  readonly onComplete: (task: Task) => void;
}

/** What stands around the list until the page has measured it, pixels. */
const AROUND = 260;

/** The table where there is no room for columns: tasks under each other, each with its end and its owner. */
export function TaskList(props: TaskListProps) {
  const { name, several, lines, words, selectedTaskId, rightsOf } = props;
  const { onFold, onOpenTask, onComplete } = props;
  const { t } = useTranslation("plan-table");
  const groupName = useGroupName(words);
  const menu = taskMenuHandlers(onOpenTask);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualList({
    count: lines.length,
    scroller,
    sizeAt: () => ROW_HEIGHT.comfortable,
    keyAt: (index) => {
      const line = lines[index];
      return line ? keyOfLine(line) : index;
    },
    overscan: 6,
    around: AROUND,
  });
  return (
    <div ref={scroller} className={classes.scroller}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the tasks inside bubble up to here */}
      <ul
        className={classes.list}
        onContextMenu={menu.onContextMenu}
        onKeyDown={menu.onKeyDown}
        aria-label={t("tableOf", { name })}
        style={{ height: list.getTotalSize() }}
      >
        {list.getVirtualItems().map(({ index, start, key }) => {
          const line = lines[index];
          return (
            line && (
              <li
                key={key}
                ref={list.measureElement}
                data-index={index}
                className={classes.line}
                style={{ transform: `translateY(${start}px)` }}
              >
                {line.kind === "group" ? (
                  <button
                    type="button"
                    className={classes.group}
                    aria-expanded={!line.folded}
                    onClick={() => onFold(line)}
                  >
                    {groupName(line.group)}{" "}
                    <span className={classes.dim}>
                      {t("taskCount", { count: line.group.rows.length })}
                    </span>
                  </button>
                ) : (
                  <Boundary row={line.row}>
                    <ListRow
                      row={line.row}
                      planName={several ? words.planName(line.row.task.planId) : ""}
                      words={words}
                      current={line.row.task.id === selectedTaskId}
                      mayComplete={rightsOf(line.row.task).complete}
                      onOpenTask={onOpenTask}
                      onComplete={onComplete}
                    />
                  </Boundary>
                )}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

interface ListRowProps extends Pick<TaskListProps, "words" | "onOpenTask" | "onComplete"> {
  readonly row: TableRow;
  /** Empty where nobody asks. */
  readonly planName: string;
  readonly current: boolean;
  readonly mayComplete: boolean;
}

function ListRow({
  row: { task },
  planName,
  words,
  current,
  mayComplete,
  onOpenTask,
  onComplete,
}: ListRowProps) {
  const due = words.card.due(task);
  const [owner] = ownersOf(task);
  return (
    <div className={classes.row} data-task={task.id} data-done={task.completeTime > 0 || undefined}>
      <TaskMark
        className={classes.tick}
        task={task}
        label={words.card.mark(task)}
        tellMark={words.card.tellMark}
        barred={mayComplete ? undefined : words.card.barred}
        onComplete={onComplete}
      />
      <button
        type="button"
        className={classes.name}
        aria-current={current || undefined}
        onClick={() => onOpenTask(task.id)}
      >
        {task.name}
        {planName !== "" && <span className={classes.plan}>{planName}</span>}
      </button>
      <span className={classes.due} data-due={due.state}>
        {due.words}
      </span>
      {owner !== undefined && (
        <InitialsAvatar
          id={owner}
          name={words.nameOf(owner)}
          size="small"
          label={words.nameOf(owner)}
        />
      )}
    </div>
  );
}
