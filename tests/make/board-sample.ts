import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** A small board as another product writes it, by the name of its file in `tests/data/boards`. */
export function boardSample(name: string): string {
  return readFileSync(resolve(import.meta.dirname, "../data/boards", name), "utf8");
}
