import { Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useDialog } from "#client/live/use-dialogs.ts";
import { useRun } from "#client/live/use-run.ts";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import type { Task } from "#domain/task/task.ts";
import { late } from "#client/ui/late.ts";
import classes from "./task-panel.module.css";

const Conversation = late(
  async () => (await import("#client/parts/chat/conversation.tsx")).Conversation,
);

interface TaskChatProps {
  readonly task: Task;
  /** Where one writes. */
  readonly foot: HTMLElement | null;
}

/** What is said about a task, and at the foot where one writes; the chat comes to be when somebody first does. */
export function TaskChat({ task, foot }: TaskChatProps) {
  const { t } = useTranslation("task");
  const run = useRun();
  const dialog = useDialog(task.dialogId);
  const [started, setStarted] = useState(false);
  if (dialog.state !== "ready" || !foot) return null;
  if (!dialog.value) {
    const handleStart = () => {
      setStarted(true);
      void run("task.openDialog", { taskId: task.id });
    };
    return createPortal(
      <button type="button" className={classes.startChat} onClick={handleStart}>
        {t("startChat")}
      </button>,
      foot,
    );
  }
  return (
    <section className={classes.section} aria-labelledby="task-chat">
      <div className={classes.sectionHead}>
        <h2 id="task-chat">{t("chat")}</h2>
      </div>
      <Suspense fallback={<SkeletonList rows={3} />}>
        <Conversation dialogId={task.dialogId} writesIn={foot} writesAtOnce={started} />
      </Suspense>
    </section>
  );
}
