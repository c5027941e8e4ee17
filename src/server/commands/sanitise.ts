import { sanitiseHtml } from "../cleaning/sanitise-html.ts";

/** Sanitises the long texts of a command's arguments, which are called `content` wherever they stand. */
export function sanitiseArguments<Value>(args: Value): Value {
  return mapTexts(args, (text, key) => (key === "content" ? sanitiseHtml(text) : text)) as Value;
}

/** Takes out of all texts what the database cannot keep: the character 0 and halves of characters. */
export function keepableTexts(value: unknown): unknown {
  return mapTexts(value, (text) => text.replaceAll("\0", "").toWellFormed());
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
