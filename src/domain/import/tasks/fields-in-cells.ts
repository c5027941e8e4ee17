import { fieldKey } from "../../field/field-claims.ts";
import { idsIn, valueOfField } from "../../field/field-value.ts";
import type { PlanField } from "../../field/plan-field.ts";
import { formatDate } from "../../form/calendar/date-format.ts";
import { headingText } from "../sheet/import-grid.ts";
import type { PersonFinder } from "./people-in-cells.ts";
import { readMoment } from "./read-moment.ts";
import type { SheetSetting } from "./sheet-of-plan.ts";
import type { SheetTask } from "./sheet-task.ts";
import { namesOf, type TaskCells } from "./task-cells.ts";
import { NO_WORDS, YES_WORDS } from "./yes-words.ts";

/** Whether sheets can fill it in: a sum follows from others. */
export function isFilledIn({ kind, archivedTime }: PlanField): boolean {
  return kind !== "sum" && archivedTime === 0;
}

/** What a line says in fields of the plan; what a field cannot hold is noted with the cells. */
export function fieldsIn(
  cells: TaskCells,
  setting: SheetSetting,
  find: PersonFinder,
): SheetTask["fields"] {
  return setting.plan.fields.flatMap((field) => {
    const column = fieldKey(field.id);
    const text = cells.text(column);
    if (text === "") return [];
    const value = valueOfField(field, writtenIn(field, { text, parts: cells.parts(column) }));
    if (value !== undefined) return value === "" ? [] : [{ id: field.id, value }];
    if (field.kind === "choice")
      cells.wrong(column, "import.notOneOf", { text, choices: namesOf(field.options) });
    else if (field.kind === "person")
      cells.wrong(column, "import.personUnknown", {
        name: text,
        choices: namesOf(setting.plan.people),
      });
    else cells.wrong(column, "field.wrong", { name: field.name });
    return [];
  });

  /** The cell as the field keeps it, as far as it can be read. */
  function writtenIn(
    field: PlanField,
    { text, parts }: { readonly text: string; readonly parts: readonly string[] },
  ): string {
    const said = headingText(text);
    switch (field.kind) {
      case "choice":
        return idsOf(field, text, parts);
      case "person":
        return parts.map((name) => find(name)).join(",");
      case "date":
        return dayOf(text, setting);
      case "tick":
        if (said === headingText(setting.words.no) || NO_WORDS.has(said)) return "0";
        return said === headingText(setting.words.yes) || YES_WORDS.has(said) ? "1" : text;
      default:
        return text;
    }
  }
}

/** A choice may have a comma in its name. */
function idsOf({ options }: PlanField, text: string, parts: readonly string[]): string {
  const idOf = (name: string) =>
    options.find((option) => headingText(option.name) === headingText(name))?.id ?? 0;
  const whole = idOf(text);
  return whole > 0 ? String(whole) : idsIn(parts.map(idOf).join(",")).join(",");
}

function dayOf(text: string, setting: SheetSetting): string {
  const moment = readMoment(text, setting);
  return moment ? formatDate(moment[0], "yyyy-MM-dd", setting.zone) : text;
}
