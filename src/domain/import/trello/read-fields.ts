import type { FieldDefinition } from "../../field/field-definition.ts";
import { optionIdAt } from "../../field/field-definition.ts";
import type { FieldKind } from "../../field/field-kinds.ts";
import {
  FIELD_DECIMALS_MAX,
  FIELD_NAME_MAX,
  FIELD_OPTION_NAME_MAX,
  FIELD_OPTIONS_MAX,
  FIELD_TEXT_MAX,
  PLAN_FIELDS_MAX,
} from "../../field/field-limits.ts";
import { valueOfField } from "../../field/field-value.ts";
import { dateOfDay } from "../../task/times/calendar-day.ts";
import type { ImportTask } from "../board-import.ts";
import { cleanLine, cleanText, cutText } from "../clean-text.ts";
import { parseIsoTime } from "../parse-iso-time.ts";
import { colorOfTrello } from "./trello-colors.ts";
import type { TrelloCard, TrelloExport, TrelloField, TrelloFieldItem } from "./trello-export.ts";
import { byPosition, firstOfEachId } from "./trello-reading.ts";

/** What Trello calls the kinds of its fields. */
const kinds: ReadonlyMap<string, FieldKind> = new Map([
  ["text", "text"],
  ["number", "number"],
  ["date", "date"],
  ["checkbox", "tick"],
  ["list", "choice"],
]);

interface KnownField {
  readonly place: number;
  readonly definition: FieldDefinition;
  /** Places of the choices by their ids. */
  readonly options: ReadonlyMap<string, number>;
}

/** Reads what cards say in the fields of their board, one card after the other. */
export class FieldReader {
  readonly #known = new Map<string, KnownField>();
  #leftOut = 0;

  constructor(board: TrelloExport) {
    const decimals = decimalsOf(board);
    for (const field of byPosition([...firstOfEachId(board.customFields).byId.values()])) {
      const kind = kinds.get(field.type);
      if (!kind || this.#known.size >= PLAN_FIELDS_MAX) continue;
      const choices = choicesOf(field, kind);
      this.#known.set(field.id, {
        place: this.#known.size,
        options: new Map(choices.map(({ id }, at) => [id, at])),
        definition: {
          name: cutText(cleanLine(field.name ?? "") || field.id, FIELD_NAME_MAX),
          kind,
          unit: "",
          decimals: kind === "number" ? (decimals.get(field.id) ?? 0) : 0,
          options: choices.map(({ name, color }) => ({ name, color })),
          several: 0,
          addends: [],
          ofSubtasks: 0,
          required: 0,
          onCard: field.display?.cardFront === true ? 1 : 0,
        },
      });
    }
  }

  /** The fields that come along, in the order of the board. */
  get fields(): FieldDefinition[] {
    return [...this.#known.values()].map(({ definition }) => definition);
  }

  /** Values that were met and have no place among the fields. */
  get leftOut(): number {
    return this.#leftOut;
  }

  /** What a card says in them. */
  read(card: TrelloCard): NonNullable<ImportTask["fields"]> {
    const said = new Map<number, string>();
    for (const item of card.customFieldItems ?? []) {
      const known = this.#known.get(item.idCustomField ?? "");
      const value = known && valueOf(item, known);
      if (!known || value === undefined) this.#leftOut += 1;
      else if (value !== "" && !said.has(known.place)) said.set(known.place, value);
    }
    return [...said].map(([field, value]) => ({ field, value }));
  }
}

function choicesOf({ options }: TrelloField, kind: FieldKind) {
  if (kind !== "choice") return [];
  return byPosition(options ?? [])
    .map(({ id, value, color }) => ({
      id,
      name: cutText(cleanLine(value?.text ?? ""), FIELD_OPTION_NAME_MAX),
      color: colorOfTrello(color)?.tag ?? ("" as const),
    }))
    .filter(({ name }) => name !== "")
    .slice(0, FIELD_OPTIONS_MAX);
}

/** Digits behind the point that the numbers of each field have at most. */
function decimalsOf({ cards }: TrelloExport): Map<string, number> {
  const most = new Map<string, number>();
  for (const { idCustomField, value } of cards.flatMap((card) => card.customFieldItems ?? [])) {
    const digits = /^-?\d*\.(\d*[1-9])0*$/.exec(textOf(value?.number))?.[1]?.length ?? 0;
    const id = idCustomField ?? "";
    most.set(id, Math.max(most.get(id) ?? 0, Math.min(digits, FIELD_DECIMALS_MAX)));
  }
  return most;
}

function valueOf(item: TrelloFieldItem, { definition, options }: KnownField): string | undefined {
  const ids = definition.options.map((option, at) => ({ ...option, id: optionIdAt(at) }));
  const said = wordsOf(item, definition.kind, options);
  return said === undefined ? undefined : valueOfField({ ...definition, options: ids }, said);
}

function wordsOf(
  { idValue, value }: TrelloFieldItem,
  kind: FieldKind,
  options: ReadonlyMap<string, number>,
): string | undefined {
  switch (kind) {
    case "choice": {
      const place = options.get(idValue ?? "");
      return place === undefined ? undefined : String(optionIdAt(place));
    }
    case "date":
      return dayOf(textOf(value?.date));
    case "tick":
      return textOf(value?.checked) === "true" ? "1" : "0";
    case "number":
      return textOf(value?.number) || undefined;
    default:
      return cutText(cleanText(textOf(value?.text)), FIELD_TEXT_MAX) || undefined;
  }
}

/** Trello keeps a moment; here it is a day, where the file is read. */
function dayOf(text: string): string | undefined {
  const time = parseIsoTime(text) ?? 0;
  if (time === 0) return undefined;
  return dateOfDay(time);
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value).trim()
    : "";
}
