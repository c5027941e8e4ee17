import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { ownFiles, root } from "../house/rooms.ts";
import { changedDraws, changedFiles, plantedFiles } from "./planted-files.ts";

/** This house once more, with a kind of row that the product does not have. */
export interface HouseWithKind {
  /** Runs a program of the house by its arguments to Node; gives back its output, and throws where it fails. */
  run(...args: string[]): Promise<string>;
  demolish(): void;
}

/** What stands beside our folders and is needed to run tests. */
const settings = [
  "docs/releases.json",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
  "vitest.config.ts",
];

export function buildHouseWithKind(): HouseWithKind {
  const house = mkdtempSync(join(tmpdir(), "plumbline-kind-"));
  for (const path of [...ownFiles(), ...settings]) cpSync(join(root, path), join(house, path));
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
  const more = { ...plantedFiles(), ...changedFiles(), ...changedDraws() };
  for (const [path, text] of Object.entries(more)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  return {
    run: (...args) => runIn(house, args),
    demolish: () => rmSync(house, { recursive: true, force: true }),
  };
}

function runIn(house: string, args: readonly string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { NODE_OPTIONS: _options, VITEST: _vitest, ...env } = process.env;
  const child = spawn(process.execPath, args, { cwd: house, env: { ...env, NO_COLOR: "1" } });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.once("error", reject);
  child.once("close", (code) => {
    if (code === 0) resolve(output);
    else reject(new Error(`${args.join(" ")} ended with ${code}:\n${output.slice(-8_000)}`));
  });
  return promise;
}
