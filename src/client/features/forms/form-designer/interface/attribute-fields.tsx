import { Checkbox, Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import { interfaceOf } from "#domain/form/graph/related-interfaces.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { pieceName } from "../piece-name.ts";
import { useDesigning } from "../designing.ts";
import { ColumnOfRow } from "./column-of-row.tsx";
import { FieldOfRecord } from "./field-of-record.tsx";

/** Displayed and stored (seed 001 section 3). */
const STORED = 2;

/** Of which field it shows a column, or a field of the record, and which. */
export function AttributeFields({ piece: { path, node } }: { readonly piece: DesignPiece }) {
  const { t } = useTranslation("form-designer");
  const { draw, form } = useDesigning();
  const { relationField = "", showField, isStorage } = node.properties;
  const isOfRecord = node.kind.name === "relationFormAttr";
  const table = form.pieces.get(path)?.table;
  const sources = [...form.fields.values()].filter(
    (field) =>
      (isOfRecord ? namesRecord(field) : namesRow(field)) &&
      field.node.properties.multiple !== true &&
      (field.table === undefined || field.table === table),
  );
  const source = sources.find((field) => field.path === relationField.replace("-", "."));
  const choose = (chosen: string | null) =>
    draw({ type: "change", path, properties: { showField: chosen ?? undefined } });
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
      {source && isOfRecord && (
        <FieldOfRecord
          modelId={source.node.properties.modelId ?? ""}
          chosen={showField}
          onChoose={choose}
        />
      )}
      {source && !isOfRecord && (
        <ColumnOfRow of={interfaceOf(source.node)} chosen={showField} onChoose={choose} />
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

/** Whether a row of a data interface is chosen there. */
function namesRow({ node }: FormPiece): boolean {
  return node.kind.group === "relation" && interfaceOf(node) !== "";
}

/** Whether a record of another form is chosen there. */
function namesRecord({ node }: FormPiece): boolean {
  return node.kind.name === "relationForm" && (node.properties.modelId ?? "") !== "";
}
