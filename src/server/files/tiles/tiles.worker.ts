import { stat } from "node:fs/promises";
import { answerApart } from "../apart/answer-apart.ts";
import { isDiskFull } from "../full-disk.ts";
import { cutPicture } from "./cut-picture.ts";
import { drawPaper } from "./draw-paper.ts";
import { drawSmaller } from "./draw-smaller.ts";
import { packTiles } from "./pack-tiles.ts";
import { NotTiled, PAPER, type TileAnswer, type TileJob } from "./tile-job.ts";
import { MEMORY_MAX, PACK_BYTES, PACK_TIMES } from "./tiling-limits.ts";

// The process that reads the pictures and papers of strangers.
answerApart(MEMORY_MAX, async (job): Promise<TileAnswer> =>
  makePack(job as TileJob).then(
    () => ({}),
    (error: unknown) => {
      if (isDiskFull(error)) return { isUnstored: true };
      return { problem: error instanceof NotTiled ? error.problem : "broken" };
    },
  ),
);

async function makePack({ path, mime, page, folder, pack, smaller }: TileJob): Promise<void> {
  const isPaper = mime === PAPER;
  const picture = isPaper ? await drawPaper(path, page) : path;
  const { size } = await stat(path);
  // A picture that repeats itself is small, and its tiles are not.
  const most = Math.max(PACK_BYTES, (isPaper ? 1 : PACK_TIMES) * size);
  await packTiles(await cutPicture(picture, folder), pack, most);
  if (!isPaper) await drawSmaller(path, smaller);
}
