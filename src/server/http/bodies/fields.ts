import type * as z from "zod/mini";
import { TOO_LARGE } from "#contract/envelope.ts";

/** Fields of one body at most, whatever the call takes. */
export const FIELDS_MAX = 100;

/** More fields than any call has. */
class TooManyFields extends Error {
  readonly statusCode = TOO_LARGE;
}

/** Named texts, as forms, parts, queries and paths bring them. */
export class Fields {
  readonly #texts = new Map<string, unknown>();

  static ofForm(text: string): Fields {
    const fields = new Fields();
    for (const [name, value] of new URLSearchParams(text)) fields.add(name, value);
    return fields;
  }

  /** What the framework has read of a query or a path; what stands there several times is a list, which no shape takes. */
  static of(texts: unknown): Fields {
    const fields = new Fields();
    for (const [name, value] of Object.entries(texts ?? {})) fields.add(name, value);
    return fields;
  }

  add(name: string, value: unknown): void {
    if (this.#texts.size >= FIELDS_MAX) throw new TooManyFields();
    this.#texts.set(name, value);
  }

  /** The values that the texts stand for, as the shape wants them; what stands for none stays a text and is refused there. */
  valuesFor(shape: z.core.$ZodType): Record<string, unknown> {
    const { def } = (shape as z.core.$ZodTypes)._zod;
    const shapes: Readonly<Record<string, z.core.$ZodType>> =
      def.type === "object" ? def.shape : {};
    return Object.fromEntries(
      [...this.#texts].map(([name, text]) => {
        const inner = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
        return [name, inner && typeof text === "string" ? valueFor(inner, text) : text];
      }),
    );
  }
}

function valueFor(shape: z.core.$ZodType, text: string): unknown {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  if ("innerType" in def) return valueFor(def.innerType, text);
  if (def.type === "number") return /^-?\d{1,16}(\.\d{1,9})?$/.test(text) ? Number(text) : text;
  if (def.type === "boolean") return wordsOfBoolean.get(text) ?? text;
  return text;
}

const wordsOfBoolean = new Map([
  ["true", true],
  ["1", true],
  ["false", false],
  ["0", false],
]);
