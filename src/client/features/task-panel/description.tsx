import { Button, Group, Skeleton } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { lazy, type MouseEvent, Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { Task } from "#domain/task/task.ts";
import type { TaskContent } from "#domain/task/task-content.ts";
import classes from "./task-panel.module.css";
import { useContentDraft } from "./use-content-draft.ts";

const DescriptionText = lazy(async () => {
  const module = await import("./description-text.tsx");
  return { default: module.DescriptionText };
});
const DescriptionEditor = lazy(async () => {
  const module = await import("./description-editor.tsx");
  return { default: module.DescriptionEditor };
});

interface DescriptionProps {
  readonly task: Task;
  readonly content: TaskContent | undefined;
  readonly readOnly: boolean;
}

/** The long text of a task: read until it is pressed, then written. */
export function Description({ task, content, readOnly }: DescriptionProps) {
  const { t } = useTranslation("task");
  const section = useRef<HTMLElement>(null);
  const html = content?.content ?? "";
  const version = content?.version ?? 0;
  const { startHtml, offered, start, change, save, finish, discard } = useContentDraft(task.id, {
    content: html,
    version,
  });
  const editing = startHtml !== undefined;
  const handleTextClick = (event: MouseEvent<HTMLElement>) => {
    const selected = window.getSelection()?.isCollapsed === false;
    if (!selected && !(event.target as Element).closest("a")) start();
  };
  const handleLeave = async (byKey: boolean) => {
    await finish();
    if (byKey) section.current?.querySelector("button")?.focus();
  };
  return (
    <section ref={section} className={classes.section} aria-labelledby="task-description">
      <div className={classes.sectionHead}>
        <h2 id="task-description">{t("description")}</h2>
        {!readOnly && !editing && html !== "" && (
          <IconButton icon={IconPencil} size="sm" label={t("editDescription")} onClick={() => start()} />
        )}
      </div>
      {offered && !readOnly && !editing && (
        <div className={classes.note} role="status">
          {t(offered.version === version ? "draftKept" : "draftKeptChanged")}
          <Group gap="xs" mt="xs">
            <Button size="compact-sm" onClick={() => start(offered)}>
              {t("draftContinue")}
            </Button>
            <Button size="compact-sm" variant="default" onClick={discard}>
              {t("draftDiscard")}
            </Button>
          </Group>
        </div>
      )}
      <Suspense fallback={<Skeleton height={64} />}>
        {editing && (
          <DescriptionEditor
            html={startHtml}
            onChange={change}
            onSave={() => void save()}
            onLeave={(byKey) => void handleLeave(byKey)}
          />
        )}
        {!editing && html !== "" && (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a shortcut for the pointer; the button above does the same
          <div data-editable={!readOnly || undefined} onClick={readOnly ? undefined : handleTextClick}>
            <DescriptionText html={html} />
          </div>
        )}
      </Suspense>
      {!editing && html === "" && readOnly && <span className={classes.dim}>{t("noDescription")}</span>}
      {!editing && html === "" && !readOnly && (
        <button type="button" className={classes.add} onClick={() => start()}>
          {t("addDescription")}
        </button>
      )}
    </section>
  );
}
