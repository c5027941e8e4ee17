import type { DataInterface } from "#domain/data-interface/data-interface.ts";
import type { FormNode } from "#domain/form/definition/form-node.ts";
import type { KeyChanges } from "#domain/form/design/design-edit.ts";
import { choiceColumns } from "#domain/form/field-kinds/choice-columns.ts";
import type { Json } from "#domain/form/json/json.ts";

interface Keys {
  readonly config?: KeyChanges;
  readonly properties?: KeyChanges;
}

/** The columns that a field can keep; of records their id alone, by which everybody knows them. */
export function keptColumns({ kind, columns }: DataInterface) {
  if (kind === "query") return [{ value: "id", label: "id" }];
  return columns.map(({ field, fieldName }) => ({ value: field, label: fieldName || field }));
}

/** Whether the field is asked for its choices, rather than for rows. */
function isOptions(node: FormNode): boolean {
  return node.kind.names === "options";
}

/** The keys with which a field asks this interface, and shows its columns; of none it asks nothing. */
export function interfaceTo(node: FormNode, of: DataInterface | undefined): Keys {
  const [kept, next] = of ? [keptColumns(of)[0]?.value, of.columns[1]?.field] : [];
  const first = of?.columns[0]?.field;
  const value = kept ?? "id";
  const label = (of?.kind === "query" ? first : (next ?? first)) ?? "fullName";
  const id = of && String(of.id);
  if (isOptions(node))
    return {
      config: { propsUrl: id, templateJson: undefined },
      properties: { props: { value, label } },
    };
  const isPopup = Object.hasOwn(node.kind.properties, "columnOptions");
  return {
    properties: {
      interfaceId: id,
      relationField: label,
      templateJson: undefined,
      ...(isPopup && {
        modelId: undefined,
        propsValue: value,
        columnOptions: undefined,
        hasPage: of?.hasPage,
      }),
    },
  };
}

interface Columns {
  readonly value?: string;
  readonly label?: string;
  /** The columns of the table to choose from. */
  readonly shown?: readonly string[];
  readonly of?: DataInterface;
}

/** The keys that name columns. */
export function columnsTo(node: FormNode, { shown, of, ...said }: Columns): Keys {
  const { value, label } = { ...choiceColumns(node), ...said };
  if (isOptions(node)) return { properties: { props: { value, label } } };
  if (!shown) {
    const hasValue = Object.hasOwn(node.kind.properties, "propsValue");
    return { properties: { relationField: label, ...(hasValue && { propsValue: value }) } };
  }
  const columnOptions = shown.map((field) => ({
    value: field,
    label: of?.columns.find((column) => column.field === field)?.fieldName || field,
  }));
  return { properties: { columnOptions } };
}

/** The keys that say with what is asked. */
export function withParameters(node: FormNode, entries: readonly Json[]): Keys {
  const templateJson = entries.length > 0 ? entries : undefined;
  return isOptions(node) ? { config: { templateJson } } : { properties: { templateJson } };
}
