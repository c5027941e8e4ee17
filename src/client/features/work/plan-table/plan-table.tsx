import { IconTable } from "@tabler/icons-react";
import { useCallback, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { usePlanFields } from "#client/live/use-fields.ts";
import { useRun } from "#client/live/use-run.ts";
import type { ShownPlan } from "#client/parts/plan/shown-plan.ts";
import { useListedTasks } from "#client/parts/task/task-order.ts";
import { NO_RIGHTS, taskRights } from "#client/parts/task/task-rights.ts";
import { useComplete } from "#client/parts/task/use-complete.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { WideOnly } from "#client/ui/wide-only.tsx";
import { mayIn } from "#domain/plan/plan-acts.ts";
import { isFiltering } from "#domain/plan/view/task-filter.ts";
import { ALL_PLANS } from "#domain/plan/view/all-plans.ts";
import type { Task } from "#domain/task/task.ts";
import bulkClasses from "#client/parts/task/bulk/bulk.module.css";
import { placesIn } from "#client/parts/task/bulk/places-in.ts";
import { CellEditor } from "./edit/cell-editor.tsx";
import { ExportShown } from "./export-shown.tsx";
import { TableFoot } from "./grid/table-foot.tsx";
import { TableGrid } from "./grid/table-grid.tsx";
import type { EditedCell } from "./grid/use-grid-edit.ts";
import { rowsOfLines } from "./model/column-sums.ts";
import type { RowGroup } from "./model/group-rows.ts";
import { ownFieldsOf } from "./model/own-fields.ts";
import { settingsOf } from "#client/parts/plan/table/table-settings.ts";
import { type TableLine, taskIdsOf } from "./model/table-lines.ts";
import { TaskList } from "./task-list.tsx";
import { TableTools } from "./tools/table-tools.tsx";
import { useNewTask } from "./use-new-task.ts";
import { useSelectedRows } from "#client/ui/row-selection/use-selected-rows.ts";
import { useTableLines } from "./use-table-lines.ts";
import { useTableSettings } from "./use-table-settings.ts";
import { useCellWords } from "./words/use-cell-words.ts";

// With its words, so that the table stays where it is until they have come.
const BulkBar = late(async () => (await import("#client/parts/task/bulk/bulk-bar.tsx")).BulkBar);
const TablePaper = late(async () => (await import("./print/table-paper.tsx")).TablePaper);

/** Of the plan view parameters one says whether these are unfolded; other groups are the table's own. */
const COMPLETED = "completion:done";

/** A plan's tasks in lines and columns, or on a phone in a list; everything from the rows that are here. */
export function PlanTable({ toolsPlace, selectedTaskId, onOpenTask, ...looked }: ShownPlan) {
  const { planId, name, planOf, columns, shown, view, onView } = looked;
  const several = planId === ALL_PLANS;
  const { t } = useTranslation("plan-table");
  const { userId } = useData();
  const run = useRun();
  const isPhone = useIsPhone();
  const planFields = usePlanFields(planId);
  const own = useMemo(() => ownFieldsOf(planFields), [planFields]);
  const words = useCellWords(planOf, own);
  const complete = useComplete();
  const [kept, changeSettings] = useTableSettings(userId, view, onView);
  const settings = useMemo(() => settingsOf(kept, own), [kept, own]);
  const { folded } = settings;
  const isFolded = useCallback(
    ({ key }: RowGroup) => (key === COMPLETED ? !view.completedTask : folded.includes(key)),
    [view.completedTask, folded],
  );
  const lines = useTableLines({
    ...settings,
    planId,
    columns,
    shown,
    several,
    planName: words.planName,
    nameOf: words.nameOf,
    tagName: words.tagName,
    own,
    isFolded,
  });
  const ids = useMemo(() => taskIdsOf(lines), [lines]);
  const [edited, setEdited] = useState<EditedCell>();
  // A cell that is being edited keeps its table until that has ended, also where the window becomes narrow meanwhile.
  const isList = isPhone && !(edited && ids.includes(edited.taskId));
  const [isOnPaper, setOnPaper] = useState(false);
  const [exported, setExported] = useState<readonly number[]>();
  useListedTasks(ids);
  const selected = useSelectedRows(ids);
  const rightsOf = useCallback(
    (task: Task) => {
      const seen = planOf(task.planId);
      return seen ? taskRights({ task, parent: undefined, ...seen }) : NO_RIGHTS;
    },
    [planOf],
  );
  const fold = (line: TableLine) => {
    if (line.kind === "task") return;
    const { key } = line.group;
    if (key === COMPLETED) onView({ completedTask: line.folded });
    else {
      const others = folded.filter((one) => one !== key);
      changeSettings({ folded: line.folded ? others : [...others, key] });
    }
  };
  const newTask = useNewTask(looked);
  const mayExport = columns.every(({ column }) => {
    const seen = planOf(column.planId);
    return seen !== undefined && mayIn(seen, "export");
  });
  const move = (task: Task, columnId: number) =>
    void run("plan.sort", {
      planId: task.planId,
      tasks: [...placesIn(columns, columnId, [task])],
    });
  const chosen = useMemo(
    () =>
      rowsOfLines(lines.filter(({ kind }) => kind === "task"))
        .map(({ task }) => task)
        .filter(({ id }) => selected.ids.has(id)),
    [lines, selected.ids],
  );
  const common = {
    name,
    several,
    lines,
    words,
    selectedTaskId,
    rightsOf,
    onFold: fold,
    onOpenTask,
    onComplete: complete,
  };
  return (
    <>
      {toolsPlace &&
        createPortal(
          <TableTools
            settings={settings}
            own={own}
            fieldName={words.fieldName}
            onSettings={changeSettings}
            several={several}
            hasColumns={!isPhone}
            onPaper={mayExport ? () => setOnPaper(true) : undefined}
            onExport={mayExport ? () => setExported(ids) : undefined}
            onNewTask={newTask}
            onOwn={view.table && (() => onView({ table: undefined, saved: undefined }))}
          />,
          toolsPlace,
        )}
      {lines.length === 0 && (
        <EmptyState
          icon={IconTable}
          title={t(isFiltering(view) ? "noneMatch" : "noTasks")}
          hint={t(isFiltering(view) ? "noneMatchHint" : "noTasksHint")}
        />
      )}
      {lines.length > 0 && isList && <TaskList {...common} />}
      {lines.length > 0 && !isList && (
        <TableGrid
          {...common}
          edited={edited}
          onEdited={setEdited}
          planId={planId}
          settings={settings}
          selected={selected}
          taskCount={ids.length}
          onSettings={changeSettings}
          renderEditor={(task, { field, typed }, onEnd) => (
            <CellEditor
              task={task}
              field={field}
              typed={typed}
              columns={columns}
              onMove={move}
              onEnd={onEnd}
            />
          )}
        />
      )}
      {!isList && <TableFoot lines={lines} fields={settings.fields} words={words} />}
      {chosen.length > 0 && (
        <WideOnly className={bulkClasses.place}>
          <BulkBar
            tasks={chosen}
            columns={columns}
            rightsOf={rightsOf}
            onExport={mayExport ? () => setExported(chosen.map(({ id }) => id)) : undefined}
            onClear={selected.clear}
          />
        </WideOnly>
      )}
      {isOnPaper && (
        <Opening>
          <TablePaper
            name={name}
            lines={lines}
            fields={settings.fields}
            words={words}
            onClose={() => setOnPaper(false)}
          />
        </Opening>
      )}
      {exported && (
        <ExportShown
          name={name}
          taskIds={exported}
          lines={lines}
          onClose={() => setExported(undefined)}
        />
      )}
    </>
  );
}
