import { Button, Group, Skeleton } from "@mantine/core";
import { IconHistory, IconPencil } from "@tabler/icons-react";
import { type MouseEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { Task } from "#domain/task/task.ts";
import type { TaskContent } from "#domain/task/task-content.ts";
import { late } from "#client/ui/late.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import panel from "../task-panel.module.css";
import classes from "./description.module.css";
import { useContentDraft } from "./use-content-draft.ts";

const RichTextView = late(
  async () => (await import("#client/parts/rich-text/rich-text-view.tsx")).RichTextView,
);
const VersionsDialog = late(async () => (await import("./versions-dialog.tsx")).VersionsDialog);
const DescriptionEditor = late(
  async () => (await import("./description-editor.tsx")).DescriptionEditor,
);

interface DescriptionProps {
  readonly task: Task;
  readonly content: TaskContent | undefined;
  readonly readOnly: boolean;
}

/** The long text of a task: read until it is pressed, then written. */
export function Description({ task, content, readOnly }: DescriptionProps) {
  const { t } = useTranslation("task");
  const section = useRef<HTMLElement>(null);
  const [looking, setLooking] = useState(false);
  const html = content?.content ?? "";
  const version = content?.version ?? 0;
  const draft = useContentDraft(task.id, { content: html, version });
  const { startHtml, offered, start } = draft;
  const editing = startHtml !== undefined;
  const mayStart = !readOnly && !editing;
  const handleLeave = async (byKey: boolean) => {
    await draft.finish();
    if (byKey) section.current?.querySelector("button")?.focus();
  };
  return (
    <section ref={section} className={panel.section} aria-labelledby="task-description">
      <div className={panel.sectionHead}>
        <h2 id="task-description">{t("description")}</h2>
        {content && version > 1 && (
          <IconButton
            icon={IconHistory}
            size="sm"
            label={t("versions")}
            onClick={() => setLooking(true)}
          />
        )}
        {mayStart && html !== "" && (
          <IconButton
            icon={IconPencil}
            size="sm"
            label={t("editDescription")}
            onClick={() => start()}
          />
        )}
      </div>
      {looking && content && (
        <VersionsDialog
          task={task}
          content={content}
          readOnly={readOnly}
          onClose={() => setLooking(false)}
        />
      )}
      {mayStart && offered && (
        <div className={panel.note}>
          <output>{t(offered.version === version ? "draftKept" : "draftKeptChanged")}</output>
          <Group gap="xs" mt="xs">
            <Button size="compact-sm" onClick={() => start(offered)}>
              {t("draftContinue")}
            </Button>
            <Button size="compact-sm" variant="default" onClick={draft.discard}>
              {t("draftDiscard")}
            </Button>
          </Group>
        </div>
      )}
      <Meanwhile instead={<Skeleton height="4rem" />}>
        {editing ? (
          <DescriptionEditor
            html={startHtml}
            onChange={draft.change}
            onSave={() => void draft.save()}
            onLeave={(byKey) => void handleLeave(byKey)}
          />
        ) : (
          <Written html={html} onStart={mayStart ? () => start() : undefined} />
        )}
      </Meanwhile>
    </section>
  );
}

interface WrittenProps {
  readonly html: string;
  /** Left out where the person may only read. */
  readonly onStart: (() => void) | undefined;
}

function Written({ html, onStart }: WrittenProps) {
  const { t } = useTranslation("task");
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const selects = window.getSelection()?.isCollapsed === false;
    if (!selects && !(event.target as Element).closest("a")) onStart?.();
  };
  if (html !== "") {
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a shortcut for the pointer; the button above does the same
      <div className={onStart && classes.editable} onClick={handleClick}>
        <RichTextView html={html} />
      </div>
    );
  }
  if (!onStart) return <span className={panel.dim}>{t("noDescription")}</span>;
  return (
    <button type="button" className={panel.add} onClick={onStart}>
      {t("addDescription")}
    </button>
  );
}
