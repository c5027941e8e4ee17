import {
  getTaskListExtension,
  Link,
  RichTextEditor,
  type RichTextEditorLabels,
} from "@mantine/tiptap";
import "@mantine/tiptap/styles.css";
import { TaskItem, TaskList } from "@tiptap/extension-list";
import { useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { type FocusEvent, type KeyboardEvent, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import "./editor.css";
import classes from "./description.module.css";
import { taskShortcuts } from "../feature.ts";

interface DescriptionEditorProps {
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly onSave: () => void;
  /** The person is done; `byKey` when it was Escape. */
  readonly onLeave: (byKey: boolean) => void;
}

/** Writes a description: leaving it saves, as do Ctrl S and Escape. */
export function DescriptionEditor({ html, onChange, onSave, onLeave }: DescriptionEditorProps) {
  const { t } = useTranslation(["task", "task-format"]);
  const labels = useMemo<Partial<RichTextEditorLabels>>(
    () => ({
      boldControlLabel: t("task-format:bold"),
      italicControlLabel: t("task-format:italic"),
      strikeControlLabel: t("task-format:strike"),
      h3ControlLabel: t("task-format:heading"),
      bulletListControlLabel: t("task-format:bulletList"),
      orderedListControlLabel: t("task-format:orderedList"),
      tasksControlLabel: t("task-format:taskList"),
      blockquoteControlLabel: t("task-format:quote"),
      linkControlLabel: t("task-format:link"),
      unlinkControlLabel: t("task-format:unlink"),
      linkEditorInputLabel: t("task-format:address"),
      linkEditorInputPlaceholder: t("task-format:address"),
      linkEditorExternalLink: t("task-format:newTab"),
      linkEditorInternalLink: t("task-format:sameTab"),
      linkEditorSave: t("save"),
    }),
    [t],
  );
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ link: false }),
      Link,
      getTaskListExtension(TaskList),
      TaskItem.configure({ nested: true }),
    ],
    content: html,
    // It would write a style element, which no page allows; editor.css says the same.
    injectCSS: false,
    autofocus: "end",
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": t("description") },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isPressed(event, taskShortcuts.saveDescription)) {
      event.preventDefault();
      onSave();
    }
    const isOwn = event.currentTarget.contains(event.target as Node);
    if (
      !isPressed(event, taskShortcuts.leaveDescription) ||
      !isOwn ||
      event.nativeEvent.isComposing
    )
      return;
    event.preventDefault();
    onLeave(true);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    // The field of a link's address floats above the page.
    if (relatedTarget instanceof Element && relatedTarget.closest("[data-portal]")) return;
    if (document.hasFocus()) onLeave(false);
    else onSave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and focus of the editor inside bubble up to here
    <div onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <RichTextEditor editor={editor} labels={labels} className={classes.editor}>
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Strikethrough />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H3 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.TaskList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      <p className={classes.hint}>{t("saveHint")}</p>
    </div>
  );
}
