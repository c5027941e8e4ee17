import { IconCheck, IconTrash } from "@tabler/icons-react";
import {
  type KeyboardEvent,
  type Ref,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { MarkdownText } from "#client/parts/preview/text/markdown-text.tsx";
import { RichTextField } from "#client/parts/rich-text/rich-text-field.tsx";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { File } from "#domain/file/file.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { NOTE_LENGTH_MAX } from "#domain/library/note-limits.ts";
import { libraryShortcuts } from "../feature.ts";
import type { KeptNote } from "./kept-note.ts";
import type { NoteKind } from "./note-kind.ts";
import classes from "./notes.module.css";
import { useNoteDraft } from "./use-note-draft.ts";

/** How the dialog around it asks it to end. */
export interface WriterDoor {
  /** Saves what was typed, and is done. */
  readonly leave: () => void;
}

interface NoteWriterProps {
  readonly ref: Ref<WriterDoor>;
  readonly item: LibraryItem;
  readonly kind: NoteKind;
  readonly start: KeptNote;
  readonly versions: readonly File[];
  /** Back to reading. */
  readonly onDone: () => void;
}

/** Writes a note: leaving it saves, as do the button and the keys. */
export function NoteWriter({ ref, item, kind, start, versions, onDone }: NoteWriterProps) {
  const { t } = useTranslation("note");
  const draft = useNoteDraft(item, kind, start);
  const { userId } = useData();
  const users = useUsers();
  const newer = versions.find(({ id }) => id === item.fileId && id !== draft.made.baseId);
  const leave = async () => {
    // What could not be saved goes on being written.
    if (await draft.save()) onDone();
  };
  useImperativeHandle(ref, () => ({ leave: () => void leave() }));
  const discard = async () => {
    const question = {
      title: t("discardTitle"),
      message: t("discardMessage"),
      confirmLabel: t("discard"),
      danger: true,
    };
    if (draft.hasChanged() && !(await confirm(question))) return;
    draft.discard();
    onDone();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isPressed(event, libraryShortcuts.saveNote)) return;
    event.preventDefault();
    void draft.save().then((isSaved) => {
      if (isSaved) showToast({ message: t("saved"), tone: "success" });
    });
  };
  const isOthers = newer && newer.userId !== userId && newer.id !== start.settlesId;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the editor inside bubble up to here
    <div className={classes.writer} onKeyDown={handleKeyDown}>
      <PaneHeader
        level={2}
        title={item.name}
        onBack={() => void leave()}
        backLabel={t("saveAndRead")}
        actions={[
          {
            key: "save",
            label: t("save"),
            icon: IconCheck,
            primary: true,
            onClick: () => void leave(),
          },
          { key: "discard", label: t("discard"), icon: IconTrash, onClick: () => void discard() },
        ]}
      />
      {isOthers && (
        <output className={classes.notice}>
          {t("savedMeanwhile", { name: users.get(newer.userId)?.nickname ?? t("task:somebody") })}
        </output>
      )}
      {kind.ext === "md" ? (
        <MarkdownField text={start.text} onChange={draft.change} />
      ) : (
        <div className={classes.document}>
          <RichTextField
            html={start.text}
            onChange={draft.change}
            names={{ "aria-label": t("text") }}
            autofocus
          />
        </div>
      )}
    </div>
  );
}

interface MarkdownFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Markdown as it is typed, and on a wide screen as it will be read. */
function MarkdownField({ text: first, onChange }: MarkdownFieldProps) {
  const { t } = useTranslation("note");
  const [text, setText] = useState(first);
  const drawn = useDeferredValue(text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  return (
    <div className={classes.sheets}>
      <textarea
        ref={field}
        className={classes.source}
        aria-label={t("text")}
        maxLength={NOTE_LENGTH_MAX}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onChange(event.currentTarget.value);
        }}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
      <section className={classes.drawn} aria-label={t("preview")} tabIndex={0}>
        <MarkdownText text={drawn} />
      </section>
    </div>
  );
}
