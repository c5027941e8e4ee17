import { useEffect, useMemo, useState } from "react";
import type { NoTiles } from "#client/data/uploads/read-tiles.ts";
import { useTiles } from "#client/live/files/use-tiles.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import type { SheetSource } from "./sheet-source.ts";
import { tileSource } from "./tile-source.ts";

/** A large sheet as it is read in tiles, or why it is not. */
export type TiledState =
  | { readonly state: "loading" | NoTiles }
  | {
      readonly state: "ready";
      readonly source: SheetSource;
      /** Some of what is seen cannot be had now, and a reduced picture stands for it. */
      readonly isReduced: boolean;
    };

/** What a large revision is drawn from; as large as the revision says, so that all that lies on it stays in its place. */
export function useTiledSource(
  { fileId, page, width, height }: Pick<SheetRevision, "fileId" | "page" | "width" | "height">,
  isLarge: boolean,
): TiledState {
  const answer = useTiles(fileId, page, isLarge);
  const isDown = useLine() === "down";
  const [isLacking, setLacking] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    // Once there is a network again, what is seen is drawn anew.
    if (!isDown && isLacking) setRound((before) => before + 1);
  }, [isDown, isLacking]);
  const tiles = answer.state === "ready" ? answer.tiles : undefined;
  const source = useMemo(
    () => tiles && tileSource(tiles, { width, height }, setLacking),
    // oxlint-disable-next-line react/exhaustive-deps -- a round is another attempt
    [tiles, width, height, round],
  );
  if (answer.state !== "ready" || !source)
    return { state: answer.state === "ready" ? "loading" : answer.state };
  return { state: "ready", source, isReduced: isLacking };
}
