import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useDuration } from "#client/i18n/use-duration.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import type { FormatTime } from "#client/i18n/format-time.ts";
import { useTags } from "#client/live/use-tags.ts";
import { useUsers } from "#client/live/use-users.ts";
import type { PlanOf } from "#client/parts/plan/shown-plan.ts";
import { type FieldWords, useFieldWords } from "#client/parts/field/use-field-words.ts";
import { type CardWords, useCardWords } from "#client/parts/task/use-card-words.ts";
import type { TaskColor } from "#domain/task/task.ts";
import type { OwnFields } from "../model/own-fields.ts";
import { isOwnField, type TableField } from "#client/parts/plan/table/table-fields.ts";

/** The words of all cells of a table: found once, not once for each of thousands. */
export interface CellWords {
  readonly card: CardWords;
  readonly format: FormatTime;
  readonly planName: (planId: number) => string;
  readonly nameOf: (userId: number) => string;
  readonly colorName: (color: TaskColor) => string;
  readonly tagName: (tagId: number) => string;
  readonly duration: (minutes: number) => string;
  readonly fieldName: (field: TableField) => string;
  /** The fields of the plan, and how what tasks say in them is said. */
  readonly own: OwnFields;
  readonly fieldWords: FieldWords;
  readonly open: string;
  readonly done: string;
  /** Names the button that opens a task, and the mark that selects it. */
  readonly openTask: string;
  readonly selectTask: (name: string) => string;
}

/** Stands for the name in a text that is made once for all rows. */
const NAME = "\u0000";

export function useCellWords(planOf: PlanOf, own: OwnFields): CellWords {
  const { t } = useTranslation(["plan-table", "task"]);
  const users = useUsers();
  const tags = useTags();
  const card = useCardWords();
  const format = useFormatTime();
  const duration = useDuration();
  const fieldWords = useFieldWords();
  return useMemo(() => {
    const select = t("selectTask", { name: NAME });
    return {
      card,
      format,
      planName: (planId) => planOf(planId)?.plan.name ?? "",
      nameOf: (userId) => users.get(userId)?.nickname ?? t("task:somebody"),
      colorName: (color) => t(`task:colors.${color || "default"}`),
      tagName: (tagId) => tags.get(tagId)?.name ?? "",
      duration,
      fieldName: (field) =>
        isOwnField(field) ? (own.get(field)?.name ?? "") : t(`fields.${field}`),
      own,
      fieldWords,
      open: t("task:statusOpen"),
      done: t("task:statusDone"),
      openTask: t("openTask"),
      selectTask: (name) => select.replace(NAME, () => name),
    };
  }, [t, planOf, users, tags, card, format, duration, own, fieldWords]);
}
