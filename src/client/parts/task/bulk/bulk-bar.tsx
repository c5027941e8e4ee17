import { Menu } from "@mantine/core";
import {
  IconArchive,
  IconArrowRight,
  IconCheck,
  IconDownload,
  IconFlag,
  IconForms,
  type Icon,
  IconPalette,
  IconTrash,
  IconUserPlus,
  IconX,
} from "@tabler/icons-react";
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { useCommonMembers } from "#client/live/use-all-plans.ts";
import { usePlanFields } from "#client/live/use-fields.ts";
import { PersonPicker } from "#client/parts/people/person-picker.tsx";
import { PriorityTag } from "#client/parts/task/priority-tag.tsx";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import type { TaskRights } from "#client/parts/task/task-rights.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import type { PlanField } from "#domain/field/plan-field.ts";
import { type Task, TASK_COLORS } from "#domain/task/task.ts";
import classes from "./bulk.module.css";
import { assigning, colouring, filling, prioritising } from "./bulk-changes.ts";
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
  const [assignees, setAssignees] = useState(false);
  const priorities = usePriorities();
  const bulk = useBulk({ tasks, columns, rightsOf });
  const planIds = [...new Set(tasks.map(({ planId }) => planId))];
  const planFields = usePlanFields(planIds[0] ?? 0);
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
          {may("move") && planIds.length === 1 && (
            <Choice icon={IconArrowRight} label={t("moveTo")}>
              <Each rows={places} keyOf={({ column }) => column.id}>
                {({ column }) => (
                  <Menu.Item onClick={() => void bulk.move(column.id)}>{column.name}</Menu.Item>
                )}
              </Each>
            </Choice>
          )}
          {may("change") && (
            <>
              <Act icon={IconUserPlus} label={t("assign")} onClick={() => setAssignees(true)} />
              <Choice icon={IconFlag} label={t("task:priority")}>
                {priorities.choices.map((priority) => (
                  <Menu.Item
                    key={priority}
                    leftSection={<PriorityTag priority={priority} />}
                    onClick={() => bulk.change(prioritising(priority))}
                  >
                    {priorities.nameOf(priority)}
                  </Menu.Item>
                ))}
              </Choice>
              {fields.length > 0 && (
                <Choice icon={IconForms} label={t("fill")}>
                  <Each rows={fields} keyOf={({ id }) => id}>
                    {(field) => (
                      <Menu.Item onClick={() => setFilled(field)}>{field.name}</Menu.Item>
                    )}
                  </Each>
                </Choice>
              )}
              <Choice icon={IconPalette} label={t("task:color")}>
                {TASK_COLORS.map((color) => (
                  <Menu.Item
                    key={color}
                    leftSection={<Swatch color={color} />}
                    onClick={() => bulk.change(colouring(color))}
                  >
                    {t(`task:colors.${color || "default"}`)}
                  </Menu.Item>
                ))}
              </Choice>
            </>
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
      {assignees && (
        <AssignDialog
          planIds={planIds}
          onClose={() => setAssignees(false)}
          onPick={(userId) => {
            setAssignees(false);
            bulk.change(assigning(userId));
          }}
        />
      )}
    </div>
  );
}

interface ActProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  readonly icon: Icon;
  readonly label: string;
  /** Only its icon is shown. */
  readonly bare?: boolean;
}

function Act({ icon: Picture, label, bare = false, ...button }: ActProps) {
  return (
    <button {...button} type="button" className={classes.act} title={label} aria-label={label}>
      <Picture size="1rem" stroke={1.7} aria-hidden />
      {!bare && <span className={classes.word}>{label}</span>}
    </button>
  );
}

interface ChoiceProps {
  readonly children: ReactNode;
}

/** An act that asks for one of few. */
function Choice({ children, icon, label }: Pick<ActProps, "icon" | "label"> & ChoiceProps) {
  return (
    <Menu position="top" width="max-content">
      <Menu.Target>
        <Act icon={icon} label={label} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>
    </Menu>
  );
}

interface AssignDialogProps {
  /** Those of the selected tasks. */
  readonly planIds: readonly number[];
  readonly onPick: (userId: number) => void;
  readonly onClose: () => void;
}

/** Who is to own the selected tasks as well: somebody who is in all their plans. */
function AssignDialog({ planIds, onPick, onClose }: AssignDialogProps) {
  const { t } = useTranslation(["task-bulk", "people"]);
  const members = useCommonMembers(planIds);
  return (
    <Dialog title={t("assign")} onClose={onClose}>
      <PersonPicker
        chosen={[]}
        max={1}
        among={members}
        actionOn={(name) => t("people:choose", { name })}
        onChange={({ added: [userId] }) => userId !== undefined && onPick(userId)}
      />
    </Dialog>
  );
}
