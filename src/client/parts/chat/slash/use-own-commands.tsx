import { IconAlarm, IconChecklist, IconUserEdit } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { Dialog } from "#domain/dialog/dialog.ts";
import type { Mentionable } from "../mention/mention-text.ts";
import { looksLikeMarkdown } from "../markdown-keys.ts";
import { asStored } from "../things/as-stored.ts";
import type { useComposer } from "../use-composer.ts";
import type { useSendText } from "../use-send-text.ts";
import { commandBeingTyped, type SlashCommand } from "./slash-command.ts";

const AskWhen = late(async () => (await import("./ask-when.tsx")).AskWhen);

interface Chat {
  readonly dialog: Dialog;
  readonly people: readonly number[];
  readonly mentionable: readonly Mentionable[];
  /** Nothing can be sent just now. */
  readonly isHeld: boolean;
}

interface OwnCommands {
  readonly commands: readonly SlashCommand[];
  /** When, where the words did not say it. */
  readonly dialog: ReactNode;
}

/** What is done only by a slash: to be reminded of words, to say them in the third person, to make a to-do of them. */
export function useOwnCommands(
  { dialog: { id: dialogId, lastMsg }, people, mentionable, isHeld }: Chat,
  {
    writing,
    clear,
    giveBack,
    flush,
  }: Pick<ReturnType<typeof useComposer>, "writing" | "clear" | "giveBack" | "flush">,
  sendText: ReturnType<typeof useSendText>,
): OwnCommands {
  const { t, i18n } = useTranslation("chat");
  const { userId, now } = useData();
  const { due } = useFormatTime();
  const run = useRun();
  const myName = useUsers().get(userId)?.nickname ?? "";
  const [asked, setAsked] = useState<string>();
  const typed = writing.editId ? undefined : commandBeingTyped(writing.text);
  const words = typed?.words?.trim() ?? "";
  const { replyId } = writing;
  const about = replyId || (lastMsg?.id ?? 0);

  /** The field is free at once; what could not be done comes back as it was typed. */
  const take = async (act: () => Promise<boolean>) => {
    clear();
    if (await act()) flush();
    else giveBack(writing);
  };
  const message = (text: string, textType: "text" | "md") =>
    ({ dialogId, text, textType, ...(replyId && { replyId }) }) as const;
  const remindAt = async (time: number, of: string) =>
    take(async () => {
      const { remindOf } = await import("./do-command.ts");
      const text = asStored(of, mentionable);
      const isSet = await remindOf(run, { msgId: about, text, userId, time });
      if (isSet) showToast({ message: t("slash.reminded", { time: due(time) }) });
      return isSet;
    });
  const remind = async () => {
    const { readReminder } = await import("#domain/message/remind/read-reminder.ts");
    const { time, words: of } = readReminder(words, { language: i18n.language, now: now() });
    if (time === undefined || (of === "" && about === 0)) setAsked(of);
    else await remindAt(time, of);
  };
  const sayOfMyself = async () =>
    take(async () => {
      const { inThirdPerson } = await import("./third-person.ts");
      const text = inThirdPerson(myName, asStored(words, mentionable));
      return sendText(message(text, "md"), () => giveBack(writing));
    });
  const makeTodo = async () =>
    take(async () => {
      const { sayAsTodo } = await import("./do-command.ts");
      const text = asStored(words, mentionable);
      const said = message(text, looksLikeMarkdown(words) ? "md" : "text");
      return sayAsTodo(run, said, { userId, people });
    });

  if (!typed && asked === undefined) return { commands: [], dialog: null };
  const needsWords = words === "";
  const takesWords = true;
  const commands: SlashCommand[] = [
    {
      key: "remind",
      label: t("slash.remind"),
      icon: IconAlarm,
      needsWords: typed?.words === undefined || (needsWords && about === 0),
      takesWords,
      onClick: () => void remind(),
    },
  ];
  if (!isHeld) {
    commands.push(
      {
        key: "todo",
        label: t("slash.todo"),
        icon: IconChecklist,
        needsWords,
        takesWords,
        onClick: () => void makeTodo(),
      },
      {
        key: "me",
        label: t("slash.me"),
        icon: IconUserEdit,
        needsWords,
        takesWords,
        onClick: () => void sayOfMyself(),
      },
    );
  }
  const dialog = asked !== undefined && (
    <Opening>
      <AskWhen
        words={asked}
        onChoose={(time) => void remindAt(time, asked)}
        onClose={() => setAsked(undefined)}
      />
    </Opening>
  );
  return { commands, dialog };
}
