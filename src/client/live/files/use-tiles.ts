import { useEffect, useState } from "react";
import { readWhereabouts } from "#client/data/queries/uploads.ts";
import type { NoTiles, OpenTiles } from "#client/data/uploads/read-tiles.ts";
import { useData } from "../data-context.ts";
import { useLine } from "../sync/use-line.ts";
import { useLive } from "../use-live.ts";
import { contentSettings } from "./content-settings.ts";

/** The tiles of a page, or why there are none. */
export type TilesAnswer =
  | { readonly state: "loading" | NoTiles }
  | { readonly state: "ready"; readonly tiles: OpenTiles };

/** The server is asked again after so long whether it has cut a page, ms. */
const AGAIN = 2_000;

/** The tiles of a page of a file, from 1, while they are wanted. */
export function useTiles(fileId: number, page: number, isWanted: boolean): TilesAnswer {
  const { database } = useData();
  const isDown = useLine() === "down";
  const where = useLive(readWhereabouts, fileId);
  const arriveTime = where.state === "ready" ? where.value.arriveTime : 0;
  const key = `${fileId} ${page}`;
  const [known, setKnown] = useState<{ readonly key: string; readonly answer: TilesAnswer }>();
  const answer = known?.key === key ? known.answer : undefined;
  const isOpen = answer?.state === "ready";
  useEffect(() => {
    if (!isWanted || isOpen) return undefined;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = async () => {
      const { openTiles } = await import("#client/data/uploads/read-tiles.ts");
      const opened = await openTiles(database, { fileId, page }, contentSettings);
      if (left) return;
      setKnown({
        key,
        answer: typeof opened === "string" ? { state: opened } : { state: "ready", tiles: opened },
      });
      if (opened === "making") timer = setTimeout(attempt, AGAIN);
    };
    const attempt = () => {
      open().catch(() => setKnown({ key, answer: { state: "none" } }));
    };
    attempt();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [database, fileId, page, key, isWanted, isOpen, isDown, arriveTime]);
  return answer ?? { state: "loading" };
}
