import { ActionIcon } from "@mantine/core";
import { IconAt, IconMoodSmile, IconSend, IconTypography } from "@tabler/icons-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RecordedVoice } from "#client/platform/voice/record-voice.ts";
import { isTouch } from "#client/platform/is-touch.ts";
import { isComposing } from "#client/platform/is-composing.ts";
import { MESSAGE_TEXT_MAX } from "#domain/limits.ts";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import { late } from "#client/ui/late.tsx";
import type { ThingMention } from "#domain/message/things/thing-mention.ts";
import { isPressed } from "../keyboard/is-pressed.ts";
import { offerPeople } from "../people/rank-people.ts";
import { enterOptions } from "../people/walk-options.ts";
import { chatShortcuts } from "../keyboard/shared-shortcuts.ts";
import { SendHint } from "../keyboard/send-hint.tsx";
import { isSendPressed } from "../keyboard/send-key.ts";
import classes from "./composer.module.css";
import { completeMention, type Mentionable, mentionBeingTyped } from "./mention/mention-text.ts";
import { looksLikeMarkdown } from "./markdown-keys.ts";
import type { Writing } from "./begun.ts";
import { AttachMenu } from "./attach/attach-menu.tsx";
import type { StagedFiles } from "./attach/use-staged-files.ts";
import type { StickerItem } from "./sticker/sticker-item.ts";
import { codeBeingTyped, completeCode } from "./emoji/emoji-code.ts";
import {
  commandBeingTyped,
  commandNamed,
  type SlashCommand,
  withoutSecondSlash,
} from "./slash/slash-command.ts";
import { completeThing, keepThing, thingBeingTyped } from "./things/thing-words.ts";
import { ComposerContext } from "./composer-context.tsx";
import { ComposerOptions } from "./composer-options.tsx";
import { pastedOf } from "./paste/pasted.ts";
import { FormatButtons } from "./format-buttons.tsx";
import { SizeToggle } from "./size/size-toggle.tsx";
import { useLargeField } from "./size/use-large-field.ts";
import { useWords } from "./use-words.ts";
import { MicrophoneButton } from "./voice/microphone-button.tsx";
import type { Press } from "./voice/voice-recorder.tsx";

/** More would hide what is being answered. */
const MENTIONS_FOUND = 8;

const StagedStrip = late(async () => (await import("./attach/staged-strip.tsx")).StagedStrip);
const VoiceRecorder = late(async () => (await import("./voice/voice-recorder.tsx")).VoiceRecorder);
const SymbolPanel = late(async () => (await import("./sticker/symbol-panel.tsx")).SymbolPanel);

interface ComposerProps {
  /** The field itself, for whoever leads to it. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly label: string;
  readonly writing: Writing;
  /** Nothing can be sent just now; what is typed stays. */
  readonly isHeld: boolean;
  /** What the words answer or replace, in words; empty = nothing. */
  readonly context: string;
  readonly people: readonly Mentionable[];
  /** What goes along with the words. */
  readonly staged: StagedFiles;
  /** What can be sent besides words and files. */
  readonly more: readonly ActionMenuItem[];
  /** What a message does that begins with "/". */
  readonly commands: readonly SlashCommand[];
  /** The person came to write. */
  readonly focusesAtOnce?: boolean;
  readonly onWrite: (text: string) => void;
  readonly onBlur: () => void;
  readonly onSend: (text: string, markdown: boolean) => void;
  /** A voice was recorded; nothing where none can be. */
  readonly onVoice?: ((voice: RecordedVoice) => void) | undefined;
  /** Sends a sticker; nothing where none can be sent. */
  readonly onSticker?: ((item: StickerItem) => void) | undefined;
  readonly onCancel: () => void;
  /** Arrow up in an empty field: the person wants to edit their last message. */
  readonly onEditLast: () => void;
}

