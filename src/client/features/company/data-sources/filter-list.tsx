import { Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { INTERFACE_FILTERS_MAX } from "#domain/data-interface/data-interface-limits.ts";
import type { InterfaceColumn, InterfaceFilter } from "#domain/data-interface/data-interface.ts";
import classes from "./data-sources.module.css";
import type { SourceDraft } from "./source-draft.ts";

interface FilterListProps {
  readonly draft: SourceDraft;
  /** What can be asked of a row. */
  readonly columns: readonly InterfaceColumn[];
  readonly onChange: (draft: SourceDraft) => void;
}

const SYMBOLS = ["==", "<>", "like", ">=", "<="] as const;
/** Keys of texts hold no signs. */
const NAMES = { "==": "is", "<>": "isNot", like: "has", ">=": "least", "<=": "most" } as const;

/** What a row has to be, to be answered. */
export function FilterList({ draft, columns, onChange }: FilterListProps) {
  const { t } = useTranslation("data-sources");
  const { filters, parameters } = draft;
  const put = (at: number, next: Partial<InterfaceFilter>) =>
    onChange({
      ...draft,
      filters: filters.map((each, place) => (place === at ? { ...each, ...next } : each)),
    });
  const add = () => {
    const field = columns[0]?.field ?? "";
    const parameter = parameters[0]?.field ?? "";
    onChange({ ...draft, filters: [...filters, { field, symbol: "==", parameter, value: "" }] });
  };
  return (
    <fieldset className={classes.group}>
      <legend>{t("filters")}</legend>
      <Stack gap="sm">
        {filters.map(({ field, symbol, parameter, value }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- it is known by nothing but its place
          <Group key={at} gap="sm" align="end">
            <NativeSelect
              label={t("filterColumn")}
              data={columns.map((each) => ({ value: each.field, label: each.fieldName }))}
              value={field}
              onChange={(event) => put(at, { field: event.currentTarget.value })}
            />
            <NativeSelect
              aria-label={t("filterSymbol")}
              data={SYMBOLS.map((each) => ({ value: each, label: t(`symbol.${NAMES[each]}`) }))}
              value={symbol}
              onChange={(event) => {
                const next = SYMBOLS.find((each) => each === event.currentTarget.value);
                if (next) put(at, { symbol: next });
              }}
            />
            <NativeSelect
              label={t("filterWith")}
              data={[
                { value: "", label: t("filterFixed") },
                ...parameters.map((each) => ({ value: each.field, label: each.fieldName })),
              ]}
              value={parameter}
              onChange={(event) => put(at, { parameter: event.currentTarget.value })}
            />
            {parameter === "" && (
              <TextInput
                label={t("filterValue")}
                value={value}
                onChange={(event) => put(at, { value: event.currentTarget.value })}
              />
            )}
            <IconButton
              icon={IconTrash}
              label={t("removeFilter", { number: at + 1 })}
              onClick={() => onChange({ ...draft, filters: filters.toSpliced(at, 1) })}
            />
          </Group>
        ))}
        <Button
          variant="default"
          size="xs"
          className={classes.add}
          onClick={add}
          disabled={columns.length === 0 || filters.length >= INTERFACE_FILTERS_MAX}
        >
          {t("addFilter")}
        </Button>
      </Stack>
    </fieldset>
  );
}
