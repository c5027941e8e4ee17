import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSpeaking } from "#client/live/chat/use-speaking.ts";
import { useData } from "#client/live/data-context.ts";
import { useDialog } from "#client/live/use-dialogs.ts";
import { useRun } from "#client/live/use-run.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import type { Message } from "#domain/message/message.ts";

const TodoDialog = late(async () => (await import("./todo-dialog.tsx")).TodoDialog);

interface Marking {
  /** What the menu of a message offers. */
  readonly items: readonly { key: string; label: string; onClick: () => void }[];
  /** Who has to see to it, while that is asked. */
  readonly dialog: ReactNode;
}

/** With what a message can be marked, and how the marks are taken away. */
export function useMarking(message: Message, mark: MessageMark | undefined): Marking {
  const { t } = useTranslation(["marks", "chat"]);
  const run = useRun();
  const { userId } = useData();
  const view = useDialog(message.dialogId);
  const { writes, callsAll } = useSpeaking(view.state === "ready" ? view.value : undefined);
  const [isChoosing, setIsChoosing] = useState(false);
  const msgId = message.id;
  const isPinned = (mark?.topUserId ?? 0) > 0;
  const isTagged = (mark?.tagUserId ?? 0) > 0;
  const mine = mark?.todos.find((todo) => todo.userId === userId);
  const isDone = (mine?.doneTime ?? 0) > 0;
  const marks = [
    {
      key: "pin",
      label: t(isPinned ? "unpin" : "pin"),
      onClick: () => void run("message.pin", { msgId, remove: isPinned }),
    },
    {
      key: "tag",
      label: t(isTagged ? "unbookmark" : "bookmark"),
      onClick: () => void run("message.tag", { msgId, remove: isTagged }),
    },
  ];
  const done = {
    key: "done",
    label: t(isDone ? "reopenTodo" : "finishTodo"),
    onClick: () => void run("message.done", { msgId, remove: isDone }),
  };
  const todo = { key: "todo", label: t("todo"), onClick: () => setIsChoosing(true) };
  // The chat tells of a mark: who only reads along there sets none, and is done with their own.
  const items = [...(writes ? marks : []), ...(mine ? [done] : []), ...(writes ? [todo] : [])];
  const dialog = isChoosing && (
    <Opening>
      <TodoDialog
        message={message}
        mark={mark}
        callsAll={callsAll}
        onClose={() => setIsChoosing(false)}
      />
    </Opening>
  );
  return { items, dialog };
}
