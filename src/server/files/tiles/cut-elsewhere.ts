import type { TileProblem } from "#domain/tiles/tile-problem.ts";
import { askApart } from "../apart/ask-apart.ts";
import type { TileAnswer, TileJob } from "./tile-job.ts";
import { MEMORY_MAX, PATIENCE } from "./tiling-limits.ts";

const bounds = { memory: MEMORY_MAX, patience: PATIENCE };

/** Somebody killed the process that cut a page, which says nothing of the page. */
export class CutterKilled extends Error {
  override readonly name = "CutterKilled";
}

/** Cuts a page in a process of its own; why there is no pack, undefined where there is one. Throws `CutterKilled`. */
export async function cutElsewhere(
  job: TileJob,
  stopping: AbortSignal,
): Promise<TileProblem | undefined> {
  const program = new URL("tiles.worker.ts", import.meta.url);
  const { answer, wasTooLong, wasKilled } = await askApart<TileAnswer>(
    program,
    job,
    bounds,
    stopping,
  );
  if (answer?.isUnstored) throw new Error("There was no room to cut a page");
  if (answer) return answer.problem;
  if (wasKilled) throw new CutterKilled();
  return wasTooLong ? "tooLong" : "tooLarge";
}
