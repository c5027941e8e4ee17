import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, root } from "../house/rooms.ts";

/** Path in the house -> content. */
export type Files = Readonly<Record<string, string>>;

const folder = "tests/made-up-kind/planted";
const migrations = "src/server/database/migrations";
/** Where they belong, but for those of the domain. */
const places: Readonly<Record<string, string>> = {
  "next-punches.sql": migrations,
  "punches.ts": "src/client/data/queries",
  "punches-screen.tsx": "src/client/features/site/punches",
  "punches.test.ts": "tests/server",
  "draw-punch.ts": "tests/sim/play",
};

interface Words {
  readonly screen: Readonly<Record<string, string>>;
  readonly outbox: Readonly<Record<string, string>>;
}

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** The files that a kind of row brings along: what the product has to know of it, and nothing else. */
export function plantedFiles(): Files {
  const files = filesIn(folder).map((path) => [targetOf(path), read(path)]);
  return { ...Object.fromEntries(files), ...screenTexts() };
}

/** They end in `.txt`, so that nobody takes them for parts of the product. */
function targetOf(path: string): string {
  const name = path.slice(folder.length + 1).replace(/\.txt$/, "");
  const next =
    readdirSync(join(root, migrations)).filter((each) => each.endsWith(".sql")).length + 1;
  const numbered = name.replace(/^next-/, `${String(next).padStart(4, "0")}-`);
  return `${places[name] ?? "src/domain/punch"}/${numbered}`;
}

function readWords(): [language: string, words: Words][] {
  return Object.entries(JSON.parse(read("tests/made-up-kind/texts.json")) as Record<string, Words>);
}

function screenTexts(): Files {
  return Object.fromEntries(
    readWords().map(([language, { screen }]) => [
      `locales/${language}/punches.json`,
      JSON.stringify(screen),
    ]),
  );
}

/** The files of the product in which it gets a line, as they are then. */
export function changedFiles(): Files {
  const outboxes = readWords().map(([language, { outbox }]) => {
    const path = `locales/${language}/outbox.json`;
    const texts = JSON.parse(read(path)) as { command: Record<string, string> };
    const command = { ...texts.command, ...outbox };
    return [path, JSON.stringify({ ...texts, command })];
  });
  return {
    ...Object.fromEntries(outboxes),
    "src/domain/entities.ts": withLines("src/domain/entities.ts", "} as const;", {
      imports: {
        punchClockEntity: "./punch/punch-clock.ts",
        punchEntity: "./punch/punch.ts",
      },
      lines: ["punchClock: punchClockEntity,", "punch: punchEntity,"],
    }),
    "src/domain/commands.ts": withLines("src/domain/commands.ts", "] as const;", {
      imports: { addPunch: "./punch/add-punch.ts", closeClock: "./punch/close-clock.ts" },
      lines: ["addPunch,", "closeClock,"],
    }),
  };
}

/** What the simulator is told besides: that people do it often. */
export function changedDraws(): Files {
  const path = "tests/sim/play/draw-action.ts";
  const text = read(path);
  const draws = "const draw = seen.luck.pick(draws);";
  if (!text.includes(draws)) throw new Error(`${path} no longer says: ${draws}`);
  const often = `if (seen.luck.chance(0.4)) return drawPunch(seen);\n  ${draws}`;
  return {
    [path]: `import { drawPunch } from "./draw-punch.ts";\n${text.replace(draws, () => often)}`,
  };
}

interface Added {
  readonly imports: Readonly<Record<string, string>>;
  readonly lines: readonly string[];
}

/** A list with lines at its end. */
function withLines(path: string, end: string, { imports, lines }: Added): string {
  const text = read(path);
  if (text.split(end).length !== 2) throw new Error(`${path} has not one list that ends in ${end}`);
  const more = Object.entries(imports).map(
    ([name, from]) => `import { ${name} } from "${from}";\n`,
  );
  return more.join("") + text.replace(end, () => `${lines.join("\n")}\n${end}`);
}
