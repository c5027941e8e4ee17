import type { TileProblem } from "#domain/tiles/tile-problem.ts";
import { askApart } from "../apart/ask-apart.ts";
import type { TileAnswer, TileJob } from "./tile-job.ts";
import { MEMORY_MAX, PATIENCE } from "./tiling-limits.ts";

const bounds = { memory: MEMORY_MAX, patience: PATIENCE };

/** Cuts a page in a process of its own; why there is no pack, undefined where there is one. */
export async function cutElsewhere(
  job: TileJob,
  stopping: AbortSignal,
): Promise<TileProblem | undefined> {
  const program = new URL("tiles.worker.ts", import.meta.url);
  const { answer, wasTooLong } = await askApart<TileAnswer>(program, job, bounds, stopping);
  if (answer) return answer.problem;
  return wasTooLong ? "tooLong" : "tooLarge";
}
