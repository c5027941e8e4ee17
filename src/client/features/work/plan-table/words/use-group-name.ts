import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { CellWords } from "./use-cell-words.ts";
import { isOwnField } from "#client/parts/plan/table/table-fields.ts";
import type { RowGroup } from "../model/group-rows.ts";
import { usePriorities } from "#client/parts/task/use-priorities.ts";

/** What the tasks of a group have in common, in words. */
export function useGroupName({
  nameOf,
  planName,
  own,
  fieldWords,
}: Pick<CellWords, "nameOf" | "planName" | "own" | "fieldWords">): (group: RowGroup) => string {
  const { t } = useTranslation(["plan-table", "task"]);
  const { nameOf: priorityName } = usePriorities();
  return useCallback(
    ({ grouping, value, rows }) => {
      if (isOwnField(grouping)) {
        const field = own.get(grouping);
        return (value !== "0" && field && fieldWords(field, value)) || t("emptyField");
      }
      switch (grouping) {
        case "plan":
          return planName(Number(value));
        case "column":
          return rows[0]?.column.name ?? "";
        case "owner":
          return value === "0" ? t("nobody") : nameOf(Number(value));
        case "priority":
          return value === "0" ? t("noPriority") : priorityName(Number(value));
        case "completion":
          return t(value === "done" ? "task:statusDone" : "task:statusOpen");
        case "due":
          return t(`due.${value}`);
      }
    },
    [t, nameOf, planName, priorityName, own, fieldWords],
  );
}
