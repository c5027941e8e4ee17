import type { Result } from "#base/result.ts";
import { failure, success } from "#base/result.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { type Json, isJsonList, isJsonObject } from "./json.ts";

/** Names by which a value would reach into the machinery of objects. */
const PROTOTYPE_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** How a text of JSON says what no database keeps: the character 0, and halves of characters. */
const UNKEEPABLE = /\\u(?:0000|d[89a-f])/i;

/** Texts lose what cannot be kept, as they do everywhere. */
function keepable(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replace(/[\0\p{Surrogate}]/gu, "") : value;
}

/** Whether a name can be used as a key: without reaching into the machinery of objects, and such that it can be kept. */
export function isPlainKey(key: string): boolean {
  return !PROTOTYPE_KEYS.has(key) && !/[\0\p{Surrogate}]/u.test(key);
}

export interface JsonLimits {
  /** Characters of the text. */
  readonly size: number;
  /** Objects and lists in each other. */
  readonly depth: number;
}

/** The value a text stands for; refused when it is too large or too deep, is no JSON, or names the machinery of objects. */
export function readJsonText(text: string, limits: JsonLimits): Result<Json, Refusal> {
  if (text.length > limits.size) {
    return failure(parameterError("form.tooLarge", { limit: limits.size, size: text.length }));
  }
  try {
    return readJson(JSON.parse(text, UNKEEPABLE.test(text) ? keepable : undefined), limits.depth);
  } catch {
    return failure(parameterError("form.notJson"));
  }
}

/** A value of unknown origin as JSON; refused when it is too deep, holds what JSON cannot say, or names the machinery of objects. */
export function readJson(value: unknown, depth: number): Result<Json, Refusal> {
  const waiting: { value: unknown; level: number }[] = [{ value, level: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!isJsonPiece(next.value)) return failure(parameterError("form.notJson"));
    if (typeof next.value !== "object" || next.value === null) continue;
    if (next.level > depth) return failure(parameterError("form.tooDeep", { limit: depth }));
    for (const [key, inner] of Object.entries(next.value)) {
      if (!isPlainKey(key)) return failure(parameterError("form.forbiddenKey", { key }));
      waiting.push({ value: inner, level: next.level + 1 });
    }
  }
  return success(value as Json);
}

function isJsonPiece(value: unknown): value is Json {
  if (value === null || typeof value === "boolean" || typeof value === "string") return true;
  if (typeof value === "number") return Number.isFinite(value);
  return typeof value === "object" && (isJsonList(value as Json) || isPlainObject(value));
}

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return isJsonObject(value as Json) && (prototype === Object.prototype || prototype === null);
}
