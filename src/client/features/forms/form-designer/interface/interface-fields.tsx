import { MultiSelect, Select, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useInterfaces } from "#client/live/forms/use-interfaces.ts";
import { shownColumns } from "#client/parts/form-fill/rows/asked-rows.ts";
import type { DataInterface } from "#domain/data-interface/data-interface.ts";
import { interfaceNamed } from "#domain/data-interface/interfaces.ts";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import { choiceColumns } from "#domain/form/field-kinds/choice-columns.ts";
import { interfaceOf } from "#domain/form/graph/related-interfaces.ts";
import { type Json, objectOf } from "#domain/form/json/json.ts";
import { useDesigning } from "../designing.ts";
import { columnsTo, interfaceTo, keptColumns, withParameters } from "./interface-keys.ts";
import { ParameterFields } from "./parameter-fields.tsx";
import { PopupFields } from "./popup-fields.tsx";

/** Which data interface a field asks, which of its columns it keeps and shows, and with what it asks. */
export function InterfaceFields({ piece }: { readonly piece: DesignPiece }) {
  const { t } = useTranslation("form-designer");
  const { draw } = useDesigning();
  const known = useInterfaces();
  const { path, node } = piece;
  const all = known.state === "ready" ? known.value : [];
  const offered = all.filter(({ enabled }) => enabled);
  const asked = interfaceNamed(all, interfaceOf(node));
  const isPopup = Object.hasOwn(node.kind.properties, "columnOptions");
  const change = (keys: ReturnType<typeof columnsTo>) => draw({ type: "change", path, ...keys });
  const takes = (of: DataInterface | undefined) => change(interfaceTo(node, of));
  if (known.state === "ready" && offered.length === 0 && !asked)
    return (
      <Text size="sm" c="dimmed">
        {t("interface.none")}
      </Text>
    );
  return (
    <>
      <Select
        label={t("interface.of")}
        searchable
        data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={asked ? String(asked.id) : null}
        onChange={(id) => takes(all.find((each) => String(each.id) === id))}
      />
      {asked && node.kind.name !== "autoComplete" && (
        <Select
          label={t("interface.value")}
          description={t("interface.valueHint")}
          allowDeselect={false}
          data={keptColumns(asked)}
          value={choiceColumns(node).value}
          onChange={(value) => value && change(columnsTo(node, { value }))}
        />
      )}
      {asked && (
        <Select
          label={t("interface.label")}
          allowDeselect={false}
          data={shownColumns({}, asked).map(({ field, label }) => ({ value: field, label }))}
          value={choiceColumns(node).label}
          onChange={(label) => label && change(columnsTo(node, { label }))}
        />
      )}
      {asked && isPopup && (
        <>
          <MultiSelect
            label={t("interface.columns")}
            data={shownColumns({}, asked).map(({ field, label }) => ({ value: field, label }))}
            value={shownColumns(node.properties, asked).map(({ field }) => field)}
            onChange={(fields) => change(columnsTo(node, { shown: fields, of: asked }))}
          />
          <PopupFields piece={piece} />
        </>
      )}
      {asked && asked.parameters.length > 0 && (
        <ParameterFields
          piece={piece}
          parameters={asked.parameters}
          entries={[
            ...node.settings.parameters,
            ...(node.properties.templateJson ?? []).map(objectOf),
          ]}
          onChange={(entries: readonly Json[], of: string) =>
            draw({ type: "change", path, ...withParameters(node, entries) }, `${path} ${of}`)
          }
        />
      )}
    </>
  );
}