/** Where messages are written. Enter sends and Shift+Enter breaks, or the button sends, as the person's keyboard is set. */
export function Composer({
  field,
  label,
  writing,
  isHeld,
  context,
  people,
  staged,
  more,
  commands,
  focusesAtOnce = false,
  onWrite,
  onBlur,
  onSend,
  onVoice,
  onSticker,
  onCancel,
  onEditLast,
}: ComposerProps) {
  const { t } = useTranslation("chat");
  const mentions = useRef<HTMLUListElement>(null);
  const { caret, setCaret, put, insert, replace, wrap } = useWords(field, writing.text, onWrite);
  const [symbolsOpen, setSymbolsOpen] = useState(false);
  /** Under a finger marks of letters take a row of their own, which is rarely wanted. */
  const [formatsOpen, setFormatsOpen] = useState(false);
  const { isLarge, toggle, shrink } = useLargeField(field);
  const [recording, setRecording] = useState<{ readonly press: Press | undefined }>();
  useEffect(() => {
    if (focusesAtOnce) field.current?.focus();
  }, [field, focusesAtOnce]);
  const typed = mentionBeingTyped(writing.text, caret);
  const found = typed === undefined ? [] : offerPeople(people, typed).slice(0, MENTIONS_FOUND);
  const thing = typed === undefined ? thingBeingTyped(writing.text, caret) : undefined;
  // What was said before is edited as the words that it is.
  const slash = writing.editId ? undefined : commandBeingTyped(writing.text);
  const code = typed === undefined ? codeBeingTyped(writing.text, caret) : undefined;
  const handlePick = ({ name }: Mentionable) => {
    const completed = completeMention(writing.text, caret, name);
    put(completed.text, completed.caret);
  };
  const handleThing = (picked: ThingMention) => {
    keepThing(picked);
    const completed = completeThing(writing.text, caret, picked);
    put(completed.text, completed.caret);
  };
  const handleCommand = ({ key, needsWords, takesWords, onClick }: SlashCommand) => {
    const left = needsWords ? `/${key} ` : (slash?.words ?? "");
    if (needsWords || !takesWords) put(left, left.length);
    if (!needsWords) onClick();
  };
  const handleSymbol = (symbol: string) => {
    const completed = completeCode(writing.text, caret, symbol);
    put(completed.text, completed.caret);
  };
  const isEmpty = writing.text.trim() === "" && staged.files.length === 0;
  const sayAsTyped = () => {
    if (isEmpty || isHeld) return;
    const text = writing.editId ? writing.text : withoutSecondSlash(writing.text);
    onSend(text, looksLikeMarkdown(text));
  };
  const send = () => {
    if (isEmpty || isHeld) return;
    // The button that was pressed can do nothing now, and would take the focus with it.
    field.current?.focus();
    shrink();
    const command = slash && commandNamed(commands, slash);
    if (command) {
      handleCommand(command);
      return;
    }
    sayAsTyped();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const first = found.find(({ barred }) => barred === undefined);
    const isChoosing = [code, thing, slash].some((typing) => typing !== undefined);
    const firstOption = isChoosing
      ? mentions.current?.querySelector<HTMLElement>("button")
      : undefined;
    if (event.key === "ArrowDown" && enterOptions(mentions.current)) {
      event.preventDefault();
    } else if (first && isPressed(event, chatShortcuts.pickPerson)) {
      event.preventDefault();
      handlePick(first);
    } else if (firstOption && isPressed(event, chatShortcuts.pickPerson)) {
      event.preventDefault();
      firstOption.click();
      // In all of the chat there is room for lines: Enter breaks them.
    } else if (isLarge ? isPressed(event, chatShortcuts.send) : isSendPressed(event)) {
      event.preventDefault();
      send();
    } else if (isPressed(event, chatShortcuts.bold)) {
      event.preventDefault();
      wrap("**");
    } else if (isPressed(event, chatShortcuts.italic)) {
      event.preventDefault();
      wrap("_");
    } else if (isPressed(event, chatShortcuts.cancel) && context !== "") {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    } else if (isPressed(event, chatShortcuts.editLast) && writing.text === "") onEditLast();
  };

  const closeSymbols = () => {
    setSymbolsOpen(false);
    // Under a finger the field would bring the keys up.
    if (!isTouch) field.current?.focus();
  };
  const handleEscape = (event: KeyboardEvent) => {
    const closes = symbolsOpen || isLarge;
    if (!closes || event.defaultPrevented || !isPressed(event, chatShortcuts.cancel)) return;
    event.stopPropagation();
    if (symbolsOpen) closeSymbols();
    else shrink();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of what is in it
    <div
      className={classes.composer}
      data-foot-bar="composer"
      data-large={isLarge || undefined}
      onKeyDown={handleEscape}
    >
      <ComposerOptions
        {...{ found, code, thing, slash, commands, people, field }}
        list={mentions}
        onSend={sayAsTyped}
        onPerson={handlePick}
        onThing={handleThing}
        onSymbol={handleSymbol}
        onCommand={handleCommand}
      />
      {context !== "" && <ComposerContext context={context} onCancel={onCancel} />}
      {staged.files.length > 0 && <StagedStrip staged={staged} />}
      {recording ? (
        <VoiceRecorder
          press={recording.press}
          onEnd={() => setRecording(undefined)}
          onSend={(voice) => {
            setRecording(undefined);
            onVoice?.(voice);
          }}
        />
      ) : (
        <>
          <textarea
            ref={field}
            className={classes.field}
            aria-label={label}
            placeholder={label}
            maxLength={MESSAGE_TEXT_MAX}
            rows={1}
            value={writing.text}
            onChange={(event) => {
              setCaret(event.currentTarget.selectionStart);
              onWrite(event.currentTarget.value);
            }}
            onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
            onKeyDown={handleKeyDown}
            onPaste={(event) => {
              const { files, words } = pastedOf(event.clipboardData);
              if (files.length === 0 && words === undefined) return;
              event.preventDefault();
              if (files.length > 0) staged.add(files);
              if (words) replace(words);
            }}
            onBlur={onBlur}
          />
          <div className={classes.tools}>
            <AttachMenu onPick={staged.add} onPickUnchanged={staged.addUnchanged} more={more} />
            <div className={classes.formats} data-open={formatsOpen}>
              <FormatButtons onWrap={wrap} />
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              className={classes.formatToggle}
              aria-label={t("format.all")}
              aria-expanded={formatsOpen}
              onClick={() => setFormatsOpen(!formatsOpen)}
            >
              <IconTypography size="1rem" aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t("mentionSomebody")}
              onClick={() => insert("@")}
            >
              <IconAt size="1rem" aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t("symbols")}
              aria-expanded={symbolsOpen}
              onClick={() => setSymbolsOpen(!symbolsOpen)}
            >
              <IconMoodSmile size="1rem" aria-hidden />
            </ActionIcon>
            {onVoice && <MicrophoneButton onRecord={(press) => setRecording({ press })} />}
            <SizeToggle isLarge={isLarge} onToggle={toggle} />
            <SendHint className={classes.hint} />
            <ActionIcon
              variant="filled"
              aria-label={t("send")}
              disabled={isEmpty || isHeld}
              onClick={send}
            >
              <IconSend size="1rem" aria-hidden />
            </ActionIcon>
          </div>
          {symbolsOpen && <SymbolPanel {...{ onSticker }} onPick={insert} onClose={closeSymbols} />}
        </>
      )}
    </div>
  );
}
