import { failure, type Result, success } from "#base/result.ts";
import { TASK_CONTENT_MAX } from "#domain/limits.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { cleanElsewhere } from "../cleaning/cleaners.ts";
import { sanitiseHtml } from "../cleaning/sanitise-html.ts";
import { currentBill, spend } from "../processor/bill.ts";

/** Characters that are cleaned at once; with more, everybody else would wait. */
const SHORT = 4_000;

/**
 * Sanitises the long texts of a command's arguments, which are called `content` wherever they stand. HTML that is none
 * grows when it is put right: what no longer fits into its row is refused.
 */
export async function sanitiseArguments<Value>(args: Value): Promise<Result<Value, Refusal>> {
  const found = new Set<string>();
  const note = (text: string, key: string) => {
    if (key === "content") found.add(text);
    return text;
  };
  spend(() => mapTexts(args, note));
  const clean = await cleanAll(found);
  if ([...clean.values()].some((text) => text.length > TASK_CONTENT_MAX))
    return failure(parameterError("parameterError", { issues: ["content"] }));
  const change = (text: string, key: string) =>
    key === "content" ? (clean.get(text) ?? "") : text;
  return success(found.size > 0 ? (spend(() => mapTexts(args, change)) as Value) : args);
}

async function cleanAll(texts: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const clean = new Map<string, string>();
  const length = [...texts].reduce((sum, text) => sum + text.length, 0);
  for (const text of texts) clean.set(text, await cleanOne(text, length > SHORT));
  return clean;
}

async function cleanOne(text: string, isLong: boolean): Promise<string> {
  if (!isLong) return spend(() => sanitiseHtml(text));
  const bill = currentBill();
  bill?.demand();
  const { html, took } = await cleanElsewhere(text);
  bill?.charge(took);
  return html;
}

/** Takes out of all texts what the database cannot keep: the character 0 and halves of characters. */
export function keepableTexts<Value>(value: Value): Value {
  return mapTexts(value, (text) => text.replaceAll("\0", "").toWellFormed()) as Value;
}

function mapTexts(
  value: unknown,
  change: (text: string, key: string) => string,
  key = "",
): unknown {
  if (typeof value === "string") return change(value, key);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change, key));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change, name)]),
  );
}
