import {
  getTaskListExtension,
  Link,
  RichTextEditor,
  type RichTextEditorLabels,
} from "@mantine/tiptap";
import "@mantine/tiptap/styles.css";
import { TaskItem, TaskList } from "@tiptap/extension-list";
import { type Extensions, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import "./editor.css";
import classes from "./rich-text.module.css";

interface RichTextFieldProps {
  /** What it begins with. */
  readonly html: string;
  /** "" = nothing is written. */
  readonly onChange: (html: string) => void;
  /** What stands on the element that takes the focus. */
  readonly names: Readonly<Record<string, string>>;
  /** It has the focus at once, behind what is written. */
  readonly autofocus?: boolean;
  /** What it can write besides. */
  readonly more?: Extensions;
  /** Stands behind the usual tools. */
  readonly tools?: ReactNode;
}

const NOTHING_MORE: Extensions = [];

/** Writes a long text with headings, lists and links. */
export function RichTextField({
  html,
  onChange,
  names,
  autofocus = false,
  more = NOTHING_MORE,
  tools,
}: RichTextFieldProps) {
  const { t } = useTranslation("text-format");
  const labels = useMemo<Partial<RichTextEditorLabels>>(
    () => ({
      boldControlLabel: t("bold"),
      italicControlLabel: t("italic"),
      strikeControlLabel: t("strike"),
      h3ControlLabel: t("heading"),
      bulletListControlLabel: t("bulletList"),
      orderedListControlLabel: t("orderedList"),
      tasksControlLabel: t("taskList"),
      blockquoteControlLabel: t("quote"),
      linkControlLabel: t("link"),
      unlinkControlLabel: t("unlink"),
      linkEditorInputLabel: t("address"),
      linkEditorInputPlaceholder: t("address"),
      linkEditorExternalLink: t("newTab"),
      linkEditorInternalLink: t("sameTab"),
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
      ...more,
    ],
    content: html,
    // It would write a style element, which no page allows; editor.css says the same.
    injectCSS: false,
    autofocus: autofocus ? "end" : false,
    editorProps: { attributes: { role: "textbox", "aria-multiline": "true", ...names } },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
  });
  return (
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
        {tools}
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
