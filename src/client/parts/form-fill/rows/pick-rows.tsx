import type { KnownInterface } from "#client/data/queries/choices/interfaces.ts";
import { choiceColumns } from "#domain/form/field-kinds/choice-columns.ts";
import { chosenOf } from "../kinds/choice.ts";
import type { ControlProps } from "../kinds/control-props.ts";
import { pageSize, shownColumns } from "./asked-rows.ts";
import { type PickedRow, RowPicker } from "./row-picker.tsx";

interface PickRowsProps extends ControlProps {
  readonly known: KnownInterface;
  /** It hangs below a field, and its table is low. */
  readonly isLow: boolean;
  readonly onClose: () => void;
}

/** The rows that a field chooses one or several of. */
export function PickRows({ known, isLow, onClose, node, value, onChange, request }: PickRowsProps) {
  const { properties } = node;
  const several = properties.multiple === true;
  const confirm = (picked: readonly PickedRow[]) => {
    const [first] = picked;
    // Where nothing was picked, nothing happens (seed 001 section 4).
    if (several) onChange(picked.map((each) => each.value));
    else if (first?.row) onChange(first.value, first.row);
  };
  return (
    <RowPicker
      known={known}
      columns={shownColumns(properties, known.of)}
      idColumn={choiceColumns(node).value}
      several={several}
      size={pageSize(properties)}
      request={request}
      chosen={chosenOf(value, several)}
      isLow={isLow}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
