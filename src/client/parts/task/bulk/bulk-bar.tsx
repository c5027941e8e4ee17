import { Menu } from "@mantine/core";
import {
  IconArchive,
  IconArrowRight,
  IconCheck,
  IconClock,
  IconDownload,
  IconFlag,
  IconForms,
  IconPalette,
  IconProgress,
  IconTag,
  IconTrash,
  IconUserPlus,
  IconX,
} from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { useFlow } from "#client/live/use-flow.ts";
import { usePlanFields } from "#client/live/use-fields.ts";
import { PriorityTag } from "#client/parts/task/priority-tag.tsx";
import { markOf } from "#client/parts/task/state/state-mark.ts";
import { StateRing } from "#client/parts/task/state/state-ring.tsx";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import type { TaskRights } from "#client/parts/task/task-rights.ts";
import { Each } from "#client/ui/each/each.tsx";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import type { PlanField } from "#domain/field/plan-field.ts";
import type { FlowItem } from "#domain/flow/flow-item.ts";
import { type Task, TASK_COLORS } from "#domain/task/task.ts";
import { Act, Choice } from "./act.tsx";
import classes from "./bulk.module.css";
import { type BulkChange, colouring, filling, prioritising } from "./bulk-changes.ts";
import { BulkDialog, type BulkQuestion } from "./bulk-dialog.tsx";
import { FillDialog } from "./fill-dialog.tsx";
import { useBulk } from "./use-bulk.ts";

interface BulkBarProps {
  readonly tasks: readonly Task[];
  readonly columns: readonly BoardColumn[];
  readonly rightsOf: (task: Task) => TaskRights;
  /** Left out where the person may not take tasks of these plans away as a file. */
  readonly onExport: (() => void) | undefined;
  readonly onClear: () => void;
}

