import { Checkbox, Group, NativeSelect, TextInput } from "@mantine/core";
import { IconFilter, IconListCheck, IconTableExport } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApprovalSearch } from "#client/data/queries/approval/approvals.ts";
import { useForms } from "#client/live/forms/use-forms.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { useExportList } from "../export/use-export-list.ts";
import type { ApprovalListName } from "../approval-list-names.ts";
import classes from "../approvals.module.css";

/** What a list is narrowed down to. */
export type WantedRequests = Pick<ApprovalSearch, "words" | "formId" | "status" | "unread">;

/** Nothing narrows the list down. */
export const EVERYTHING: WantedRequests = {
  words: "",
  formId: 0,
  status: undefined,
  unread: false,
};

const STATUSES = [3, 1, 2, 4, 5, 8] as const;

interface ListFiltersProps {
  readonly list: ApprovalListName;
  readonly wanted: WantedRequests;
  readonly onWanted: (wanted: WantedRequests) => void;
  /** Where some of the requests can be decided at once: whether they are being chosen. */
  readonly isChoosing?: boolean;
  readonly onChoose?: () => void;
}

/** What is looked for in a list: by words, by form, and by what became of it. */
export function ListFilters({ list, wanted, onWanted, isChoosing, onChoose }: ListFiltersProps) {
  const { t } = useTranslation("approvals");
  // What the address asks for by a form is shown to be so.
  const [opened, setOpened] = useState(wanted.formId > 0);
  const exporting = useExportList({ ...wanted, list }, t("title"));
  const change = (part: Partial<WantedRequests>) => {
    const next = { ...wanted, ...part };
    const isAll = !next.words && !next.formId && next.status === undefined && !next.unread;
    onWanted(isAll ? EVERYTHING : next);
  };
  return (
    <div className={classes.filters}>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          type="search"
          flex={1}
          aria-label={t("search")}
          placeholder={t("search")}
          value={wanted.words}
          onChange={(event) => change({ words: event.currentTarget.value })}
        />
        <IconButton
          icon={IconFilter}
          label={t("filter.open")}
          pressed={opened}
          onClick={() => setOpened(!opened)}
        />
        <IconButton
          icon={IconTableExport}
          label={t("export.list")}
          disabled={exporting.busy}
          onClick={() => void exporting.save()}
        />
        {onChoose && (
          <IconButton
            icon={IconListCheck}
            label={t("batch.choose")}
            pressed={isChoosing ?? false}
            onClick={onChoose}
          />
        )}
      </Group>
      {opened && (
        <>
          <FormSelect formId={wanted.formId} onForm={(formId) => change({ formId })} />
          {list !== "waiting" && (
            <NativeSelect
              size="xs"
              aria-label={t("filter.status")}
              value={String(wanted.status ?? "")}
              data={[
                { value: "", label: t("filter.anyStatus") },
                ...STATUSES.map((status) => ({
                  value: String(status),
                  label: t(`status.${status}`),
                })),
              ]}
              onChange={({ currentTarget }) =>
                change({ status: STATUSES.find((one) => String(one) === currentTarget.value) })
              }
            />
          )}
          {list === "copies" && (
            <Checkbox
              size="xs"
              label={t("filter.unread")}
              checked={wanted.unread}
              onChange={(event) => change({ unread: event.currentTarget.checked })}
            />
          )}
        </>
      )}
    </div>
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
  return (
    <NativeSelect
      size="xs"
      aria-label={t("filter.form")}
      value={String(formId)}
      data={[
        { value: "0", label: t("filter.anyForm") },
        ...all.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(event) => onForm(Number(event.currentTarget.value))}
    />
  );
}
