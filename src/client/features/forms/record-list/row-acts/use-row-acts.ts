import { IconCopy, IconEye, IconPencil, IconPrinter, IconTrash } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useActsOfRows, useFormButtons } from "#client/live/forms/use-record.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { rowActs, type RowActName } from "#domain/form/list/row-acts.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import type { ListedRecord } from "../table/record-table.ts";
import type { ShownAct } from "./row-act-buttons.tsx";

const ICONS = {
  detail: IconEye,
  edit: IconPencil,
  copy: IconCopy,
  print: IconPrinter,
  remove: IconTrash,
};

type Ways = Readonly<Record<RowActName, (record: FormRecord) => void>>;

/** What can be done with single rows; undefined where the form gives its rows no buttons. */
export type ActsOf = ((row: ListedRecord) => readonly ShownAct[]) | undefined;

const NO_RECORDS: readonly FormRecord[] = [];

/** The buttons that the form gives its rows, less those that the person may not press. */
export function useRowActs(
  { form, ready }: Pick<OpenRecord, "form" | "ready">,
  { rows, isInline }: { readonly rows: readonly ListedRecord[]; readonly isInline: boolean },
  ways: Ways,
): ActsOf {
  const { t } = useTranslation("records");
  const drawn = useMemo(() => rowActs(ready.form, isInline), [ready, isInline]);
  const records = useMemo(
    () => (drawn.length === 0 ? NO_RECORDS : rows.map(({ record }) => record)),
    [drawn, rows],
  );
  const known = useActsOfRows(records);
  const buttons = useFormButtons(form.id);
  if (drawn.length === 0) return undefined;
  const isPublished = form.state === "published";
  const may = (name: RowActName, { id }: FormRecord) => {
    if (name === "detail") return true;
    if (name === "copy") return isPublished && buttons?.has("add") === true;
    if (name === "print") return buttons?.has("print") === true;
    return known.get(id)?.[name] === true;
  };
  return ({ record }) =>
    drawn
      .filter(({ name }) => may(name, record))
      .map(({ name, label }) => ({
        key: name,
        label: label || t(name),
        icon: ICONS[name],
        onClick: () => ways[name](record),
      }));
}
