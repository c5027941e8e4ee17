import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { BodyOf } from "#contract/call.ts";
import type { getApprovalInsight } from "#contract/calls/approval.ts";
import { useUnits } from "#client/live/company/use-units.ts";
import { useForms } from "#client/live/forms/use-forms.ts";
import { useUsers } from "#client/live/use-users.ts";
import { INSIGHT_DAYS } from "#domain/approval/insight/insight-limits.ts";
import { isActive } from "#domain/user/is-active.ts";
import classes from "./approval-insight.module.css";

/** What an insight is narrowed down to. */
export type InsightAsked = BodyOf<typeof getApprovalInsight>;

interface InsightFiltersProps {
  readonly asked: InsightAsked;
  readonly onAsk: (asked: InsightAsked) => void;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

const choices = (any: string, rows: readonly Named[]) => [
  { value: "", label: any },
  ...rows.map(({ id, name }) => ({ value: String(id), label: name })),
];

/** Of which form, since when, and whose decisions: a department's, or one person's. */
export function InsightFilters({ asked, onAsk }: InsightFiltersProps) {
  const { t } = useTranslation("approval-insight");
  const forms = useForms();
  const departments = useUnits("department");
  const people = [...useUsers().values()]
    .filter((user) => isActive(user) && user.nickname)
    .map(({ id, nickname: name }) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const put = (field: "formId" | "departmentId" | "userId", value: string) => {
    const { [field]: _before, ...rest } = asked;
    onAsk(value === "" ? rest : { ...rest, [field]: Number(value) });
  };
  const { formId, departmentId, userId, days } = asked;
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={t("form")}
        data={choices(t("anyForm"), forms.state === "ready" ? forms.value : [])}
        value={String(formId ?? "")}
        onChange={(event) => put("formId", event.currentTarget.value)}
      />
      <NativeSelect
        label={t("department")}
        data={[
          ...choices(t("anyDepartment"), departments.state === "ready" ? departments.value : []),
          { value: "0", label: t("noDepartment") },
        ]}
        value={String(departmentId ?? "")}
        onChange={(event) => put("departmentId", event.currentTarget.value)}
      />
      <NativeSelect
        label={t("person")}
        data={choices(t("anyPerson"), people)}
        value={String(userId ?? "")}
        onChange={(event) => put("userId", event.currentTarget.value)}
      />
      <NativeSelect
        label={t("period")}
        data={INSIGHT_DAYS.map((count) => ({ value: String(count), label: t("days", { count }) }))}
        value={String(days)}
        onChange={(event) => {
          const next = INSIGHT_DAYS.find((one) => String(one) === event.currentTarget.value);
          if (next) onAsk({ ...asked, days: next });
        }}
      />
    </div>
  );
}
