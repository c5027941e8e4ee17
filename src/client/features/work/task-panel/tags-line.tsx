import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";
import { PeoplePopover } from "#client/parts/people/people-popover.tsx";
import { TagChoice } from "#client/parts/task/tag/tag-choice.tsx";
import { TaskTags } from "#client/parts/task/tag/task-tags.tsx";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import type { Task } from "#domain/task/task.ts";
import { panelShortcuts } from "./feature.ts";
import classes from "./fields.module.css";

interface TagsLineProps {
  readonly task: Task;
  readonly readOnly: boolean;
}

/** The tags of a task in one line, and where they are chosen. */
export function TagsLine({ task, readOnly }: TagsLineProps) {
  const { t } = useTranslation("task");
  const { edit } = useTaskActions();
  const [choosing, setChoosing] = useState(false);
  useShortcut(panelShortcuts.tags, () => setChoosing(true), !readOnly);
  const shown =
    task.tagIds.length > 0 ? (
      <span className={classes.tags}>
        <TaskTags tagIds={task.tagIds} />
      </span>
    ) : (
      readOnly && <span className={classes.dim}>{t("noTags")}</span>
    );
  if (readOnly) return shown;
  return (
    <>
      {shown}
      <PeoplePopover action={t("addTag")} opened={choosing} onOpen={setChoosing}>
        <TagChoice
          planId={task.planId}
          chosen={task.tagIds}
          onToggle={(id, wanted) => edit(task, wanted ? { addTag: [id] } : { removeTag: [id] })}
        />
      </PeoplePopover>
    </>
  );
}
