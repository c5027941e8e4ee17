import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { useFlowNames } from "#client/live/use-flow.ts";
import { useAllFields } from "#client/live/use-fields.ts";
import { useTags } from "#client/live/use-tags.ts";
import { useUsers } from "#client/live/use-users.ts";
import type { PlanOf } from "#client/parts/plan/shown-plan.ts";
import { useSpanWords } from "./use-span-words.ts";
import { useFieldWords } from "#client/parts/field/use-field-words.ts";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import { EMPTY, FILLED, partsOfToken } from "#domain/plan/view/field-token.ts";
import type { FilterWords } from "./filter-chips.ts";

/** The words of a plan's filter; what it names and is gone is called so. */
export function useFilterWords(
  planId: number,
  columns: readonly BoardColumn[],
  planOf: PlanOf,
): FilterWords {
  const { t } = useTranslation(["plan-view", "task"]);
  const users = useUsers();
  const tags = useTags();
  const flow = useFlowNames();
  const priorities = usePriorities();
  const fields = useAllFields(planId);
  const fieldWords = useFieldWords();
  const questions = useSpanWords(fields);
  return useMemo(
    () => ({
      fieldName: (id) => fields.find((one) => one.id === id)?.name ?? t("goneField"),
      fieldValue: (token) => {
        const [fieldId, value] = partsOfToken(token);
        if (value === EMPTY) return t("fieldEmpty");
        if (value === FILLED) return t("fieldFilled");
        const field = fields.find((one) => one.id === fieldId);
        return field ? fieldWords(field, String(value)) : "";
      },
      ...questions,
      mine: t("mine"),
      assisting: t("assisting"),
      milestones: t("milestones"),
      state: t("task:status"),
      open: t("open"),
      completed: t("completed"),
      owner: t("task:owner"),
      column: t("task:column"),
      plan: t("plan"),
      planName: (id) => planOf(id)?.plan.name ?? t("gonePlan"),
      priority: t("task:priority"),
      color: t("task:color"),
      due: t("due"),
      nobody: t("nobody"),
      nameOf: (userId) => users.get(userId)?.nickname ?? t("task:somebody"),
      columnName: (columnId) =>
        columns.find(({ column }) => column.id === columnId)?.column.name ?? t("goneColumn"),
      tag: t("task:tags"),
      none: t("none"),
      flowName: (id) => (flow.state === "ready" && flow.value.get(id)) || t("goneState"),
      tagName: (id) => tags.get(id)?.name ?? t("goneTag"),
      priorityName: priorities.nameOf,
      priorities: priorities.choices,
      colorName: (color) => t(`task:colors.${color || "default"}`),
      dueName: (due) => t(`dues.${due}`),
    }),
    [t, users, columns, planOf, tags, flow, priorities, fields, fieldWords, questions],
  );
}
