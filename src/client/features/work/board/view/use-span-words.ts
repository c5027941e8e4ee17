import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFieldWords } from "#client/parts/field/use-field-words.ts";
import { fieldIdOf } from "#domain/field/field-claims.ts";
import type { PlanField } from "#domain/field/plan-field.ts";
import { isDateName, isDay } from "#domain/plan/view/filter-questions.ts";
import type { FilterWords } from "./filter-chips.ts";

/** What is asked of days, numbers and texts of tasks, in words: "1 Nov 2026 – 30 Nov 2026", "from 5 m³", "“pump”". */
export function useSpanWords(
  fields: readonly PlanField[],
): Pick<FilterWords, "questionName" | "span" | "said"> {
  const { t } = useTranslation("plan-view");
  const fieldWords = useFieldWords();
  return useMemo(() => {
    const fieldOf = (of: string) => fields.find(({ id }) => id === fieldIdOf(of));
    return {
      questionName: (of) =>
        isDateName(of) ? t(`dates.${of}`) : (fieldOf(of)?.name ?? t("goneField")),
      span: ({ of, from, to }) => {
        const unit = fieldOf(of)?.unit ?? "";
        const kind = isDay(from || to) ? "date" : "number";
        const say = (value: string) => fieldWords({ kind, unit, options: [] }, value);
        if (from === to) return say(from);
        if (to === "") return t("spanFrom", { from: say(from) });
        return from === "" ? t("spanTo", { to: say(to) }) : `${say(from)} – ${say(to)}`;
      },
      said: ({ text }) => t("saysText", { text }),
    };
  }, [t, fields, fieldWords]);
}
