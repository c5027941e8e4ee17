import { RichTextEditor, useRichTextEditorContext } from "@mantine/tiptap";
import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTable,
  IconTableOff,
} from "@tabler/icons-react";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from "@tiptap/pm/tables";
import { useTranslation } from "react-i18next";

const EMPTY_ROW = "<tr><td><p></p></td><td><p></p></td><td><p></p></td></tr>";
const EMPTY = `<table><tbody>${EMPTY_ROW.repeat(2)}</tbody></table>`;

const TOOLS = [
  { name: "rowAfter", icon: IconRowInsertBottom, does: addRowAfter },
  { name: "rowRemove", icon: IconRowRemove, does: deleteRow },
  { name: "columnAfter", icon: IconColumnInsertRight, does: addColumnAfter },
  { name: "columnRemove", icon: IconColumnRemove, does: deleteColumn },
  { name: "tableRemove", icon: IconTableOff, does: deleteTable },
] as const;

/** A table, and its rows and columns where the writing stands in one. */
export function TableTools() {
  const { t } = useTranslation("print-templates");
  const { editor } = useRichTextEditorContext();
  const run = (does: (typeof TOOLS)[number]["does"]) => {
    if (!editor) return;
    does(editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  return (
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.Control
        aria-label={t("table.add")}
        title={t("table.add")}
        onClick={() => editor?.chain().focus().insertContent(EMPTY).run()}
      >
        <IconTable size="1rem" aria-hidden />
      </RichTextEditor.Control>
      {TOOLS.map(({ name, icon: Icon, does }) => (
        <RichTextEditor.Control
          key={name}
          aria-label={t(`table.${name}`)}
          title={t(`table.${name}`)}
          onClick={() => run(does)}
        >
          <Icon size="1rem" aria-hidden />
        </RichTextEditor.Control>
      ))}
    </RichTextEditor.ControlsGroup>
  );
}
