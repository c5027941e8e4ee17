import { fork } from "node:child_process";
import { once } from "node:events";
import type { TileProblem } from "#domain/tiles/tile-problem.ts";
import type { TileAnswer, TileJob } from "./tile-job.ts";
import { MEMORY_MAX, PATIENCE } from "./tiling-limits.ts";

/** Cuts a page in a process of its own, which knows nothing of this one; why there is no pack, undefined where there is one. */
export async function cutElsewhere(
  job: TileJob,
  stopping: AbortSignal,
): Promise<TileProblem | undefined> {
  const child = fork(new URL("tiles.worker.ts", import.meta.url), {
    execArgv: [`--max-old-space-size=${MEMORY_MAX}`],
    env: { MALLOC_ARENA_MAX: "2", ...systemRoot() },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const ended = once(child, "exit");
  let answer: TileAnswer | undefined;
  child.on("message", (message: TileAnswer) => (answer = message));
  const patience = AbortSignal.timeout(PATIENCE);
  const stop = () => child.kill("SIGKILL");
  patience.addEventListener("abort", stop, { once: true });
  stopping.addEventListener("abort", stop, { once: true });
  if (stopping.aborted) stop();
  // A process that ended before it could be asked says so by its end.
  child.send(job, () => undefined);
  try {
    await ended;
  } finally {
    stopping.removeEventListener("abort", stop);
    patience.removeEventListener("abort", stop);
  }
  stopping.throwIfAborted();
  if (answer) return answer.problem;
  return patience.aborted ? "tooLong" : "tooLarge";
}

/** Windows loads nothing without it. */
function systemRoot(): NodeJS.ProcessEnv {
  const root = process.env["SystemRoot"];
  return root === undefined ? {} : { SystemRoot: root };
}
