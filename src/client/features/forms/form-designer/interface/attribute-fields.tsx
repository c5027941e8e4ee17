import { Checkbox, Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useInterfaces } from "#client/live/forms/use-interfaces.ts";
import { shownColumns } from "#client/parts/form-fill/rows/asked-rows.ts";
import { interfaceNamed } from "#domain/data-interface/interfaces.ts";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import { interfaceOf } from "#domain/form/graph/related-interfaces.ts";
import { pieceName } from "../piece-name.ts";
import { useDesigning } from "../designing.ts";

/** Displayed and stored (seed 001 section 3). */
const STORED = 2;

/** Of which field it shows a column, and which. */
export function AttributeFields({ piece: { path, node } }: { readonly piece: DesignPiece }) {
  const { t } = useTranslation("form-designer");
  const { draw, form } = useDesigning();
  const known = useInterfaces();
  const { relationField = "", showField, isStorage } = node.properties;
  const table = form.pieces.get(path)?.table;
  const sources = [...form.fields.values()].filter(
    (field) =>
      field.node.kind.group === "relation" &&
      interfaceOf(field.node) !== "" &&
      field.node.properties.multiple !== true &&
      (field.table === undefined || field.table === table),
  );
  const source = sources.find((field) => field.path === relationField.replace("-", "."));
  const all = known.state === "ready" ? known.value : [];
  const asked = source && interfaceNamed(all, interfaceOf(source.node));
  return (
    <>
      <Select
        label={t("interface.attributeOf")}
        data={sources.map((field) => ({ value: field.path, label: pieceName(field.node, t) }))}
        value={source?.path ?? null}
        onChange={(field) =>
          draw({
            type: "change",
            path,
            properties: { relationField: field ?? undefined, showField: undefined },
          })
        }
      />
      {asked && (
        <Select
          label={t("interface.attribute")}
          data={shownColumns({}, asked).map(({ field, label }) => ({ value: field, label }))}
          value={showField ?? null}
          onChange={(column) =>
            draw({ type: "change", path, properties: { showField: column ?? undefined } })
          }
        />
      )}
      <Checkbox
        label={t("interface.stored")}
        checked={isStorage === STORED}
        onChange={(event) =>
          draw({
            type: "change",
            path,
            properties: { isStorage: event.currentTarget.checked ? STORED : 1 },
          })
        }
      />
    </>
  );
}
