import { Select, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import type { FormNode } from "#domain/form/definition/form-node.ts";
import { readPickSettings, tellingColumns } from "#domain/form/edit/pick-rows.ts";
import { holdsValue } from "#domain/form/field-kinds/field-kind.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import { useDesigning } from "../designing.ts";
import { pieceName } from "../piece-name.ts";
import classes from "../properties/properties.module.css";
import { filledFrom, withFilled } from "./drawn-buttons.ts";

/** A column of what is picked. */
export interface PickedColumn {
  readonly value: string;
  readonly label: string;
}

interface FilledColumnsProps {
  /** The sub-table. */
  readonly piece: DesignPiece;
  readonly button: JsonObject;
  readonly columns: readonly PickedColumn[];
  /** `of` names what is typed letter by letter. */
  readonly onChange: (button: JsonObject, of?: string) => void;
}

/** Stands for a value that is always the same; no column is called so. */
const FIXED = "=";

/** With what each column of the sub-table is filled, and by which of them a row is known that is there already. */
export function FilledColumns({ piece, button, columns, onChange }: FilledColumnsProps) {
  const { t } = useTranslation("form-designer");
  const { form } = useDesigning();
  const own = (form.tables.get(piece.path)?.columns ?? []).filter(
    ({ node: { kind } }) =>
      holdsValue(kind) && kind.setBy === undefined && kind.name !== "calculate",
  );
  const { storage, cells } = readPickSettings(button);
  const telling = new Set(tellingColumns(cells));
  const filled = own.filter(({ node }) => telling.has(node.name));
  const nameOf = (node: FormNode) => pieceName(node, t);
  return (
    <fieldset className={classes.asked}>
      <legend>{t("rowButtons.fills")}</legend>
      <Each rows={own} keyOf={({ path }) => path}>
        {({ node }) => (
          <FilledColumn
            label={nameOf(node)}
            column={node.name}
            button={button}
            columns={columns}
            onChange={onChange}
          />
        )}
      </Each>
      {filled.length > 0 && (
        <Select
          label={t("rowButtons.knownBy")}
          description={t("rowButtons.knownByHint")}
          allowDeselect={false}
          data={filled.map(({ node }) => ({ value: node.name, label: nameOf(node) }))}
          value={storage}
          onChange={(formStorage) => formStorage && onChange({ ...button, formStorage })}
        />
      )}
    </fieldset>
  );
}

interface FilledColumnProps extends Omit<FilledColumnsProps, "piece"> {
  readonly label: string;
  readonly column: string;
}

function FilledColumn({ label, column, button, columns, onChange }: FilledColumnProps) {
  const { t } = useTranslation("form-designer");
  const filled = filledFrom(button, column);
  const isFixed = filled !== undefined && "value" in filled;
  const from = filled && "from" in filled ? filled.from : null;
  const choose = (chosen: string | null) => {
    const next = chosen === FIXED ? { value: "" } : chosen !== null && { from: chosen };
    onChange(withFilled(button, column, next || undefined));
  };
  return (
    <Stack gap="xs">
      <Select
        label={label}
        placeholder={t("rowButtons.unfilled")}
        clearable
        clearButtonProps={{ "aria-label": t("rowButtons.notFilled", { name: label }) }}
        data={[...columns, { value: FIXED, label: t("interface.source.fixed") }]}
        value={isFixed ? FIXED : from}
        onChange={choose}
      />
      {isFixed && (
        <TextInput
          aria-label={t("interface.valueFor", { name: label })}
          value={filled.value}
          onChange={(event) =>
            onChange(
              withFilled(button, column, { value: event.currentTarget.value }),
              `fixed ${column}`,
            )
          }
        />
      )}
    </Stack>
  );
}
