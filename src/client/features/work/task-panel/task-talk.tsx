import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import type { TaskView } from "#client/data/queries/task.ts";
import { useDialog } from "#client/live/use-dialogs.ts";
import { useRun } from "#client/live/use-run.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { late } from "#client/ui/late.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import classes from "./task-panel.module.css";

const Conversation = late(
  async () => (await import("#client/parts/chat/conversation.tsx")).Conversation,
);
const TaskHistory = late(async () => (await import("./history/task-history.tsx")).TaskHistory);

interface TaskTalkProps {
  readonly view: TaskView;
  /** Where one writes. */
  readonly foot: HTMLElement | null;
}

const PAGES = ["chat", "history"] as const;
type Page = (typeof PAGES)[number];

/**
 * What is said about a task, and at the foot where one writes; or what was done with it. The chat comes to be when
 * somebody first writes; a subtask has none but that which it had as a task.
 */
export function TaskTalk({ view, foot }: TaskTalkProps) {
  const { t } = useTranslation("task");
  const run = useRun();
  const { task } = view;
  const dialog = useDialog(task.dialogId);
  const [page, setPage] = useState<Page>("chat");
  const [started, setStarted] = useState(false);
  if (dialog.state !== "ready" || !foot) return null;
  // What was a task before has kept its chat; other subtasks have none.
  const hasChat = task.dialogId > 0 && (task.parentId === 0 || dialog.value !== undefined);
  const shown = hasChat ? page : "history";
  const handleStart = () => {
    setStarted(true);
    setPage("chat");
    if (!dialog.value) void run("task.openDialog", { taskId: task.id });
  };
  return (
    <section className={classes.section} aria-labelledby="task-talk">
      <div className={classes.sectionHead}>
        <h2 id="task-talk">{t(hasChat ? "activity" : "history")}</h2>
        {hasChat && (
          <SegmentedControl
            className={classes.end}
            size="xs"
            aria-label={t("activity")}
            value={page}
            onChange={setPage}
            data={PAGES.map((value) => ({ value, label: t(value) }))}
          />
        )}
      </div>
      <Boundary row={task}>
        <Meanwhile instead={<SkeletonList rows={3} />}>
          {shown === "history" && <TaskHistory view={view} />}
          {shown === "chat" && dialog.value && (
            <Conversation dialogId={task.dialogId} writesIn={foot} writesAtOnce={started} />
          )}
        </Meanwhile>
      </Boundary>
      {shown === "chat" && !dialog.value && <p className={classes.dim}>{t("noChat")}</p>}
      {hasChat &&
        (!dialog.value || shown === "history") &&
        createPortal(
          <button type="button" className={classes.startChat} data-foot-bar onClick={handleStart}>
            {t("startChat")}
          </button>,
          foot,
        )}
    </section>
  );
}
