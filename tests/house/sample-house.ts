import { spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { filesIn, root } from "./rooms.ts";

/** Path in the house -> content. */
export type Files = Readonly<Record<string, string>>;

export interface Verdict {
  readonly code: number;
  readonly output: string;
}

/** A small house of its own with the walls of this one, so that breaking them breaks nothing here. */
export interface SampleHouse {
  /** Runs `npm run <script>` with these files added to the house. */
  run(script: "check" | "test", planted: Files): Promise<Verdict>;
  demolish(): void;
}

/** A product that is right: one rule, one call, one server, one screen. */
const product: Files = {
  "src/base/double.ts": `export function double(value: number): number {
  return value * 2;
}
`,
  "src/domain/task/task.ts": `import * as z from "zod/mini";
import { double } from "#base/double.ts";

export const taskShape = z.object({ id: z.number(), title: z.string() });

export type Task = z.infer<typeof taskShape>;

export function rankOf(task: Task): number {
  return double(task.id);
}
`,
  "src/domain/entities.ts": `import { taskShape } from "./task/task.ts";

export const entities = { task: { name: "task", frame: "planTask", since: 1, shape: taskShape } };
`,
  "src/domain/entity-table.gen.ts": `/** Written by \`npm run generate\` from the declarations in \`entities.ts\`, in the order of fetching. */
export const entityTable = {
  task: {"frame":"planTask","since":1,"shapeVersion":1,"indexes":"id"},
} as const;
`,
  "src/server/main.ts": `import { entityTable } from "#domain/entity-table.gen.ts";
import { rankOf } from "#domain/task/task.ts";

process.stdout.write(entityTable.task.frame + String(rankOf({ id: 1, title: "" })));
`,
  "src/client/features/work/board/board.ts": `export function boardTitle(): string {
  return "";
}
`,
  "src/client/features/talk/chat/chat.ts": `export function chatTitle(): string {
  return "";
}
`,
  "src/client/main.tsx": `import { boardTitle } from "./features/work/board/board.ts";
import { chatTitle } from "./features/talk/chat/chat.ts";

document.title = boardTitle() + chatTitle();
`,
};

export function buildSampleHouse(): SampleHouse {
  const house = mkdtempSync(join(tmpdir(), "plumbline-house-"));
  for (const path of [".gitignore", "tsconfig.json", "scripts"]) {
    cpSync(join(root, path), join(house, path), { recursive: true });
  }
  // The small product has no features to cut into parts of an app.
  rmSync(join(house, "scripts/vite"), { recursive: true });
  // What the tests of this product set up is not there.
  const tests = readFileSync(join(root, "vitest.config.ts"), "utf8");
  writeFileSync(join(house, "vitest.config.ts"), tests.replaceAll(/^ *setupFiles: .*\n/gm, ""));
  const settings = ["src", "workers", "sw", "tests"]
    .flatMap(filesIn)
    .filter(
      (path) =>
        /\/tsconfig[.a-z]*\.json$/.test(path) || /^tests\/house\/.*\.(json|mjs)$/.test(path),
    );
  for (const path of settings) cpSync(join(root, path), join(house, path));
  linkPackages(house);
  write(house, { "package.json": manifest(), ...product });
  return {
    async run(script, planted) {
      write(house, planted);
      try {
        return await runScript(house, script);
      } finally {
        write(house, product);
        for (const path of Object.keys(planted)) {
          if (!(path in product)) rmSync(join(house, path));
        }
      }
    },
    demolish: () => rmSync(house, { recursive: true, force: true }),
  };
}

function write(house: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), content);
  }
}

/** The packages themselves are shared, what tools remember of their last run is not. */
function linkPackages(house: string): void {
  const packages = join(root, "node_modules");
  mkdirSync(join(house, "node_modules"));
  const names = readdirSync(packages).filter((name) => !/^\.(cache|vite)/.test(name));
  for (const name of names) symlinkSync(join(packages, name), join(house, "node_modules", name));
}

/** Our package.json with the packages that the small product and the scripts use. */
function manifest(): string {
  const { dependencies, devDependencies, ...rest } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  ) as Record<string, Record<string, string>>;
  const small = {
    ...rest,
    dependencies: { zod: dependencies?.["zod"] },
    devDependencies: Object.fromEntries(
      ["@tanstack/router-generator", "typescript-6"].map((name) => [name, devDependencies?.[name]]),
    ),
  };
  return `${JSON.stringify(small, null, 2)}\n`;
}

function runScript(house: string, script: string): Promise<Verdict> {
  const { promise, resolve, reject } = Promise.withResolvers<Verdict>();
  const child = spawn("npm", ["run", script, "--silent"], {
    cwd: house,
    shell: process.platform === "win32",
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.once("error", reject);
  child.once("close", (code) => resolve({ code: code ?? 1, output }));
  return promise;
}
