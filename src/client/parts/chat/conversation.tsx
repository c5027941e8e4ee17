import { IconMessageOff } from "@tabler/icons-react";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { DialogView } from "#client/data/queries/dialogs.ts";
import { useInView } from "#client/live/notices/in-view.ts";
import { useDialog } from "#client/live/use-dialogs.ts";
import { useLastOwnMessage, useMessage } from "#client/live/use-messages.ts";
import { useSendFiles } from "#client/live/files/use-send-files.ts";
import { useSendVoice } from "#client/live/files/use-send-voice.ts";
import type { RecordedVoice } from "#client/platform/voice/record-voice.ts";
import { voiceFormat } from "#client/platform/voice/voice-format.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useVisit } from "#client/live/storage/use-visit.ts";
import { late } from "#client/ui/late.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import type { Message } from "#domain/message/message.ts";
import { previewOf } from "#domain/message/preview.ts";
import classes from "./chat.module.css";
import attach from "./attach/attach.module.css";
import { BegunUploads } from "./attach/begun-uploads.tsx";
import { useDropFiles } from "#client/parts/file/use-drop-files.ts";
import { useStagedFiles } from "./attach/use-staged-files.ts";
import { ChatFoot } from "./chat-foot.tsx";
import { Composer } from "./composer.tsx";
import { everybody, tokensToNames } from "./mention/mention-text.ts";
import { useMentionable } from "./mention/use-mentionable.ts";
import { MessageList } from "./message-list.tsx";
import { useWithdraw } from "./message/use-withdraw.ts";
import { useHeld } from "./rules/use-held.tsx";
import { useSelection } from "./select/use-selection.ts";
import { useCommands } from "./slash/use-commands.ts";
import { useOwnCommands } from "./slash/use-own-commands.tsx";
import { asStored, asTyped } from "./things/as-stored.ts";
import { useAsking } from "./vote/use-asking.tsx";
import { useSendLater } from "./schedule/use-send-later.tsx";
import { useSendSticker } from "./sticker/use-send-sticker.ts";
import { useThread } from "./thread/use-thread.tsx";
import { useCaret } from "./use-caret.ts";
import { useComposer } from "./use-composer.ts";
import { useSendText } from "./use-send-text.ts";
import { useDialogName } from "./use-dialog-name.ts";

const SelectionBar = late(async () => (await import("./select/selection-bar.tsx")).SelectionBar);
const LeftEdit = late(async () => (await import("./left-edit.tsx")).LeftEdit);

interface ConversationProps {
  readonly dialogId: number;
  /** The message at which it opens; where the person left off reading when left out. */
  readonly messageId?: number | undefined;
  /** How often somebody came for that message again after they had left it. */
  readonly again?: number;
  /** What stands above the messages. */
  readonly renderHeader?: (view: DialogView) => ReactNode;
  /** A place elsewhere for what one writes in; the messages are then as high as they need, to a limit. */
  readonly writesIn?: HTMLElement;
  /** The person came to write. */
  readonly writesAtOnce?: boolean;
}

/** A dialog: its messages and where one writes. */
export function Conversation({ dialogId, ...rest }: ConversationProps) {
  const { t } = useTranslation("chat");
  const view = useDialog(dialogId);
  if (view.state === "loading") return <SkeletonList rows={5} />;
  if (!view.value)
    return <EmptyState icon={IconMessageOff} title={t("gone")} hint={t("goneHint")} />;
  return <OpenConversation key={dialogId} view={view.value} {...rest} />;
}

