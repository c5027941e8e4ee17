import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { PriorityTag } from "#client/parts/task/priority-tag.tsx";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import { useSetPriority } from "#client/parts/task/use-set-priority.ts";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import { type Task, TASK_COLORS } from "#domain/task/task.ts";
import { isOwnField, type TableField } from "#client/parts/plan/table/table-fields.ts";
import { ChoiceEditor } from "./choice-editor.tsx";
import { EstimateEditor } from "./estimate-editor.tsx";
import { NameEditor } from "./name-editor.tsx";
import { OwnFieldEditor } from "./own-field-editor.tsx";
import { PeopleEditor } from "./people-editor.tsx";
import { StateEditor } from "./state-editor.tsx";
import { TagsEditor } from "./tags-editor.tsx";
import { TimeEditor } from "./time-editor.tsx";
import type { EditEnd } from "./text-editor.tsx";

interface CellEditorProps {
  readonly task: Task;
  readonly field: TableField;
  /** What was typed to begin with. */
  readonly typed: string | undefined;
  readonly columns: readonly BoardColumn[];
  readonly onMove: (task: Task, columnId: number) => void;
  readonly onEnd: (end: EditEnd) => void;
}

/** What opens in a cell, or below it, for its value to be changed. */
export function CellEditor(props: CellEditorProps) {
  const { task, field, typed, columns, onMove, onEnd } = props;
  const { t } = useTranslation("task");
  const { edit } = useTaskActions();
  const setPriority = useSetPriority();
  const priorities = usePriorities();
  const end = () => onEnd("here");
  if (isOwnField(field))
    return <OwnFieldEditor task={task} field={field} typed={typed} onEnd={onEnd} />;
  switch (field) {
    case "status":
      return <StateEditor task={task} onEnd={end} />;
    case "name":
      return <NameEditor task={task} typed={typed} onEnd={onEnd} />;
    case "estimate":
      return <EstimateEditor task={task} typed={typed} onEnd={onEnd} />;
    case "owner":
    case "assist":
      return <PeopleEditor task={task} part={field} onEnd={end} />;
    case "tags":
      return <TagsEditor task={task} onEnd={end} />;
    case "start":
    case "end":
      return <TimeEditor task={task} onEnd={end} />;
    case "priority":
      return (
        <ChoiceEditor
          label={t("priority")}
          value={task.priority}
          choices={priorities.choices.map((value) => ({
            value,
            label: priorities.nameOf(value),
            mark: <PriorityTag priority={value} />,
          }))}
          onChoose={(priority) => setPriority(task, priority)}
          onEnd={end}
        />
      );
    case "column":
      return (
        <ChoiceEditor
          label={t("column")}
          value={task.columnId}
          choices={columns
            .filter(({ column }) => column.planId === task.planId)
            .map(({ column }) => ({ value: column.id, label: column.name }))}
          onChoose={(columnId) => onMove(task, columnId)}
          onEnd={end}
        />
      );
    case "color":
      return (
        <ChoiceEditor
          label={t("color")}
          value={task.color}
          choices={TASK_COLORS.map((value) => ({
            value,
            label: t(`colors.${value || "default"}`),
            mark: <Swatch color={value} />,
          }))}
          onChoose={(color) => edit(task, { color })}
          onEnd={end}
        />
      );
    default:
      return null;
  }
}
