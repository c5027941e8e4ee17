import { useEffect, useState } from "react";
import { useData } from "../data-context.ts";
import { contentSettings } from "./content-settings.ts";
import type { FileAddress } from "./use-file-address.ts";

/**
 * Address of a picture as fine as paper needs it, for as long as it is shown; where only the small one is on this device, that
 * one. Looked for once: what comes later is on the next paper.
 */
export function usePrintedPicture(fileId: number): FileAddress {
  const { database } = useData();
  const [known, setKnown] = useState<{ readonly fileId: number; readonly address: FileAddress }>();
  useEffect(() => {
    let own: string | undefined;
    let left = false;
    const open = async () => {
      const { openPicture } = await import("#client/data/uploads/read-content.ts");
      const picture =
        (await openPicture(database, fileId, "view", contentSettings)) ??
        (await openPicture(database, fileId, "thumb", contentSettings));
      if (left) return;
      if (picture) own = URL.createObjectURL(picture);
      const address = own
        ? ({ state: "ready", value: own } as const)
        : ({ state: "none" } as const);
      setKnown({ fileId, address });
    };
    open().catch(() => setKnown({ fileId, address: { state: "none" } }));
    return () => {
      left = true;
      if (own !== undefined) URL.revokeObjectURL(own);
    };
  }, [database, fileId]);
  return known?.fileId === fileId ? known.address : { state: "loading" };
}
