import type * as z from "zod/mini";
import { failure, type Result, success } from "#base/result.ts";
import type { Refusal } from "#domain/refusal.ts";
import { cleanElsewhere } from "../cleaning/cleaners.ts";
import { changeHtml, htmlPlacesOf } from "../cleaning/html-places.ts";
import { sanitiseHtml } from "../cleaning/sanitise-html.ts";
import { currentBill, spend } from "../processor/bill.ts";
import { shapeRefusal } from "#domain/shape-refusal.ts";

/** Characters that are cleaned at once; with more, everybody else would wait. */
const SHORT = 4_000;

/**
 * Sanitises what the shape of a value says is HTML. HTML that is none grows when it is put right: what no longer has
 * its shape is refused.
 */
export async function sanitiseDeclared<Shape extends z.ZodMiniType>(
  shape: Shape,
  value: z.output<Shape>,
): Promise<Result<z.output<Shape>, Refusal>> {
  const places = htmlPlacesOf(shape);
  const found = new Set<string>();
  const note = (html: string) => {
    found.add(html);
    return html;
  };
  spend(() => changeHtml(value, places, note));
  if (found.size === 0) return success(value);
  const clean = await cleanAll(found);
  const changed = spend(() =>
    shape.safeParse(changeHtml(value, places, (html) => clean.get(html) ?? "")),
  );
  return changed.success ? success(changed.data) : failure(shapeRefusal(changed.error));
}

async function cleanAll(texts: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const clean = new Map<string, string>();
  const length = [...texts].reduce((sum, text) => sum + text.length, 0);
  for (const text of texts) clean.set(text, await cleanOne(text, length > SHORT));
  return clean;
}

/** One text made harmless; a long one on another thread, as all are where there is much to clean. */
export async function cleanOne(text: string, isLong = text.length > SHORT): Promise<string> {
  if (!isLong) return spend(() => sanitiseHtml(text));
  const bill = currentBill();
  bill?.demand();
  const { html, took } = await cleanElsewhere(text);
  bill?.charge(took);
  return html;
}

/** Takes out of all texts what the database cannot keep: the character 0 and halves of characters. */
export function keepableTexts<Value>(value: Value): Value {
  return keepable(value) as Value;
}

function keepable(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\0", "").toWellFormed();
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(keepable);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, keepable(inner)]));
}
