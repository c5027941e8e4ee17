import type * as z from "zod/mini";
import { referenceOf } from "#domain/reference.ts";
import { drawBirthId, drawId } from "./draw-id.ts";
import { drawText } from "./draw-text.ts";
import type { Drawing } from "./drawing.ts";
import { edgeNumbers } from "./samples.ts";

/** What a shape says of itself, as far as values are drawn from it. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly items?: readonly z.ZodMiniType[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
  readonly checks?: readonly { _zod: { def: { check: string; maximum?: number } } }[];
}

const MANY = 4;
/** Times around now are the usual ones. */
const DAY = 86_400_000;

/** A value that the shape takes, mostly: what only a closer look refuses may come out as well. */
export function drawShape(
  drawing: Drawing,
  shape: z.ZodMiniType,
  path: readonly string[] = [],
): unknown {
  const { luck } = drawing;
  const definition = shape._zod.def as unknown as Definition;
  const inner = (of: z.ZodMiniType | undefined) => of && drawShape(drawing, of, path);
  switch (definition.type) {
    case "object":
      return drawObject(drawing, definition.shape ?? {}, path);
    case "optional":
    case "default":
      return drawOptional(drawing, definition.innerType, path);
    case "nullable":
      return luck.chance(0.2) ? null : inner(definition.innerType);
    case "array":
      return drawArray(drawing, definition, path);
    case "tuple":
      return (definition.items ?? []).map(inner);
    case "union":
      return inner(luck.pick(definition.options ?? []));
    case "enum":
      return luck.pick(Object.values(definition.entries ?? {}));
    case "literal":
      return luck.pick(definition.values ?? []);
    default:
      return drawPlain(drawing, shape, path);
  }
}

/** A value that holds no others, or anything where the shape does not care. */
function drawPlain(drawing: Drawing, shape: z.ZodMiniType, path: readonly string[]): unknown {
  const { luck } = drawing;
  const key = path.at(-1) ?? "";
  const definition = shape._zod.def as unknown as Definition;
  switch (definition.type) {
    case "boolean":
      // Whoever switches encryption on shuts out all that comes here in plain text.
      return key !== "e2eMessage" && luck.chance(0.5);
    case "number":
      return drawNumber(drawing, shape, path);
    case "string": {
      const fits = (text: string) => takes(shape, text);
      return drawText(drawing, key, { most: maximumOf(definition), fits });
    }
    default:
      return luck.pick([null, 1, "x", {}, [], { a: { b: 1 } }]);
  }
}

function drawObject(
  drawing: Drawing,
  fields: Readonly<Record<string, z.ZodMiniType>>,
  path: readonly string[],
): Record<string, unknown> {
  const drawn: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = drawShape(drawing, field, [...path, key]);
    if (value !== undefined) drawn[key] = value;
  }
  return drawn;
}

function drawOptional(
  drawing: Drawing,
  shape: z.ZodMiniType | undefined,
  path: readonly string[],
): unknown {
  const { luck } = drawing;
  if (!shape || luck.chance(referenceOf(shape)?.isNew ? 0.3 : 0.55)) return undefined;
  return drawShape(drawing, shape, path);
}

function drawArray(
  drawing: Drawing,
  { element, checks }: Definition,
  path: readonly string[],
): unknown[] {
  const { luck } = drawing;
  const most = maximumOf({ checks }) ?? MANY;
  const count = luck.chance(0.02) ? Math.min(most + 1, 120) : luck.upTo(Math.min(most, MANY) + 1);
  return Array.from({ length: count }, () => element && drawShape(drawing, element, path));
}

function drawNumber(drawing: Drawing, shape: z.ZodMiniType, path: readonly string[]): number {
  const { luck, told } = drawing;
  const key = path.at(-1) ?? "";
  const reference = referenceOf(shape);
  if (reference?.isNew) return drawBirthId(drawing);
  if (reference && luck.chance(0.95))
    return takes(shape, 0) && luck.chance(0.5) ? 0 : drawId(drawing, reference.entity);
  const isTime = /time|^at$|^from$|^to$/i.test(path.join("."));
  const usual = isTime ? [0, Date.now() - luck.upTo(30) * DAY, Date.now() + DAY] : [1, 2, 3];
  const places = /^(seq|since|contentVersion)$/.test(key) ? told.numbers : [];
  const isEdge = luck.chance(drawing.extremes);
  const legal = (isEdge ? edgeNumbers : [...usual, ...places]).filter((one) => takes(shape, one));
  return luck.pick(isEdge && luck.chance(0.5) ? legal.slice(-2) : legal) ?? 1;
}

function takes(shape: z.ZodMiniType, value: unknown): boolean {
  return shape.safeParse(value).success;
}

function maximumOf({ checks }: Pick<Definition, "checks">): number | undefined {
  return checks?.find(({ _zod }) => _zod.def.check === "max_length")?._zod.def.maximum;
}
