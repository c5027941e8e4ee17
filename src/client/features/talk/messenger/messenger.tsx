import { IconBell, IconBellRinging, IconMessages, IconStar } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageReminders } from "#client/live/chat/use-message-reminders.ts";
import { useUnsendable } from "#client/live/chat/use-scheduled.ts";
import { LateFirstSteps } from "#client/parts/guide/late-first-steps.tsx";
import type { GuideWays } from "#client/parts/guide/first-steps.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { ResizableSplit } from "#client/ui/pane/resizable-split.tsx";
import { late } from "#client/ui/late.tsx";
import { DialogList } from "./dialog-list.tsx";
import classes from "./messenger.module.css";
import { Opening } from "#client/ui/over-screen.tsx";

const RemindersDialog = late(
  async () => (await import("./reminders/reminders-dialog.tsx")).RemindersDialog,
);
const StarredDialog = late(
  async () => (await import("./starred/starred-dialog.tsx")).StarredDialog,
);
const NewDialog = late(async () => (await import("./new-dialog.tsx")).NewDialog);
/** The list of dialogs is there without what an open one takes; whoever reaches for one has it fetched. */
const loadOpenDialog = async () => import("./open-dialog.tsx");
const OpenDialog = late(async () => (await loadOpenDialog()).OpenDialog);

interface MessengerProps {
  readonly dialogId: number | undefined;
  /** The message of the dialog at which it opens. */
  readonly messageId: number | undefined;
  /** Whether a new dialog is being started. */
  readonly starting: boolean;
  readonly onStarting: (wanted: boolean) => void;
  readonly onOpenDialog: (dialogId: number) => void;
  readonly onOpenMessage: (dialogId: number, messageId: number) => void;
  /** Back to the list, on a phone. */
  readonly onLeaveDialog: () => void;
  readonly onOpenTask: (taskId: number) => void;
  readonly onOpenRequest: (approvalId: number) => void;
  readonly onOpenPlan: (planId: number) => void;
  /** Where the first steps lead. */
  readonly guide: GuideWays;
}

/** All dialogs on the left, the open one on the right; on a phone one after the other. */
export function Messenger({
  dialogId,
  messageId,
  starting,
  onStarting,
  onOpenDialog,
  onOpenMessage,
  onLeaveDialog,
  onOpenTask,
  onOpenRequest,
  onOpenPlan,
  guide,
}: MessengerProps) {
  const { t } = useTranslation("messenger");
  const [again, setAgain] = useState(0);
  /** Whoever has scrolled away from a message comes back to it by the same way. */
  const openMessage = (inDialog: number, id: number) => {
    if (id === messageId) setAgain((before) => before + 1);
    else onOpenMessage(inDialog, id);
  };
  const [starredOpen, setStarredOpen] = useState(false);
  const [remembering, setRemembering] = useState(false);
  const reminders = useMessageReminders();
  const unsendable = useUnsendable();
  const isTold =
    reminders.state === "ready" && reminders.value.some(({ reminder }) => reminder.toldTime > 0);
  const isDue = isTold || unsendable.length > 0;
  return (
    <>
      <ResizableSplit
        storageKey="messenger"
        showContentOnPhone={dialogId !== undefined}
        list={
          <div
            className={classes.pane}
            onPointerEnter={() => void loadOpenDialog()}
            onFocus={() => void loadOpenDialog()}
          >
            <PaneHeader
              title={t("title")}
              actions={[
                { key: "new", label: t("new"), onClick: () => onStarting(true) },
                {
                  key: "reminders",
                  label: t(isDue ? "remindersDue" : "reminders"),
                  icon: isDue ? IconBellRinging : IconBell,
                  onClick: () => setRemembering(true),
                },
                {
                  key: "starred",
                  label: t("starred"),
                  icon: IconStar,
                  onClick: () => setStarredOpen(true),
                },
              ]}
            />
            <DialogList openId={dialogId} onOpen={onOpenDialog} onStart={() => onStarting(true)} />
            {/* It comes later than the list: above it, it would move the rows away under the pointer. */}
            <LateFirstSteps {...guide} />
          </div>
        }
        content={
          dialogId === undefined ? (
            <EmptyState icon={IconMessages} title={t("choose")} hint={t("chooseHint")} />
          ) : (
            <OpenDialog
              dialogId={dialogId}
              messageId={messageId}
              again={again}
              onBack={onLeaveDialog}
              onOpenMessage={(id) => openMessage(dialogId, id)}
              onOpenTask={onOpenTask}
              onOpenRequest={onOpenRequest}
              onOpenPlan={onOpenPlan}
            />
          )
        }
      />
      {remembering && (
        <Opening>
          <RemindersDialog onOpen={openMessage} onClose={() => setRemembering(false)} />
        </Opening>
      )}
      {starredOpen && (
        <Opening>
          <StarredDialog onOpen={openMessage} onClose={() => setStarredOpen(false)} />
        </Opening>
      )}
      {starting && (
        <Opening>
          <NewDialog onClose={() => onStarting(false)} onOpened={onOpenDialog} />
        </Opening>
      )}
    </>
  );
}