function OpenConversation({
  view,
  messageId,
  again = 0,
  renderHeader,
  writesIn,
  writesAtOnce = false,
}: Omit<ConversationProps, "dialogId"> & { readonly view: DialogView }) {
  const { t } = useTranslation("chat");
  const run = useRun();
  const users = useUsers();
  const dialogName = useDialogName();
  const dialogId = view.dialog.id;
  const { writing, leftEdit, ready, flush, ...composing } = useComposer(dialogId);
  const { write, reply, edit, endEdit, clear, giveBack } = composing;
  const composer = useRef<HTMLTextAreaElement>(null);
  const placeCaret = useCaret(composer);
  const lastOwn = useLastOwnMessage(dialogId);
  const staged = useStagedFiles();
  const held = useHeld(view, writing, staged);
  const { isKnown, people, mentionable } = useMentionable(view.dialog, held.callsAll);
  const asking = useAsking(view.dialog);
  const { chosen, toggle, end } = useSelection();
  const sendText = useSendText();
  const sendFiles = useSendFiles();
  const sendVoice = useSendVoice();
  const drop = useDropFiles(staged.add);
  useVisit("dialog", dialogId);
  useInView(dialogId);
  const aboutId = writing.editId || writing.replyId;
  const about = useMessage(aboutId);
  const nameOf = useCallback(
    (id: number) => (id === everybody ? t("everybody") : (users.get(id)?.nickname ?? "")),
    [users, t],
  );

  // A mark set by hand goes when the person opens the dialog.
  const marked = useRef(view.setting?.markUnread === 1);
  useEffect(() => {
    if (!marked.current) return;
    marked.current = false;
    void run("dialog.set", { dialogId, markUnread: 0 });
  }, [run, dialogId]);

  const handleSend = (typed: string, markdown: boolean) => {
    const text = asStored(typed.trim(), mentionable);
    const textType = markdown ? "md" : "text";
    const sent = writing;
    const { editId, replyId } = sent;
    // The field is free at once for the next words; the draft goes when the message is safe.
    clear();
    if (!editId && staged.files.length > 0) {
      const { files, unchanged } = staged.take();
      const options = { text, unchanged, ...(replyId && { replyId }) };
      void sendFiles(dialogId, files, options).then(flush);
      return;
    }
    const send = async () => {
      const message = { dialogId, text, textType, ...(replyId && { replyId }) } as const;
      const isSent = editId
        ? (await run("message.edit", { msgId: editId, text, textType })).ok
        : await sendText(message, () => giveBack(sent));
      if (isSent) flush();
      else giveBack(sent);
    };
    void send();
  };
  const later = useSendLater(dialogId, { ...composing, writing, flush }, mentionable, staged);
  const more = [...later.items, ...asking.items];
  const chat = { dialog: view.dialog, people, mentionable, isHeld: held.isHeld };
  const own = useOwnCommands(chat, { ...composing, writing, flush }, sendText);
  const commands = useCommands(writing.text, view.dialog.planId, more, own.commands);
  const handleVoice = (voice: RecordedVoice) => {
    const { replyId } = writing;
    const to = { dialogId, replyId, name: t("voice.fileName") };
    void sendVoice(voice, to).then(() => replyId > 0 && reply(0));
  };
  const sendSticker = useSendSticker(dialogId, writing, held.isHeld, () => reply(0));
  const startEdit = useCallback(
    (message: Message) => {
      edit(message.id, asTyped(message.msg.text, nameOf));
      placeCaret("end");
    },
    [edit, nameOf, placeCaret],
  );
  const handleReply = useCallback(
    (message: Message) => {
      reply(message.id);
      placeCaret("end");
    },
    [reply, placeCaret],
  );
  const handleWithdraw = useWithdraw();
  const handleReact = useCallback(
    (message: Message, symbol: string, remove: boolean) =>
      void run("message.setEmoji", { msgId: message.id, symbol, remove }),
    [run],
  );

  const acts = {
    onReply: handleReply,
    onEdit: startEdit,
    onWithdraw: handleWithdraw,
    onReact: handleReact,
    onSelect: toggle,
  };
  const within = writesIn !== undefined;
  const { openThread, panel } = useThread({ view, within, writes: held.writes }, acts);

  const context =
    aboutId && about.state === "ready" && about.value
      ? tokensToNames(previewOf(about.value), nameOf)
      : "";
  const contextLabel = writing.editId
    ? t("editing", { text: context })
    : t("replying", { text: context });
  const writer = chosen ? (
    <SelectionBar chosen={chosen} onEnd={end} />
  ) : (
    <>
      <BegunUploads dialogId={dialogId} />
      {later.bar}
      {leftEdit && (
        <LeftEdit
          {...leftEdit}
          onGoOn={() => {
            edit(leftEdit.messageId, leftEdit.text);
            placeCaret("end");
          }}
          onDiscard={endEdit}
        />
      )}
      {held.note}
      {ready && isKnown && (
        <Composer
          field={composer}
          label={t("messageTo", { name: dialogName(view) })}
          writing={writing}
          isHeld={held.isHeld}
          context={aboutId ? contextLabel : ""}
          people={mentionable}
          staged={staged}
          more={more}
          commands={commands}
          focusesAtOnce={writesAtOnce}
          onWrite={write}
          onBlur={flush}
          onSend={handleSend}
          onVoice={voiceFormat() && !writing.editId && !held.isHeld ? handleVoice : undefined}
          onSticker={sendSticker}
          onCancel={() => (writing.editId ? endEdit() : reply(0))}
          onEditLast={() => lastOwn.state === "ready" && lastOwn.value && startEdit(lastOwn.value)}
        />
      )}
    </>
  );
  return (
    <div className={classes.conversation} data-within={within || undefined} {...drop.handlers}>
      {drop.isOver && <div className={attach.over}>{t("dropFiles")}</div>}
      {renderHeader?.(view)}
      <MessageList
        view={view}
        messageId={messageId}
        again={again}
        {...acts}
        chosen={chosen}
        onThread={openThread}
      />
      {panel}
      {asking.dialog}
      {later.dialog}
      {own.dialog}
      <ChatFoot view={view} within={writesIn} silenced={!held.writes}>
        {writer}
      </ChatFoot>
    </div>
  );
}
