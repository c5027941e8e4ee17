import {
  Button,
  Checkbox,
  Fieldset,
  Group,
  NativeSelect,
  Stack,
  Text,
  TextInput,
} from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { labelOf } from "#client/parts/form-fill/field-name.ts";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { ConditionFields } from "#client/parts/form-query/condition-fields.tsx";
import { askableFields } from "#client/parts/form-query/query-edit.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { readCondition, writeCondition } from "#domain/form/conditions/condition.ts";
import { type JsonObject, listOf, objectOf } from "#domain/form/json/json.ts";
import { listableFields } from "#domain/form/list/list-columns.ts";
import {
  FORMAT_MARK_MAX,
  FORMAT_TINTS,
  LIST_FORMATS_MAX,
  newFormat,
  readFormat,
} from "#domain/form/list/list-formats.ts";
import { useDesigning } from "../designing.ts";
import { useDrawList } from "./use-draw-list.ts";

/** Which rows and cells stand out, by what they say. */
export function FormatFields({ surroundings }: { readonly surroundings: FormSurroundings }) {
  const { t } = useTranslation("form-designer");
  const { data, draw } = useDrawList();
  const formats = listOf(data["formats"]).map(objectOf);
  const put = (next: readonly JsonObject[], of?: string) =>
    draw({ formats: next.length === 0 ? undefined : [...next] }, of);
  return (
    <Stack gap="sm">
      <Text c="dimmed" size="sm">
        {t("list.formatsHint")}
      </Text>
      <Each rows={formats.map((format, at) => ({ format, at }))} keyOf={({ at }) => at}>
        {({ format, at }) => (
          <OneFormat
            format={format}
            place={at + 1}
            surroundings={surroundings}
            onChange={(next, of) => put(formats.with(at, next), of && `format ${at} ${of}`)}
            onRemove={() => put(formats.toSpliced(at, 1))}
          />
        )}
      </Each>
      {formats.length < LIST_FORMATS_MAX && (
        <Button
          variant="subtle"
          size="compact-md"
          justify="flex-start"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={() => put([...formats, newFormat()])}
        >
          {t("list.formatAdd")}
        </Button>
      )}
    </Stack>
  );
}

interface OneFormatProps {
  readonly format: JsonObject;
  /** Counted from 1. */
  readonly place: number;
  readonly surroundings: FormSurroundings;
  readonly onChange: (format: JsonObject, of?: string) => void;
  readonly onRemove: () => void;
}

const NOTHING = { all: true, groups: [{ all: true, questions: [] }] };

function OneFormat({ format, place, surroundings, onChange, onRemove }: OneFormatProps) {
  const { t } = useTranslation(["form-designer", "records"]);
  const { form } = useDesigning();
  const { target, tint, ground, bold, mark } = readFormat(format);
  const word = t(`records:tint.${tint}`);
  return (
    <Fieldset legend={t("list.format", { place })}>
      <Stack gap="sm">
        <Group gap="sm" align="end">
          <NativeSelect
            label={t("list.formatTarget", { place })}
            data={[
              { value: "", label: t("list.formatRow") },
              ...listableFields(form, {}).map((piece) => ({
                value: piece.path,
                label: labelOf(piece),
              })),
            ]}
            value={target}
            onChange={(event) => onChange({ ...format, field: event.currentTarget.value })}
          />
          <NativeSelect
            label={t("list.formatColor", { place })}
            data={FORMAT_TINTS.map((value) => ({ value, label: t(`records:tint.${value}`) }))}
            value={tint}
            onChange={(event) => onChange({ ...format, color: event.currentTarget.value })}
          />
          <TextInput
            label={t("list.formatMark", { place })}
            placeholder={t("list.formatMarkNone")}
            maxLength={FORMAT_MARK_MAX}
            value={mark}
            onChange={(event) => onChange({ ...format, mark: event.currentTarget.value }, "mark")}
          />
          <Tag tint={tint}>{mark || word}</Tag>
          <IconButton
            icon={IconTrash}
            label={t("list.formatRemove", { place })}
            onClick={onRemove}
          />
        </Group>
        <Group gap="lg">
          <Checkbox
            label={t("list.formatGround")}
            checked={ground}
            onChange={(event) => onChange({ ...format, ground: event.currentTarget.checked })}
          />
          <Checkbox
            label={t("list.formatBold")}
            checked={bold}
            onChange={(event) => onChange({ ...format, bold: event.currentTarget.checked })}
          />
        </Group>
        <ConditionFields
          condition={readCondition(format["when"]) ?? NOTHING}
          fields={askableFields(form)}
          surroundings={surroundings}
          onChange={(next) => onChange({ ...format, when: writeCondition(next) }, "when")}
        />
      </Stack>
    </Fieldset>
  );
}
