import { Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { ANSWER_PATH_MAX } from "#domain/data-interface/http/http-limits.ts";
import {
  INTERFACE_FIELDS_MAX,
  INTERFACE_NAME_MAX,
} from "#domain/data-interface/data-interface-limits.ts";
import type { InterfaceColumn } from "#domain/data-interface/data-interface.ts";
import classes from "../data-sources.module.css";
import { freshField, type SourceDraft, withoutColumn } from "../source-draft.ts";
import { pathOf, type RequestDraft } from "./http-draft.ts";

interface HttpColumnsProps {
  readonly draft: SourceDraft;
  readonly request: RequestDraft;
  readonly onChange: (draft: SourceDraft) => void;
}

/** The columns that rows have, and where in a row of the answer each stands. */
export function HttpColumns({ draft, request, onChange }: HttpColumnsProps) {
  const { t } = useTranslation(["http-source", "data-sources"]);
  const { columns } = draft;
  const put = (at: number, next: Partial<InterfaceColumn>) =>
    onChange({
      ...draft,
      columns: columns.map((each, place) => (place === at ? { ...each, ...next } : each)),
    });
  const lead = (field: string, path: string) =>
    onChange({ ...draft, request: { ...request, paths: { ...request.paths, [field]: path } } });
  const add = () => {
    const fieldName = t("data-sources:columnNumber", { number: columns.length + 1 });
    const field = freshField(columns, fieldName);
    onChange({
      ...draft,
      columns: [...columns, { field, fieldName, dataType: "varchar" }],
      request: { ...request, paths: { ...request.paths, [field]: "" } },
    });
  };
  return (
    <fieldset className={classes.group}>
      <legend>{t("columns")}</legend>
      <Stack gap="sm">
        {columns.map(({ field, fieldName, dataType }, at) => (
          <Group key={field} gap="sm" align="end">
            <TextInput
              label={t("columnName")}
              value={fieldName}
              maxLength={INTERFACE_NAME_MAX}
              onChange={(event) => put(at, { fieldName: event.currentTarget.value })}
            />
            <TextInput
              label={t("columnPath")}
              value={pathOf(request, field)}
              maxLength={ANSWER_PATH_MAX}
              onChange={(event) => lead(field, event.currentTarget.value)}
            />
            <NativeSelect
              label={t("columnKind")}
              data={[
                { value: "varchar", label: t("data-sources:type.varchar") },
                { value: "int", label: t("data-sources:type.int") },
              ]}
              value={dataType}
              onChange={(event) =>
                put(at, { dataType: event.currentTarget.value === "int" ? "int" : "varchar" })
              }
            />
            <IconButton
              icon={IconTrash}
              label={t("data-sources:removeColumn", { name: fieldName })}
              onClick={() => onChange(withoutColumn(draft, at))}
            />
          </Group>
        ))}
        <Button
          variant="default"
          size="xs"
          className={classes.add}
          disabled={columns.length >= INTERFACE_FIELDS_MAX}
          onClick={add}
        >
          {t("data-sources:addColumn")}
        </Button>
      </Stack>
    </fieldset>
  );
}
