import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Texts {
  readonly [key: string]: string | Texts;
}

const folder = join(import.meta.dirname, "../../../locales");
const FALLBACK = "en";
const texts = readTexts();

function readTexts(): ReadonlyMap<string, Texts> {
  const found = new Map<string, Texts>();
  for (const language of readdirSync(folder)) {
    try {
      const file = join(folder, language, "refusal.json");
      found.set(language.toLowerCase(), JSON.parse(readFileSync(file, "utf8")) as Texts);
    } catch (error) {
      // A language may have no texts of its own here yet; then the fallback speaks.
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    }
  }
  return found;
}

/** The language to answer in, of those that there are. */
export function knownLanguage(wanted: string | undefined): string {
  const lower = wanted?.toLowerCase() ?? "";
  if (texts.has(lower)) return lower;
  const short = lower.split("-")[0] ?? "";
  return texts.has(short) ? short : FALLBACK;
}

/** The text of a refusal for a person; the reason itself where no text is known. */
export function refusalText(
  language: string,
  reason: string,
  data?: Readonly<Record<string, unknown>>,
): string {
  const text =
    lookUp(language, reason, data?.["count"]) ?? lookUp(FALLBACK, reason, data?.["count"]) ?? reason;
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_match, key: string) => String(data?.[key] ?? ""));
}

/** A key may have one text for each kind of number that the language tells apart. */
function lookUp(language: string, reason: string, count: unknown): string | undefined {
  const from = texts.get(language);
  const form = typeof count === "number" ? new Intl.PluralRules(language).select(count) : "other";
  return textAt(from, reason) ?? textAt(from, `${reason}_${form}`);
}

function textAt(from: Texts | undefined, path: string): string | undefined {
  let found: string | Texts | undefined = from;
  for (const key of path.split(".")) {
    if (typeof found !== "object") return undefined;
    found = found[key];
  }
  return typeof found === "string" ? found : undefined;
}
