import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Case } from "./play/case.ts";

const regressions = join(import.meta.dirname, "regressions");

/** The cases that have failed once, as files. */
export function regressionFiles(): string[] {
  if (!existsSync(regressions)) return [];
  return readdirSync(regressions)
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(regressions, name));
}

/** Where a case is kept that has failed. */
export function fileOfRegression(name: string): string {
  return join(regressions, `${name.replaceAll(" ", "-")}.json`);
}

/** Where the smallest case lies that shows a planted bug. */
export function fileOfMistake(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return join(import.meta.dirname, "plant/shown", `${words}.json`);
}

/** Keeps a case, one step a line, so that it can be read. */
export function keepCase({ steps, ...rest }: Case, file: string): void {
  const lines = steps.map((step) => `    ${spaced(step)}`).join(",\n");
  const head = JSON.stringify(rest, undefined, 2).replace(/\n}$/, "");
  const list = lines === "" ? "[]" : `[\n${lines}\n  ]`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${head},\n  "steps": ${list}\n}\n`);
}

/** As the formatter writes it. */
function spaced(step: object): string {
  const parts = Object.entries(step).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  return `{ ${parts.join(", ")} }`;
}
