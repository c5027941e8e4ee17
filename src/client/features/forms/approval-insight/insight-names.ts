import { useTranslation } from "react-i18next";
import { useUnits } from "#client/live/company/use-units.ts";
import { useForms } from "#client/live/forms/use-forms.ts";
import { useUsers } from "#client/live/use-users.ts";

/** What forms, departments and people are called that an insight names by their ids. */
export function useInsightNames() {
  const { t } = useTranslation("approval-insight");
  const users = useUsers();
  const forms = useForms();
  const departments = useUnits("department");
  const nameIn = (rows: readonly { readonly id: number; readonly name: string }[], id: number) =>
    rows.find((row) => row.id === id)?.name ?? t("gone");
  return {
    form: (id: number) => nameIn(forms.state === "ready" ? forms.value : [], id),
    department: (id: number) =>
      id === 0
        ? t("noDepartment")
        : nameIn(departments.state === "ready" ? departments.value : [], id),
    person: (id: number) => users.get(id)?.nickname ?? t("gone"),
  };
}
