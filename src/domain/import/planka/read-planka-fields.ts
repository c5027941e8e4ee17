import type { FieldDefinition } from "../../field/field-definition.ts";
import { FIELD_TEXT_MAX, PLAN_FIELDS_MAX } from "../../field/field-limits.ts";
import { cleanText, cutText } from "../clean-text.ts";
import type { KanbanCard } from "../kanban/kanban.ts";
import { plainField } from "../plain-field.ts";
import type { PlankaField, PlankaFieldValue } from "./planka-export.ts";

interface ReadFields {
  readonly fields: FieldDefinition[];
  /** What cards say in them. */
  readonly byCard: ReadonlyMap<string, KanbanCard["fields"]>;
  /** Values for which there is no field. */
  readonly leftOut: number;
}

/** Fields of a board as texts, which is what Planka keeps in them; those alone in which somebody says something. */
export function readPlankaFields(
  fields: readonly PlankaField[],
  values: readonly PlankaFieldValue[],
): ReadFields {
  const said = values.flatMap(({ cardId, customFieldId, content }) => {
    const value = cutText(cleanText(String(content ?? "")), FIELD_TEXT_MAX);
    return value === "" ? [] : [{ cardId, fieldId: customFieldId, value }];
  });
  const used = new Set(said.map(({ fieldId }) => fieldId));
  const kept = fields.filter(({ id }) => used.has(id)).slice(0, PLAN_FIELDS_MAX);
  const places = new Map(kept.map(({ id }, at) => [id, at]));
  const byCard = Map.groupBy(
    said.filter(({ fieldId }) => places.has(fieldId)),
    ({ cardId }) => cardId,
  );
  return {
    fields: kept.map(({ id, name, showOnFrontOfCard }) =>
      plainField(name || id, { onCard: showOnFrontOfCard === true ? 1 : 0 }),
    ),
    byCard: new Map(
      Array.from(byCard, ([cardId, some]) => [
        cardId,
        // A field that stands in several groups says what it says first.
        [...new Map(some.toReversed().map((one) => [places.get(one.fieldId) ?? 0, one.value]))]
          .toReversed()
          .map(([field, value]) => ({ field, value })),
      ]),
    ),
    leftOut: said.filter(({ fieldId }) => !places.has(fieldId)).length,
  };
}
