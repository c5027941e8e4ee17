import { useEffect, useState } from "react";
import type { SentVariant } from "#client/data/database/upload-row.ts";
import { readWhereabouts } from "#client/data/queries/uploads.ts";
import { useData } from "../data-context.ts";
import { useLive } from "../use-live.ts";
import { contentSettings } from "./content-settings.ts";

/**
 * Address of a picture of a file, for as long as it is shown; undefined while there is none: it is being read, it has
 * not arrived, or there is no network and it is not on this device.
 */
export function useFilePicture(fileId: number, variant: SentVariant): string | undefined {
  const { database } = useData();
  const where = useLive(readWhereabouts, fileId);
  const [shown, setShown] = useState<{ readonly fileId: number; readonly address: string }>();
  const isKnown = where.state === "ready";
  const isHere = isKnown && where.value.isHere;
  const arriveTime = isKnown ? where.value.arriveTime : 0;

  useEffect(() => {
    if (!isKnown || fileId === 0) return undefined;
    let address: string | undefined;
    let left = false;
    const open = async () => {
      const { openPicture } = await import("#client/data/uploads/read-content.ts");
      const picture = await openPicture(database, fileId, variant, contentSettings);
      if (left || !picture) return;
      address = URL.createObjectURL(picture);
      setShown({ fileId, address });
    };
    // A picture that cannot be read is none; what it stands in shows its name.
    open().catch(() => undefined);
    return () => {
      left = true;
      if (address === undefined) return;
      URL.revokeObjectURL(address);
      setShown(undefined);
    };
  }, [database, fileId, variant, isKnown, isHere, arriveTime]);

  return shown?.fileId === fileId ? shown.address : undefined;
}
