import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Texts {
  readonly [key: string]: string | Texts;
}

const folder = join(import.meta.dirname, "../../locales");
const FALLBACK = "en";
const files = new Map<string, Texts>();

/** Says a text of ours in a language: `textsIn("zh")("template:priority.urgent")`. */
export type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

/** The texts in the language asked for, and where it has none in the fallback. */
export function textsIn(language: string): Say {
  return (key, values = {}) => {
    const text = findText(language, key);
    if (text === undefined) throw new Error(`No text ${key}`);
    return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_match, name: string) => values[name] ?? "");
  };
}

const folders = readdirSync(folder);

/** The folder of the language asked for; a region without texts of its own shares those of its language. */
export function knownLanguage(language: string): string {
  const wanted = language.toLowerCase();
  const exact = folders.find((name) => name.toLowerCase() === wanted);
  return exact ?? folders.find((name) => name === wanted.split("-")[0]) ?? FALLBACK;
}

/** All texts below a key, by their own: what a template of a form says. */
export function textsBelow(language: string, key: string): Readonly<Record<string, string>> {
  const [namespace = "", name = ""] = key.split(":", 2);
  const found = readTexts(knownLanguage(language), namespace)[name];
  if (typeof found !== "object") throw new Error(`No texts ${key}`);
  return found as Readonly<Record<string, string>>;
}

/** The text as it stands in the file, with its placeholders; undefined when no language has it. */
export function findText(language: string, key: string): string | undefined {
  return lookUp(knownLanguage(language), key) ?? lookUp(FALLBACK, key);
}

function lookUp(language: string, key: string): string | undefined {
  const [namespace = "", path = ""] = key.split(":", 2);
  let found: string | Texts | undefined = readTexts(language, namespace);
  for (const part of path.split(".")) {
    if (typeof found !== "object") return undefined;
    found = found[part];
  }
  return typeof found === "string" ? found : undefined;
}

function readTexts(language: string, namespace: string): Texts {
  const path = join(folder, language, `${namespace}.json`);
  let texts = files.get(path);
  if (!texts) {
    texts = readOptional(path);
    files.set(path, texts);
  }
  return texts;
}

function readOptional(path: string): Texts {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Texts;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}
