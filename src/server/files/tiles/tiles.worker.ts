import { stat } from "node:fs/promises";
import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { cutPicture } from "./cut-picture.ts";
import { drawPaper } from "./draw-paper.ts";
import { drawSmaller } from "./draw-smaller.ts";
import { packTiles } from "./pack-tiles.ts";
import { NotTiled, PAPER, type TileAnswer, type TileJob } from "./tile-job.ts";
import { PACK_BYTES, PACK_TIMES } from "./tiling-limits.ts";

/** Others on this machine go first. */
const PATIENT = 10;

// The process that reads the pictures and papers of strangers: what breaks, hangs or swells in one ends with it.
process.once("message", (job: TileJob) => {
  const answer = (message: TileAnswer) => process.send?.(message, () => process.exit());
  setPriority(PATIENT);
  // oxlint-disable-next-line no-new -- it works by itself
  new Worker(new URL("memory.worker.ts", import.meta.url));
  makePack(job).then(
    () => answer({}),
    (error: unknown) => answer({ problem: error instanceof NotTiled ? error.problem : "broken" }),
  );
});

async function makePack({ path, mime, page, folder, pack, smaller }: TileJob): Promise<void> {
  const isPaper = mime === PAPER;
  const picture = isPaper ? await drawPaper(path, page) : path;
  const { size } = await stat(path);
  // A picture that repeats itself is small, and its tiles are not.
  const most = Math.max(PACK_BYTES, (isPaper ? 1 : PACK_TIMES) * size);
  await packTiles(await cutPicture(picture, folder), pack, most);
  if (!isPaper) await drawSmaller(path, smaller);
}
