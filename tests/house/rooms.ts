import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** The folders that owe a card. A room that holds nothing yet owes none. */
export const rooms = [
  "src/base",
  "src/domain",
  "src/contract",
  "src/server",
  "src/client",
  "src/client/data",
  "src/client/live",
  "src/client/ui",
  "src/client/platform",
  "src/client/i18n",
  "src/client/parts",
  "src/client/features",
  "src/client/routes",
  "workers",
  "sw",
  "tests",
];

const ownFolders = ["src", "workers", "sw", "locales", "tests", "scripts"];
/** Written by tests, not by us. */
const writtenByTests = /^tests\/browser\/output\//;

/** Every file that is ours, as a path from the root with forward slashes. */
export function ownFiles(): string[] {
  return ownFolders.filter((folder) => existsSync(join(root, folder))).flatMap(filesIn);
}

/** The files under a folder, as paths from the root. */
export function filesIn(folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1))
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => !writtenByTests.test(name));
}

export function readText(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

export function isTest(path: string): boolean {
  return /\.(test|cases)\.tsx?$/.test(path);
}

export function isCode(path: string): boolean {
  return /\.(ts|tsx|mjs)$/.test(path);
}
