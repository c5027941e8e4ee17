import { useEffect, useState } from "react";
import type { Part } from "#client/data/calls/fetch-part.ts";
import { useData } from "../data-context.ts";
import { contentSettings } from "./content-settings.ts";

/** The pieces that a list of them names, which lie beside it. */
export interface Pieces {
  /** Of the list. */
  readonly address: string;
  /** elsewhere = no file lies there that may be seen; unreached = it is not on this device, and there is no line. */
  read(address: string, part: Part | undefined): Promise<Blob | "elsewhere" | "unreached">;
}

/** How what a file names is read; undefined until it is known what lies beside it. */
export function usePieces(fileId: number): Pieces | undefined {
  const { database } = useData();
  const [known, setKnown] = useState<{ readonly fileId: number; readonly pieces: Pieces }>();
  useEffect(() => {
    let left = false;
    const open = async () => {
      const { readSurroundings } = await import("#client/data/queries/files/files-beside.ts");
      const { readPart } = await import("#client/data/uploads/read-part.ts");
      const { address, at } = await readSurroundings(database, fileId);
      const read: Pieces["read"] = async (asked, part) => {
        const file = await at(asked);
        if (!file) return "elsewhere";
        return (await readPart(database, file, part, contentSettings)) ?? "unreached";
      };
      if (!left) setKnown({ fileId, pieces: { address, read } });
    };
    void open();
    return () => {
      left = true;
    };
  }, [database, fileId]);
  return known?.fileId === fileId ? known.pieces : undefined;
}
