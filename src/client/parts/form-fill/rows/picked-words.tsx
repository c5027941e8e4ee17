import { useMemo } from "react";
import { usePickedRows } from "#client/live/forms/use-picked-rows.ts";
import type { KnownInterface } from "#client/data/queries/choices/interfaces.ts";
import { rowWithId } from "#domain/data-interface/interface-rows.ts";
import type { FormNode } from "#domain/form/definition/form-node.ts";
import { choiceColumns } from "#domain/form/field-kinds/choice-columns.ts";
import { interfaceOf as interfaceNameOf } from "#domain/form/graph/related-interfaces.ts";
import type { Json } from "#domain/form/json/json.ts";
import { useShownForm } from "../store/form-context.ts";

interface PickedWordsProps {
  readonly node: FormNode;
  readonly value: Json;
}

/** Sees to it that what was picked elsewhere has its words here; draws nothing. */
export function PickedWords({ node, value }: PickedWordsProps) {
  const { interfaceOf } = useShownForm();
  const known = interfaceOf(interfaceNameOf(node));
  // What is static lies here as a whole.
  if (!known || known.of.kind === "static") return null;
  return <Fetched node={node} value={value} known={known} />;
}

function Fetched({ node, value, known }: PickedWordsProps & { readonly known: KnownInterface }) {
  const { value: column } = choiceColumns(node);
  const ids = useMemo(
    () => [value].flat(2).filter((id) => isId(id) && !rowWithId(known.rows, column, id)),
    [value, known.rows, column],
  );
  usePickedRows(known.of.id, column, ids.filter(isId));
  return null;
}

function isId(json: Json): json is string | number {
  return (typeof json === "string" && json !== "") || typeof json === "number";
}
