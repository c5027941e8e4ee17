import { useEffect, useState } from "react";
import { type AreaNode, type Areas, readAreas } from "#domain/area/area-tree.ts";

let loading: Promise<Areas> | undefined;

async function loadAreas(): Promise<Areas> {
  const { default: nodes } = await import("#domain/area/areas.json");
  return readAreas(nodes as unknown as readonly AreaNode[]);
}

/** The areas to choose from, which are fetched with the first form that asks for one; undefined where they are not wanted or cannot be had. */
export function useAreas(isWanted: boolean): Areas | "loading" | undefined {
  const [areas, setAreas] = useState<Areas | "none">();
  useEffect(() => {
    if (!isWanted) return undefined;
    let left = false;
    loading ??= loadAreas();
    loading.then(
      (known) => left || setAreas(known),
      () => {
        // With the network back they are asked for again.
        loading = undefined;
        if (!left) setAreas("none");
      },
    );
    return () => {
      left = true;
    };
  }, [isWanted]);
  if (!isWanted || areas === "none") return undefined;
  return areas ?? "loading";
}
