import { Button, Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { INTERFACE_PARAMETERS_MAX } from "#domain/data-interface/data-interface-limits.ts";
import type { InterfaceParameter } from "#domain/data-interface/data-interface.ts";
import classes from "./data-sources.module.css";
import { freshField, type SourceDraft } from "./source-draft.ts";

interface ParameterListProps {
  readonly draft: SourceDraft;
  readonly onChange: (draft: SourceDraft) => void;
}

/** What forms have to say to be answered. */
export function ParameterList({ draft, onChange }: ParameterListProps) {
  const { t } = useTranslation("data-sources");
  const { parameters, filters } = draft;
  const put = (at: number, next: Partial<InterfaceParameter>) =>
    onChange({
      ...draft,
      parameters: parameters.map((each, place) => (place === at ? { ...each, ...next } : each)),
    });
  const add = () => {
    const fieldName = t("parameterNumber", { number: parameters.length + 1 });
    const parameter: InterfaceParameter = {
      field: freshField(parameters, fieldName),
      fieldName,
      dataType: "varchar",
      required: false,
      defaultValue: "",
    };
    onChange({ ...draft, parameters: [...parameters, parameter] });
  };
  const remove = (gone: string) =>
    onChange({
      ...draft,
      parameters: parameters.filter(({ field }) => field !== gone),
      filters: filters.filter(({ parameter }) => parameter !== gone),
    });
  return (
    <fieldset className={classes.group}>
      <legend>{t("parameters")}</legend>
      <Stack gap="sm">
        {parameters.map(({ field, fieldName, required, defaultValue }, at) => (
          <Group key={field} gap="sm" align="end">
            <TextInput
              label={t("parameterName")}
              value={fieldName}
              onChange={(event) => put(at, { fieldName: event.currentTarget.value })}
            />
            <TextInput
              label={t("parameterDefault")}
              value={defaultValue}
              onChange={(event) => put(at, { defaultValue: event.currentTarget.value })}
            />
            <Checkbox
              mb="xs"
              label={t("parameterRequired")}
              checked={required}
              onChange={(event) => put(at, { required: event.currentTarget.checked })}
            />
            <IconButton
              icon={IconTrash}
              label={t("removeParameter", { name: fieldName })}
              onClick={() => remove(field)}
            />
          </Group>
        ))}
        <Button
          variant="default"
          size="xs"
          className={classes.add}
          onClick={add}
          disabled={parameters.length >= INTERFACE_PARAMETERS_MAX}
        >
          {t("addParameter")}
        </Button>
      </Stack>
    </fieldset>
  );
}
