import { Checkbox, MultiSelect, NumberInput, Select, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import { shapeNameOf } from "#domain/form/field-kinds/field-kind.ts";
import type { Json } from "#domain/form/json/json.ts";
import { useDesigning } from "../designing.ts";

interface DefaultFieldProps {
  readonly piece: Pick<DesignPiece, "path" | "node">;
}

/** What stands in a field before anybody has written anything. */
export function DefaultField({ piece: { path, node } }: DefaultFieldProps) {
  const { t } = useTranslation("form-designer");
  const { draw } = useDesigning();
  const { kind, settings, properties } = node;
  const { defaultValue: value } = settings;
  const put = (next: Json | undefined) =>
    draw({ type: "change", path, config: { defaultValue: next } }, `${path} default`);
  const label = t("property.defaultValue");
  if (kind.setBy !== undefined) return null;
  if (kind.currentValue !== undefined && kind.group !== "file")
    return (
      <Checkbox
        label={t(kind.group === "time" ? "defaultNow" : "defaultOwn")}
        checked={settings.defaultCurrent}
        onChange={({ currentTarget: { checked } }) =>
          draw({ type: "change", path, config: { defaultCurrent: checked } })
        }
      />
    );
  const shape = shapeNameOf(kind, properties);
  if (kind.names === "options") return <OptionsDefault piece={{ path, node }} />;
  if (shape === "flag") {
    const { activeValue = 1 } = properties;
    return (
      <Checkbox
        label={t("defaultOn")}
        checked={value === activeValue || value === true}
        onChange={(event) => put(event.currentTarget.checked ? activeValue : undefined)}
      />
    );
  }
  if (shape === "number")
    return (
      <NumberInput
        label={label}
        value={typeof value === "number" ? value : ""}
        onChange={(number) => put(typeof number === "number" ? number : undefined)}
      />
    );
  if (shape !== "text" || kind.name === "colorPicker") return null;
  return (
    <TextInput
      label={label}
      value={typeof value === "string" ? value : ""}
      onChange={(event) => put(event.currentTarget.value || undefined)}
    />
  );
}

/** The choices among the field's own that it begins with. */
function OptionsDefault({ piece: { path, node } }: DefaultFieldProps) {
  const { t } = useTranslation("form-designer");
  const { draw } = useDesigning();
  const { kind, settings, properties } = node;
  const { defaultValue: value } = settings;
  const shape = shapeNameOf(kind, properties);
  const label = t("property.defaultValue");
  const put = (next: Json | undefined) =>
    draw({ type: "change", path, config: { defaultValue: next } }, `${path} default`);
  if (settings.dataType !== "static") return null;
  const data = (properties.options ?? []).map(({ id, name }) => ({
    value: JSON.stringify(id),
    label: name,
  }));
  if (shape === "id")
    return (
      <Select
        label={label}
        clearable
        data={data}
        value={value === undefined || value === null ? null : JSON.stringify(value)}
        onChange={(id) => put(id === null ? undefined : (JSON.parse(id) as Json))}
      />
    );
  if (shape !== "ids") return null;
  return (
    <MultiSelect
      label={label}
      data={data}
      value={Array.isArray(value) ? value.map((id: Json) => JSON.stringify(id)) : []}
      onChange={(ids) => put(ids.map((id) => JSON.parse(id) as Json))}
    />
  );
}
