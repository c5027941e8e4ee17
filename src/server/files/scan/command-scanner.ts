import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import { pipeline } from "node:stream/promises";
import { ScanFailed, type Scanner, SCAN_PATIENCE, type Verdict, WHAT_MAX } from "./scanner.ts";

const INFECTED = 1;
const TOO_LARGE = 3;
/** Characters that are kept of what a program prints. */
const PRINTED_MAX = 10_000;

/** A program that reads a content from its standard input: it ends with 0 = clean, 1 = infected, 3 = too large, anything else = it cannot say. */
export function commandScanner(
  [program = "", ...words]: readonly string[],
  patience = SCAN_PATIENCE,
): Scanner {
  return {
    async scan(bytes) {
      const child = spawn(program, words, { stdio: ["pipe", "pipe", "pipe"], detached: true });
      const ending = setTimeout(() => endAll(child), patience);
      try {
        const ended = endOf(child);
        // A program that has seen enough reads no further; what it ends with counts.
        const fed = pipeline(bytes, child.stdin).catch((error: unknown) => error);
        const [end, broken] = await Promise.all([ended, fed]);
        return verdictOf(program, end, isHungUp(broken) ? undefined : broken);
      } finally {
        clearTimeout(ending);
        bytes.destroy();
      }
    },
  };
}

/** A script goes with what it has started, which would hold on to its lines. */
function endAll(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended by itself just now.
  }
  for (const line of [child.stdin, child.stdout, child.stderr]) line?.destroy();
}

interface End {
  readonly code: number | null;
  readonly printed: string;
}

async function endOf(child: ChildProcess): Promise<End> {
  return new Promise((resolve, reject) => {
    let printed = "";
    const keep = (piece: Buffer) => {
      printed = (printed + piece.toString("utf8")).slice(0, PRINTED_MAX);
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.once("error", (cause) =>
      reject(new ScanFailed("The scanner could not be started", { cause })),
    );
    child.once("close", (code) => resolve({ code, printed: printed.trim() }));
  });
}

function verdictOf(program: string, { code, printed }: End, broken: unknown): Verdict {
  if (code === INFECTED) return { state: "infected", what: printed.slice(0, WHAT_MAX) };
  if (code === TOO_LARGE) return { state: "tooLarge", bySize: true };
  if (broken !== undefined)
    throw new ScanFailed("The content could not be read to its end", { cause: broken });
  if (code === 0) return { state: "clean" };
  throw new ScanFailed(`${program} ended with ${code}: ${printed.slice(0, WHAT_MAX)}`);
}

function isHungUp(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "EPIPE" || code === "ERR_STREAM_PREMATURE_CLOSE" || code === "ECONNRESET";
}
