import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "#tests/server/database/server-process.ts";

/** The texts of the app in a language, by `file:key.of.text`; what stands in braces is filled in. */
export function wordsIn(language: string) {
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const [file = "", path = ""] = key.split(":");
    const texts: unknown = JSON.parse(
      readFileSync(join(repository, "locales", language, `${file}.json`), "utf8"),
    );
    const found = path
      .split(".")
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts);
    if (typeof found !== "string") throw new Error(`No text ${language}/${key}`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ""));
  };
}
