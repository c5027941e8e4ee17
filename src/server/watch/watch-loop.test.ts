import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const watchLoop = join(import.meta.dirname, "watch-loop.ts");

/** Runs a program that is watched and gives back how it ended. */
async function endOf(program: string): Promise<{ code: number | null; signal: string | null }> {
  const source = `import { watchLoop } from ${JSON.stringify(watchLoop)};
    process.on("SIGTERM", () => process.exit(3));
    ${program}`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", source], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  child.stdout.once("data", () => child.kill("SIGTERM"));
  const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
  return { code, signal };
}

test("a process whose loop stands still ends, though it hears no signal", async () => {
  const program = `watchLoop(1_000);
    setTimeout(() => { process.stdout.write("stuck"); for (;;); }, 100);`;
  expect(await endOf(program)).toEqual({ code: null, signal: "SIGKILL" });
});

test("a process whose loop turns is left alone, and ends when it is asked", async () => {
  const program = `watchLoop(1_000);
    setInterval(() => process.stdout.write("well"), 3_000);`;
  expect(await endOf(program)).toEqual({ code: 3, signal: null });
});
