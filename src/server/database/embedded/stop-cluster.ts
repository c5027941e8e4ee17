import { setTimeout as sleep } from "node:timers/promises";
import { stillLives } from "../machine/process-life.ts";
import type { ProcessLife } from "../machine/process-life.ts";
import { runProgram } from "../machine/run-program.ts";
import type { Engine } from "./start-cluster.ts";

interface Step {
  signal: NodeJS.Signals;
  patience: number;
  comment?: string;
}

const steps: Step[] = [
  // Ends sessions, writes everything out.
  { signal: "SIGINT", patience: 60_000 },
  // Leaves the writing out to the next start.
  {
    signal: "SIGQUIT",
    patience: 10_000,
    comment: "PostgreSQL takes too long to stop; it will repair its files later",
  },
  {
    signal: "SIGKILL",
    patience: 10_000,
    comment: "PostgreSQL does not answer and is being killed",
  },
];

/** Stops a running PostgreSQL, gently first, and returns when it is gone. */
export async function stopCluster(engine: Engine, life: ProcessLife): Promise<void> {
  if (process.platform === "win32") {
    const { binaries, place } = engine;
    const words = ["stop", "-m", "fast", "-w", "-D", place.directory];
    await runProgram(binaries.pgCtl, words, { folder: place.directory });
    return;
  }
  for (const { signal, patience, comment } of steps) {
    if (comment) engine.log(comment);
    if (await endsOn(life, signal, patience)) return;
  }
  engine.log(`PostgreSQL (process ${life.pid}) could not be stopped`);
}

async function endsOn(
  life: ProcessLife,
  signal: NodeJS.Signals,
  patience: number,
): Promise<boolean> {
  const deadline = Date.now() + patience;
  if (stillLives(life)) process.kill(life.pid, signal);
  while (stillLives(life)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}
