import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import type { CheckItem } from "#domain/checklist/check-item.ts";
import { CHECK_ITEM_NAME_MAX, TASK_NAME_MAX } from "#domain/limits.ts";
import { rankMoved } from "#domain/rank.ts";
import { InlineText } from "../inline-text.tsx";
import classes from "../subtasks.module.css";

interface CheckRowProps {
  readonly item: CheckItem;
  /** The whole checklist in its order. */
  readonly items: readonly CheckItem[];
  readonly readOnly: boolean;
}

/** A line of the checklist: ticked, renamed and moved where it stands. */
export function CheckRow({ item, items, readOnly }: CheckRowProps) {
  const { t } = useTranslation("task");
  const run = useRun();
  const { id, name, done, taskId } = item;
  const place = items.findIndex((one) => one.id === id);
  const [up, down] = [rankMoved(items, place, -1), rankMoved(items, place, 1)];
  const moveTo = (rank: string) => void run("checkItem.edit", { id, rank });
  const makeSubtask = async () => {
    const made = await run("task.addSubtask", { taskId, name: name.slice(0, TASK_NAME_MAX) });
    if (made.ok) await run("checkItem.remove", { id });
  };
  const menu: ActionMenuItem[] = [];
  if (up !== undefined) menu.push({ key: "up", label: t("moveUp"), onClick: () => moveTo(up) });
  if (down !== undefined)
    menu.push({ key: "down", label: t("moveDown"), onClick: () => moveTo(down) });
  menu.push({ key: "subtask", label: t("attachNow"), onClick: () => void makeSubtask() });
  const remove = () => void run("checkItem.remove", { id });
  menu.push({ key: "delete", label: t("delete"), danger: true, onClick: remove });
  return (
    <li className={classes.subtask} data-done={done === 1 || undefined}>
      <Checkbox
        size="xs"
        aria-label={name}
        checked={done === 1}
        disabled={readOnly}
        onChange={(event) =>
          void run("checkItem.edit", { id, done: event.currentTarget.checked ? 1 : 0 })
        }
      />
      <InlineText
        name={`check-item-${id}`}
        className={classes.subtaskName}
        value={name}
        label={t("checkItemName", { name })}
        maxLength={CHECK_ITEM_NAME_MAX}
        readOnly={readOnly}
        onCommit={(words) => void run("checkItem.edit", { id, name: words })}
      />
      {!readOnly && (
        <div className={classes.actions}>
          <LateMenu label={t("actionsOf", { name })} items={menu} />
        </div>
      )}
    </li>
  );
}
