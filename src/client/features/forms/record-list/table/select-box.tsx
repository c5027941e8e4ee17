import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { SelectedRows } from "#client/ui/row-selection/use-selected-rows.ts";
import type { ListedRecord } from "./record-table.ts";
import classes from "./record-list.module.css";

interface SelectBoxProps {
  readonly row: ListedRecord;
  readonly selection: SelectedRows;
}

/** Takes a record into what is selected; with Shift all from the last one on. */
export function SelectBox({ row: { record }, selection }: SelectBoxProps) {
  const { t } = useTranslation("records");
  return (
    <Checkbox
      className={classes.select}
      aria-label={t("selectOne", { title: record.title || t("untitled") })}
      checked={selection.ids.has(record.id)}
      onChange={({ nativeEvent }) => {
        const isRange = "shiftKey" in nativeEvent && nativeEvent.shiftKey === true;
        if (isRange) selection.through(record.id);
        else selection.toggle(record.id);
      }}
    />
  );
}

interface SelectAllBoxProps {
  readonly count: number;
  readonly selection: SelectedRows;
}

/** Takes in all of the page, or none of it. */
export function SelectAllBox({ count, selection }: SelectAllBoxProps) {
  const { t } = useTranslation("records");
  const { size } = selection.ids;
  return (
    <Checkbox
      aria-label={t("selectAll")}
      checked={size > 0 && size === count}
      indeterminate={size > 0 && size < count}
      onChange={() => (size === count ? selection.clear() : selection.all())}
    />
  );
}