/** What can be done with the selected tasks; what none of them allows is not offered. */
export function BulkBar({ tasks, columns, rightsOf, onExport, onClear }: BulkBarProps) {
  const { t } = useTranslation(["task-bulk", "task"]);
  const [filled, setFilled] = useState<PlanField>();
  const [asked, setAsked] = useState<BulkQuestion>();
  const bulk = useBulk({ tasks, columns, rightsOf });
  const planIds = [...new Set(tasks.map(({ planId }) => planId))];
  const planFields = usePlanFields(planIds[0] ?? 0);
  const planFlow = useFlow(planIds[0] ?? 0);
  const flow = planIds.length === 1 && planFlow.state === "ready" ? planFlow.value : [];
  const fields = planIds.length === 1 ? planFields.filter(({ kind }) => kind !== "sum") : [];
  const places = columns.filter(({ column }) => column.planId === planIds[0]);
  const may = (right: keyof TaskRights) => tasks.some((task) => rightsOf(task)[right]);
  const { progress } = bulk;
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // What its menus and dialogs hear bubbles up to here as well.
    const isOwn = event.currentTarget.contains(event.target as Node);
    if (!isOwn || event.key !== "Escape" || progress) return;
    event.stopPropagation();
    onClear();
  };
  return (
    <div
      className={classes.bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t("bulk")}
      data-foot-bar
      onKeyDown={handleKeyDown}
    >
      <output className={classes.count}>
        {progress ? t("progress", { ...progress }) : t("selected", { count: tasks.length })}
      </output>
      {progress ? (
        <Act icon={IconX} label={t("stop")} onClick={bulk.stop} />
      ) : (
        <>
          {may("complete") && (
            <Act icon={IconCheck} label={t("task:complete")} onClick={() => void bulk.complete()} />
          )}
          {may("complete") && flow.length > 0 && (
            <StateChoice flow={flow} onTurn={(item) => void bulk.turn(item, flow)} />
          )}
          {may("move") && planIds.length === 1 && (
            <Choice icon={IconArrowRight} label={t("moveTo")}>
              <Each rows={places} keyOf={({ column }) => column.id}>
                {({ column }) => (
                  <Menu.Item onClick={() => void bulk.move(column.id)}>{column.name}</Menu.Item>
                )}
              </Each>
            </Choice>
          )}
          {may("schedule") && (
            <Act icon={IconClock} label={t("task:time")} onClick={() => setAsked("times")} />
          )}
          {may("change") && (
            <ChangeActs
              isOnePlan={planIds.length === 1}
              fields={fields}
              onAsk={setAsked}
              onFill={setFilled}
              onChange={bulk.change}
            />
          )}
          {may("archive") && (
            <Act icon={IconArchive} label={t("task:archive")} onClick={() => void bulk.archive()} />
          )}
          {may("remove") && (
            <Act icon={IconTrash} label={t("task:delete")} onClick={() => void bulk.remove()} />
          )}
          {onExport && <Act icon={IconDownload} label={t("export")} bare onClick={onExport} />}
          <Act icon={IconX} label={t("clear")} bare onClick={onClear} />
        </>
      )}
      {filled && (
        <FillDialog
          field={filled}
          onClose={() => setFilled(undefined)}
          onFill={(value) => {
            setFilled(undefined);
            bulk.change(filling(filled.id, value));
          }}
        />
      )}
      {asked && (
        <BulkDialog
          question={asked}
          tasks={tasks}
          onChange={bulk.change}
          onTimes={(times) => void bulk.schedule(times)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

interface StateChoiceProps {
  readonly flow: readonly FlowItem[];
  readonly onTurn: (item: FlowItem) => void;
}

/** Into which state of their plan's workflow they go. */
function StateChoice({ flow, onTurn }: StateChoiceProps) {
  const { t } = useTranslation("task");
  return (
    <Choice icon={IconProgress} label={t("status")}>
      <Each rows={flow} keyOf={({ id }) => id}>
        {(item) => (
          <Menu.Item
            leftSection={<StateRing mark={markOf(item, flow)} />}
            onClick={() => onTurn(item)}
          >
            {item.name}
          </Menu.Item>
        )}
      </Each>
    </Choice>
  );
}

interface ChangeActsProps {
  readonly isOnePlan: boolean;
  readonly fields: readonly PlanField[];
  readonly onAsk: (question: BulkQuestion) => void;
  readonly onFill: (field: PlanField) => void;
  readonly onChange: (change: BulkChange) => void;
}

/** Who has them, and how they look. */
function ChangeActs({ isOnePlan, fields, onAsk, onFill, onChange }: ChangeActsProps) {
  const { t } = useTranslation(["task-bulk", "task"]);
  const priorities = usePriorities();
  return (
    <>
      <Act icon={IconUserPlus} label={t("task:owner")} onClick={() => onAsk("owners")} />
      {isOnePlan && <Act icon={IconTag} label={t("task:tags")} onClick={() => onAsk("tags")} />}
      <Choice icon={IconFlag} label={t("task:priority")}>
        {priorities.choices.map((priority) => (
          <Menu.Item
            key={priority}
            leftSection={<PriorityTag priority={priority} />}
            onClick={() => onChange(prioritising(priority))}
          >
            {priorities.nameOf(priority)}
          </Menu.Item>
        ))}
      </Choice>
      {fields.length > 0 && (
        <Choice icon={IconForms} label={t("fill")}>
          <Each rows={fields} keyOf={({ id }) => id}>
            {(field) => <Menu.Item onClick={() => onFill(field)}>{field.name}</Menu.Item>}
          </Each>
        </Choice>
      )}
      <Choice icon={IconPalette} label={t("task:color")}>
        {TASK_COLORS.map((color) => (
          <Menu.Item
            key={color}
            leftSection={<Swatch color={color} />}
            onClick={() => onChange(colouring(color))}
          >
            {t(`task:colors.${color || "default"}`)}
          </Menu.Item>
        ))}
      </Choice>
    </>
  );
}
