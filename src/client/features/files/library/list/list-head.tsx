import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { chooseSort, type FileSort, type SortField } from "../sort-items.ts";
import classes from "./list-head.module.css";

export interface ListOrder {
  readonly sort: FileSort;
  readonly onSort: (sort: FileSort) => void;
}

/** What stands in each column; pressed, those by which files can be sorted sort them, pressed again the other way round. */
export function ListHead({ sort, onSort }: ListOrder) {
  const { t } = useTranslation("library");
  const Arrow = sort.isDown ? IconArrowDown : IconArrowUp;
  const column = (by: SortField) => (
    <button
      type="button"
      className={classes.column}
      aria-pressed={sort.by === by}
      data-column={by}
      onClick={() => onSort(chooseSort(sort, by))}
    >
      <span className={classes.words}>{t(`sortBy.${by}`)}</span>
      {sort.by === by && <Arrow size="0.875rem" aria-hidden />}
    </button>
  );
  return (
    <fieldset aria-label={t("sort")} className={classes.head}>
      <span className={classes.box} />
      <span className={classes.look} />
      {column("name")}
      <span className={classes.person}>{t("changedBy")}</span>
      {column("changed")}
      {column("size")}
      <span className={classes.menu} />
    </fieldset>
  );
}
