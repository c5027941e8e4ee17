import type * as z from "zod/mini";
import type { Actor, CommandDefinition } from "./command.ts";
import { referenceOf } from "./reference.ts";
import type { Subject } from "./subject-row.ts";

/** What a command is about: what it says itself, else the row that its lane goes by, else the first that is named. */
export function subjectOf(
  command: CommandDefinition,
  args: unknown,
  actor: Pick<Actor, "userId">,
): Subject | undefined {
  if (command.subject) return command.subject(args);
  const lane = command.lane(args, actor);
  return typeof lane === "string" ? referencesIn(command.arguments, args).next().value : lane;
}

/** What a shape says of itself, as far as ids can lie in it. */
interface Parts {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
}

/** The rows that a value names, in the order in which its shape is written. */
export function* referencesIn(
  shape: z.core.$ZodType,
  value: unknown,
): Generator<Subject, undefined> {
  const reference = referenceOf(shape);
  const { type, shape: fields = {}, element, innerType } = shape._zod.def as unknown as Parts;
  if (reference && typeof value === "number" && value > 0) {
    yield { entity: reference.entity, id: value };
  } else if (type === "object" && typeof value === "object" && value !== null) {
    for (const [name, field] of Object.entries(fields)) {
      yield* referencesIn(field, (value as Record<string, unknown>)[name]);
    }
  } else if (element && Array.isArray(value)) {
    for (const entry of value) yield* referencesIn(element, entry);
  } else if (innerType) yield* referencesIn(innerType, value);
  return undefined;
}
