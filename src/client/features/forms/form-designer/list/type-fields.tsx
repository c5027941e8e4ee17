import { NativeSelect, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { labelOf } from "#client/parts/form-fill/field-name.ts";
import { textOf } from "#domain/form/json/json.ts";
import { listableFields } from "#domain/form/list/list-columns.ts";
import { LIST_TYPES, readListType } from "#domain/form/list/list-type.ts";
import { useDesigning } from "../designing.ts";
import { TreeFields } from "./tree-fields.tsx";
import { useDrawList } from "./use-draw-list.ts";

/** As what the records are listed, and by which field where that needs one. */
export function TypeFields() {
  const { t } = useTranslation("form-designer");
  const { data, draw } = useDrawList();
  const type = readListType(data["type"]) ?? 1;
  return (
    <Stack gap="sm">
      <NativeSelect
        aria-label={t("list.type")}
        data={LIST_TYPES.map((each) => ({
          value: String(each),
          label: t(`list.types.${each}`),
        }))}
        value={String(type)}
        onChange={(event) => draw({ type: readListType(event.currentTarget.value) })}
      />
      <Text c="dimmed" size="sm">
        {t(`list.typeHints.${type}`)}
      </Text>
      {type === 2 && <TreeFields />}
      {type === 3 && <FieldChoice of="groupField" />}
      {type === 5 && <FieldChoice of="parentField" />}
    </Stack>
  );
}

/** The field by which records stand in groups, or below each other. */
function FieldChoice({ of }: { readonly of: "groupField" | "parentField" }) {
  const { t } = useTranslation("form-designer");
  const { form } = useDesigning();
  const { data, draw } = useDrawList();
  return (
    <NativeSelect
      label={t(`list.${of}`)}
      data={[
        { value: "", label: "" },
        ...listableFields(form, {}).map((piece) => ({
          value: piece.path,
          label: labelOf(piece),
        })),
      ]}
      value={textOf(data[of])}
      onChange={(event) => draw({ [of]: event.currentTarget.value || undefined })}
    />
  );
}
