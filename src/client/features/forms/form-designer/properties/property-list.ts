import type { FieldKind } from "#domain/form/field-kinds/field-kind.ts";
import type { PropertyName } from "#domain/form/field-kinds/field-properties.ts";

const texts = [
  "placeholder",
  "addonBefore",
  "addonAfter",
  "buttonText",
  "tipText",
  "activeTxt",
  "inactiveTxt",
  "header",
  "title",
  "content",
  "description",
  "href",
  "staticText",
  "helpMessage",
] as const satisfies readonly PropertyName[];
const numbers = [
  "min",
  "max",
  "step",
  "precision",
  "maxlength",
  "limit",
  "fileSize",
  "count",
] as const satisfies readonly PropertyName[];
const flags = [
  "multiple",
  "range",
  "readonly",
  "disabled",
  "showCount",
  "thousands",
  "isAmountChinese",
  "isRequestAmount",
  "isDuration",
  "allowHalf",
  "showSummary",
  "accordion",
] as const satisfies readonly PropertyName[];

/** Ways in which dates and times can be kept and shown; the first is what their kind says. */
const formats: Readonly<Record<string, readonly string[]>> = {
  datePicker: ["yyyy-MM-dd", "yyyy-MM-dd HH:mm", "yyyy-MM-dd HH:mm:ss", "yyyy-MM", "yyyy"],
  dateRange: ["yyyy-MM-dd", "yyyy-MM-dd HH:mm", "yyyy-MM-dd HH:mm:ss", "yyyy-MM", "yyyy"],
  timePicker: ["HH:mm", "HH:mm:ss"],
  timeRange: ["HH:mm", "HH:mm:ss"],
};

export function formatsOf({ name }: FieldKind): readonly string[] {
  return formats[name] ?? [];
}

/** Which properties of a kind are typed, counted or switched, in the order in which they are shown. */
export function propertiesOf({ properties }: FieldKind) {
  const has = (property: PropertyName) => Object.hasOwn(properties, property);
  return {
    texts: texts.filter(has),
    numbers: numbers.filter(has),
    flags: flags.filter(has),
  };
}
