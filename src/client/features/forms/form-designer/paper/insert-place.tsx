import { Select } from "@mantine/core";
import { useRichTextEditorContext } from "@mantine/tiptap";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { firstPlaces, tableTemplate } from "#domain/form/print/first-template.ts";
import { type PrintPlace, printPlaces } from "#domain/form/print/print-places.ts";
import { useDesigning } from "../designing.ts";
import { pieceName } from "../piece-name.ts";
import classes from "./paper.module.css";

const SYSTEM = [
  "systemFiller",
  "systemPrinter",
  "systemPrintTime",
  "systemApprovalContent",
  "pageBreak",
] as const;

/** What stands for the rows of a sub-table in the list of places. */
const ROWS = "rows:";

/** Puts a place that is filled in where the writing stands. */
export function InsertPlace() {
  const { t } = useTranslation("print-templates");
  const { t: tField } = useTranslation("form-designer");
  const { editor } = useRichTextEditorContext();
  const { form } = useDesigning();
  const choices = useMemo(() => {
    const places = printPlaces(form);
    const firsts = new Set(firstPlaces(form).map(({ token }) => token));
    const choiceOf = ({ piece, as, token }: PrintPlace) => {
      const name = pieceName(piece.node, tField);
      return { value: token, label: firsts.has(token) ? name : `${name} · ${t(`as.${as}`)}` };
    };
    const inside = (table: string | undefined) =>
      places.filter(({ piece }) => piece.table === table).map(choiceOf);
    const tables = [...form.tables].map(([table, { piece }]) => ({
      group: pieceName(piece.node, tField),
      items: [{ value: `${ROWS}${table}`, label: t("rows") }, ...inside(table)],
    }));
    const others = SYSTEM.map((name) => ({ value: `{${name}}`, label: t(`system.${name}`) }));
    const groups = [
      { group: t("fields"), items: inside(undefined) },
      ...tables,
      { group: t("others"), items: others },
    ];
    return groups.filter(({ items }) => items.length > 0);
  }, [form, t, tField]);
  const put = (value: string | null) => {
    if (!value || !editor) return;
    const html = value.startsWith(ROWS) ? tableTemplate(form, value.slice(ROWS.length)) : value;
    editor.chain().focus().insertContent(html).run();
  };
  return (
    <Select
      className={classes.insert}
      size="xs"
      aria-label={t("insert")}
      placeholder={t("insert")}
      nothingFoundMessage={t("nothingFound")}
      data={choices}
      value={null}
      onChange={put}
      searchable
    />
  );
}
