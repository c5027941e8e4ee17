import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { useUsers } from "#client/live/use-users.ts";
import { idsIn } from "#domain/field/field-value.ts";
import type { PlanField } from "#domain/field/plan-field.ts";
import { numberWords } from "./number-words.ts";

/** As much of a field as saying its values takes. */
type Said = Pick<PlanField, "kind" | "unit"> & {
  readonly options: readonly { readonly id: number; readonly name: string }[];
};

/** Says a value of a field in the person's language; "" where there is none. */
export type FieldWords = (field: Said, value: string) => string;

/** Says values of fields: numbers with their unit, days, choices and people by their names. */
export function useFieldWords(): FieldWords {
  const { t, i18n } = useTranslation("plan-fields");
  const users = useUsers();
  const locale = localeOf(i18n.language);
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
    const nameOf = (id: number) => users.get(id)?.nickname ?? t("somebody");
    return ({ kind, unit, options }, value) => {
      if (value === "") return "";
      switch (kind) {
        case "number":
        case "sum":
          return [numberWords(value, locale), unit].filter(Boolean).join(" ");
        case "date":
          return day.format(Date.parse(value));
        case "choice":
          return idsIn(value)
            .map((id) => options.find((option) => option.id === id)?.name ?? t("goneChoice"))
            .join(", ");
        case "person":
          return idsIn(value).map(nameOf).join(", ");
        case "tick":
          return t("ticked");
        default:
          return value;
      }
    };
  }, [t, users, locale]);
}
