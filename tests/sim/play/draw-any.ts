import * as z from "zod/mini";
import { commandNames, commandOf } from "#domain/commands.ts";
import type { EntityName } from "#domain/entity-names.ts";
import { TIME_MAX } from "#domain/limits.ts";
import { referenceOf } from "#domain/reference.ts";
import { tableOf } from "#client/data/database/local-database.ts";
import { readShape, type Shape } from "#tests/make/shapes/read-shape.ts";
import type { Action, Draw } from "./action.ts";
import { aPerson, aWord, type Seen } from "./draw-thing.ts";

const HOUR = 3_600_000;
/** Entries of a list, and how far a number goes that counts nothing. */
const MANY = 3;
/** Texts of forms that shapes ask for. */
const FORMED = [
  "a5",
  "09:00",
  "18:00",
  "Europe/Berlin",
  "13800138000",
  "👍",
  "900150983cd24fb0d6963f7d28e17f72",
  "data:image/gif;base64,R0lGODlhAQABAAAA",
];

/**
 * Any command there is, on what somebody sees, drawn from its shape alone: no command is without a draw.
 * Most of what comes out is refused, as most of what people try who do not know the product.
 */
export const drawAny: Draw = async (seen) => {
  const name = seen.luck.pick(commandNames);
  const args = name && (await drawValue(seen, commandOf(name).arguments));
  return args === undefined ? undefined : ({ name, args } as Action);
};

/** A value that the shape may take; undefined where nothing is there to name. */
export async function drawValue(seen: Seen, shape: Shape): Promise<unknown> {
  const { luck, now } = seen;
  const reference = referenceOf(shape);
  if (reference) return reference.isNew ? seen.nextId() : aReference(seen, reference.entity);
  const facts = readShape(shape);
  switch (facts.kind) {
    case "number":
      return facts.most === TIME_MAX
        ? luck.pick([0, now, now + luck.upTo(100) * HOUR])
        : Math.max(facts.least, luck.upTo(MANY));
    case "text":
      return aText(seen, shape);
    case "list":
      return drawAll(
        seen,
        Array.from({ length: Math.max(facts.least, luck.upTo(MANY)) }, () => facts.of),
      );
    case "row":
      return drawAll(seen, facts.items);
    case "fields":
      return drawFields(seen, facts.fields);
    case "either": {
      const option = luck.pick(facts.options);
      return option && drawValue(seen, option);
    }
    case "around":
      return luck.chance(0.5) ? undefined : drawValue(seen, facts.of);
    case "words":
      return luck.pick(facts.values);
    default:
      return undefined;
  }
}

async function drawFields(seen: Seen, fields: Readonly<Record<string, Shape>>): Promise<unknown> {
  const drawn: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = await drawValue(seen, field);
    if (value !== undefined) drawn[name] = value;
  }
  return drawn;
}

async function drawAll(seen: Seen, shapes: readonly Shape[]): Promise<unknown[]> {
  const drawn: unknown[] = [];
  for (const shape of shapes) drawn.push(await drawValue(seen, shape));
  return drawn.filter((value) => value !== undefined);
}

/** The id of something that the person sees. */
async function aReference(seen: Seen, entity: EntityName): Promise<unknown> {
  if (entity === "user") return aPerson(seen);
  return seen.luck.pick(await tableOf(seen.database, entity).toCollection().primaryKeys());
}

function aText(seen: Seen, shape: Shape): string {
  const word = aWord(seen);
  const takes = (text: string) => z.safeParse(shape, text).success;
  return takes(word) ? word : (seen.luck.pick(FORMED.filter(takes)) ?? word);
}
