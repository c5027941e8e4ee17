import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import { columnSums } from "../model/column-sums.ts";
import type { ShownField } from "#client/parts/plan/table/table-settings.ts";
import { DEFAULT_COLOR, type RowGroup } from "../model/group-rows.ts";
import { workSums } from "#domain/work-time/plan-work.ts";
import { cellId } from "./cell-id.ts";
import classes from "./grid.module.css";
import type { CellWords } from "../words/use-cell-words.ts";
import { useGroupName } from "../words/use-group-name.ts";

interface GroupLineProps {
  readonly gridId: string;
  readonly group: RowGroup;
  readonly folded: boolean;
  readonly index: number;
  readonly start: number;
  readonly columnCount: number;
  readonly fields: readonly ShownField[];
  readonly active: boolean;
  readonly words: CellWords;
}

/** The head of a group: what its tasks have in common, and how many they are. */
export function GroupLine(props: GroupLineProps) {
  const { gridId, group, folded, index, start, columnCount, fields, active, words } = props;
  const { t } = useTranslation("plan-table");
  const name = useGroupName(words)(group);
  const { worked, estimated } = workSums(group.rows.map(({ task }) => task));
  const spent = [worked, estimated].some((minutes) => minutes > 0)
    ? [worked, ...(estimated > 0 ? [estimated] : [])].map(words.duration).join(" / ")
    : "";
  const sums = columnSums(group.rows, fields, words.own);
  const Chevron = folded ? IconChevronRight : IconChevronDown;
  return (
    <tr
      className={classes.group}
      style={{ transform: `translateY(${start}px)` }}
      aria-rowindex={index + 2}
      aria-level={1}
      aria-expanded={!folded}
      data-line={index}
      data-group={group.key}
    >
      <td
        id={cellId(gridId, group.key, 0)}
        colSpan={columnCount}
        aria-colindex={1}
        className={classes.groupCell}
        data-active={active || undefined}
      >
        <Chevron size="1rem" aria-hidden />
        {group.grouping === "owner" && group.value !== "0" && (
          <InitialsAvatar id={Number(group.value)} name={name} size="small" />
        )}
        {group.grouping === "color" && group.value !== DEFAULT_COLOR && (
          <Swatch color={group.value} size="small" />
        )}
        {group.grouping === "column" && (
          <Swatch color={group.rows[0]?.column.color ?? ""} size="small" />
        )}
        <span className={classes.groupName}>{name}</span>
        <span className={classes.groupCount}>{t("taskCount", { count: group.rows.length })}</span>
        {Array.from(sums, ([column, sum]) => {
          const field = words.own.get(column);
          return (
            field && (
              <span key={column} className={classes.groupCount}>
                {field.name}: {words.fieldWords(field, sum)}
              </span>
            )
          );
        })}
        {spent !== "" && <span className={classes.groupCount}>{spent}</span>}
      </td>
    </tr>
  );
}
