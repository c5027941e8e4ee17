import { IconClock } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useScheduled } from "#client/live/chat/use-scheduled.ts";
import { useRun } from "#client/live/use-run.ts";
import { late } from "#client/ui/late.tsx";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { StagedFiles } from "../attach/use-staged-files.ts";
import { looksLikeMarkdown } from "../markdown-keys.ts";
import type { Mentionable } from "../mention/mention-text.ts";
import { asStored } from "../things/as-stored.ts";
import type { useComposer } from "../use-composer.ts";

const ScheduleDialog = late(async () => (await import("./schedule-dialog.tsx")).ScheduleDialog);
const ScheduledBar = late(async () => (await import("./scheduled-bar.tsx")).ScheduledBar);

interface SendLater {
  /** What the menu offers while there are words, and no files. */
  readonly items: readonly ActionMenuItem[];
  /** When, while that is asked. */
  readonly dialog: ReactNode;
  /** What waits already. */
  readonly bar: ReactNode;
}

/** To send what is written in a chat at another time. */
export function useSendLater(
  dialogId: number,
  {
    writing,
    clear,
    giveBack,
    flush,
  }: Pick<ReturnType<typeof useComposer>, "writing" | "clear" | "giveBack" | "flush">,
  mentionable: readonly Mentionable[],
  staged: Pick<StagedFiles, "files">,
): SendLater {
  const { t } = useTranslation("chat");
  const run = useRun();
  const scheduled = useScheduled(dialogId);
  const [isAsking, setIsAsking] = useState(false);
  const { text: typed, editId, replyId } = writing;
  const mayWait = typed.trim() !== "" && !editId && staged.files.length === 0;
  const schedule = async (time: number) => {
    const text = asStored(typed.trim(), mentionable);
    const textType = looksLikeMarkdown(typed) ? "md" : "text";
    // The field is free at once for the next words; the draft goes when these are safe.
    clear();
    const answer = replyId > 0 && { replyId };
    const { ok } = await run("message.schedule", { dialogId, text, textType, time, ...answer });
    if (ok) flush();
    else giveBack(writing);
  };
  const onClick = () => setIsAsking(true);
  return {
    items: mayWait ? [{ key: "later", label: t("sendLater"), icon: IconClock, onClick }] : [],
    dialog: isAsking && (
      <Opening>
        <ScheduleDialog
          onChoose={(time) => void schedule(time)}
          onClose={() => setIsAsking(false)}
        />
      </Opening>
    ),
    bar: scheduled.length > 0 && <ScheduledBar scheduled={scheduled} />,
  };
}
