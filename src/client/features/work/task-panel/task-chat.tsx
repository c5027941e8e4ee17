import { Button } from "@mantine/core";
import { IconMessage } from "@tabler/icons-react";
import { Suspense } from "react";
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
}

/** What is said about a task; the chat comes to be when somebody first opens it. */
export function TaskChat({ task }: TaskChatProps) {
  const { t } = useTranslation("task");
  const run = useRun();
  const dialog = useDialog(task.dialogId);
  return (
    <section className={classes.section} aria-labelledby="task-chat">
      <div className={classes.sectionHead}>
        <h2 id="task-chat">{t("chat")}</h2>
      </div>
      {dialog.state === "ready" && !dialog.value && (
        <Button
          variant="default"
          leftSection={<IconMessage size="1rem" aria-hidden />}
          onClick={() => void run("task.openDialog", { taskId: task.id })}
        >
          {t("startChat")}
        </Button>
      )}
      {dialog.state === "ready" && dialog.value && (
        <div className={classes.chat}>
          <Suspense fallback={<SkeletonList rows={3} />}>
            <Conversation dialogId={task.dialogId} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
