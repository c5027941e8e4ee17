import { Checkbox, NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import type { Json } from "#domain/form/json/json.ts";
import { useDesigning } from "../designing.ts";
import { formatsOf, propertiesOf } from "./property-list.ts";

interface PropertyFieldsProps {
  readonly piece: DesignPiece;
  readonly which: "texts" | "numbers" | "flags";
}

/** The properties that the kind of a piece takes: what is typed, counted or switched. */
export function PropertyFields({ piece, which }: PropertyFieldsProps) {
  const { t } = useTranslation("form-designer");
  const { draw } = useDesigning();
  const { path, node } = piece;
  const { texts, numbers, flags } = propertiesOf(node.kind);
  const formats = formatsOf(node.kind);
  // Lists that forms are made of write dates in ways of their own.
  const format = node.properties.format ?? formats[0] ?? "";
  const put = (name: string, value: Json | undefined, isTyped: boolean) =>
    draw(
      { type: "change", path, properties: { [name]: value } },
      isTyped ? `${path} ${name}` : undefined,
    );
  if (which === "texts")
    return (
      <>
        <Each rows={texts} keyOf={(name) => name}>
          {(name) => (
            <TextInput
              label={t(`property.${name}`)}
              value={node.properties[name] ?? ""}
              onChange={(event) => put(name, event.currentTarget.value || undefined, true)}
            />
          )}
        </Each>
        {formats.length > 0 && (
          <NativeSelect
            label={t("property.format")}
            data={[...new Set([...formats, format])]}
            value={format}
            onChange={(event) => put("format", event.currentTarget.value, false)}
          />
        )}
      </>
    );
  if (which === "numbers")
    return (
      <Each rows={numbers} keyOf={(name) => name}>
        {(name) => (
          <NumberInput
            label={t(`property.${name}`)}
            value={node.properties[name] ?? ""}
            onChange={(value) => put(name, typeof value === "number" ? value : undefined, true)}
          />
        )}
      </Each>
    );
  return (
    <Each rows={flags} keyOf={(name) => name}>
      {(name) => (
        <Checkbox
          label={t(`property.${name}`)}
          checked={node.properties[name] === true}
          onChange={(event) => put(name, event.currentTarget.checked, false)}
        />
      )}
    </Each>
  );
}
