import { useMemo } from "react";
import { textOf } from "#domain/form/json/json.ts";
import { type RecordChoice, useShownForm } from "../store/form-context.ts";
import type { Choice } from "./choice.ts";
import { ChoiceSelect } from "./choice-select.tsx";
import type { ControlProps } from "./control-props.ts";
import { NotHere } from "./not-here.tsx";

/** A record of another form; what it says fills other fields. */
export function RelationControl(props: ControlProps) {
  const { recordsOf } = useShownForm();
  const { modelId = "", relationField = "" } = props.node.properties;
  const records = modelId === "" ? undefined : recordsOf(modelId);
  const choices = useMemo(
    () => records?.map((record) => choiceOf(record, relationField)),
    [records, relationField],
  );
  return choices ? <ChoiceSelect {...props} choices={choices} /> : <NotHere {...props} />;
}

function choiceOf({ id, title, row }: RecordChoice, shown: string): Choice {
  return { value: id, label: textOf(row[shown]) || title || String(id), row };
}
