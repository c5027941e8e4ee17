import { NativeSelect, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { labelOf } from "#client/parts/form-fill/field-name.ts";
import { listableFields } from "#domain/form/list/list-columns.ts";
import { textOf } from "#domain/form/json/json.ts";
import { OFFERED_TYPES, readListType } from "#domain/form/list/list-type.ts";
import { useDesigning } from "../designing.ts";
import { useDrawList } from "./use-draw-list.ts";

/** As what the records are listed, and by which field where that needs one. */
export function TypeFields() {
  const { t } = useTranslation("form-designer");
  const { form } = useDesigning();
  const { data, draw } = useDrawList();
  // A type that another builder drew stays until somebody chooses; it is shown as a table here, too.
  const drawn = readListType(data["type"]);
  const type = OFFERED_TYPES.find((each) => each === drawn) ?? 1;
  const fields = listableFields(form, {});
  return (
    <Stack gap="sm">
      <NativeSelect
        aria-label={t("list.type")}
        data={OFFERED_TYPES.map((each) => ({
          value: String(each),
          label: t(`list.types.${each}`),
        }))}
        value={String(type)}
        onChange={(event) => draw({ type: readListType(event.currentTarget.value) })}
      />
      <Text c="dimmed" size="sm">
        {t(`list.typeHints.${type}`)}
      </Text>
      {type === 3 && (
        <NativeSelect
          label={t("list.groupField")}
          data={[
            { value: "", label: "" },
            ...fields.map((piece) => ({ value: piece.path, label: labelOf(piece) })),
          ]}
          value={textOf(data["groupField"])}
          onChange={(event) => draw({ groupField: event.currentTarget.value || undefined })}
        />
      )}
    </Stack>
  );
}
