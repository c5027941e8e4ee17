import { Checkbox, NativeSelect, Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useForms } from "#client/live/forms/use-forms.ts";
import { useUsers } from "#client/live/use-users.ts";
import { DayRange } from "#client/parts/time/day-range.tsx";
import type { ApprovalListName } from "../approval-list-names.ts";
import { STATUSES, type WantedRequests } from "./wanted-requests.ts";

interface FilterFieldsProps {
  readonly list: ApprovalListName;
  readonly wanted: WantedRequests;
  readonly onChange: (part: Partial<WantedRequests>) => void;
}

/** By which form, by whom and when requests were asked for, and what became of them. */
export function FilterFields({ list, wanted, onChange }: FilterFieldsProps) {
  const { t } = useTranslation("approvals");
  const statuses = STATUSES.map((status) => ({
    value: String(status),
    label: t(`status.${status}`),
  }));
  return (
    <>
      <FormSelect formId={wanted.formId} onForm={(formId) => onChange({ formId })} />
      {list !== "mine" && (
        <PersonSelect
          userId={wanted.initiatorId}
          onPerson={(initiatorId) => onChange({ initiatorId })}
        />
      )}
      {list !== "waiting" && (
        <NativeSelect
          size="xs"
          aria-label={t("filter.status")}
          value={String(wanted.status ?? "")}
          data={[{ value: "", label: t("filter.anyStatus") }, ...statuses]}
          onChange={({ currentTarget }) =>
            onChange({ status: STATUSES.find((one) => String(one) === currentTarget.value) })
          }
        />
      )}
      <DayRange
        from={wanted.from}
        to={wanted.to}
        fromLabel={t("filter.from")}
        toLabel={t("filter.to")}
        onChange={onChange}
      />
      {list === "copies" && (
        <Checkbox
          size="xs"
          label={t("filter.unread")}
          checked={wanted.unread}
          onChange={(event) => onChange({ unread: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

interface FormSelectProps {
  readonly formId: number;
  readonly onForm: (formId: number) => void;
}

function FormSelect({ formId, onForm }: FormSelectProps) {
  const { t } = useTranslation("approvals");
  const forms = useForms();
  const all = forms.state === "ready" ? forms.value : [];
  // It must not say "all" of a list that shows one form, before that one's name is read or where it never comes.
  const isUnknown = formId !== 0 && all.every(({ id }) => id !== formId);
  return (
    <NativeSelect
      size="xs"
      aria-label={t("filter.form")}
      value={String(formId)}
      data={[
        { value: "0", label: t("filter.anyForm") },
        ...all.map(({ id, name }) => ({ value: String(id), label: name })),
        ...(isUnknown ? [{ value: String(formId), label: "…" }] : []),
      ]}
      onChange={(event) => onForm(Number(event.currentTarget.value))}
    />
  );
}

interface PersonSelectProps {
  readonly userId: number;
  readonly onPerson: (userId: number) => void;
}

function PersonSelect({ userId, onPerson }: PersonSelectProps) {
  const { t } = useTranslation("approvals");
  const people = [...useUsers().values()]
    .map(({ id, nickname }) => ({ value: String(id), label: nickname }))
    .toSorted((left, right) => left.label.localeCompare(right.label));
  return (
    <Select
      size="xs"
      aria-label={t("filter.who")}
      placeholder={t("filter.who")}
      data={people}
      value={userId > 0 ? String(userId) : null}
      onChange={(value) => onPerson(Number(value ?? 0))}
      searchable
      clearable
      clearButtonProps={{ "aria-label": t("filter.anybody") }}
    />
  );
}
