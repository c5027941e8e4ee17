import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import { isOwnField, type StandingGrouping } from "#client/parts/plan/table/table-fields.ts";
import { flowNameOf } from "#domain/flow/flow-fields.ts";
import type { RowGroup } from "../model/group-rows.ts";
import type { CellWords } from "./use-cell-words.ts";

type GroupWords = Pick<
  CellWords,
  "nameOf" | "planName" | "tagName" | "colorName" | "own" | "fieldWords"
>;

/** What the tasks of a group have in common, in words. */
export function useGroupName({
  nameOf,
  planName,
  tagName,
  colorName,
  own,
  fieldWords,
}: GroupWords): (group: RowGroup) => string {
  const { t } = useTranslation(["plan-table", "task"]);
  const { nameOf: priorityName } = usePriorities();
  return useMemo(() => {
    const says: Readonly<Record<StandingGrouping, (group: RowGroup) => string>> = {
      plan: ({ value }) => planName(Number(value)),
      column: ({ rows }) => rows[0]?.column.name ?? "",
      owner: ({ value }) => (value === "0" ? t("nobody") : nameOf(Number(value))),
      priority: ({ value }) => (value === "0" ? t("noPriority") : priorityName(Number(value))),
      state: ({ rows }) => (rows[0] && flowNameOf(rows[0].task)) || t("noState"),
      tag: ({ value, rows }) => {
        if (value === "0") return t("task:noTags");
        return rows[0]?.task.tagIds.includes(Number(value)) ? tagName(Number(value)) : value;
      },
      color: ({ rows }) => colorName(rows[0]?.task.color ?? ""),
      completion: ({ value }) => t(value === "done" ? "task:statusDone" : "task:statusOpen"),
      due: ({ value }) => t(`due.${value}`),
    };
    return (group) => {
      const { grouping, value } = group;
      if (!isOwnField(grouping)) return says[grouping](group);
      const field = own.get(grouping);
      return (value !== "0" && field && fieldWords(field, value)) || t("emptyField");
    };
  }, [t, nameOf, planName, tagName, colorName, priorityName, own, fieldWords]);
}
