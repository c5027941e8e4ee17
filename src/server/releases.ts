import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const releasesShape = z.array(
  z.object({
    version: z.string(),
    /** YYYY-MM-DD */
    date: z.string(),
    /** What is new, by language. */
    notes: z.record(z.string(), z.array(z.string())),
  }),
);

/** A release as it is told to somebody. */
export interface Release {
  readonly version: string;
  readonly date: string;
  readonly notes: string[];
}

const FALLBACK = "en";
/** Older ones are history. */
const TOLD = 10;
const file = join(import.meta.dirname, "../../docs/releases.json");
const releases = releasesShape.parse(JSON.parse(readFileSync(file, "utf8")));

/** The latest releases, the newest first, in the language asked for where they were written in it. */
export function releasesIn(language: string): Release[] {
  return releases.slice(0, TOLD).map(({ version, date, notes }) => ({
    version,
    date,
    notes: notes[language] ?? notes[FALLBACK] ?? [],
  }));
}
