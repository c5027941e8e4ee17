import { useEffect, useState } from "react";
import type { SentVariant } from "#client/data/database/upload-row.ts";
import { readWhereabouts } from "#client/data/queries/uploads.ts";
import { useData } from "../data-context.ts";
import { useLive } from "../use-live.ts";
import { contentSettings } from "./content-settings.ts";

/** The server is asked again after so long whether it has made a smaller picture, the longer the more often it was, ms. */
const AGAIN = 2_000;
const TRIES_MAX = 6;

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
  const isMade = isKnown && where.value.isLarge && arriveTime > 0 && variant !== "whole";

  useEffect(() => {
    if (!isKnown || fileId === 0) return undefined;
    let address: string | undefined;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = async (tries: number) => {
      const { openPicture } = await import("#client/data/uploads/read-content.ts");
      const picture = await openPicture(database, fileId, variant, contentSettings);
      if (left) return;
      if (!picture) {
        if (isMade && tries < TRIES_MAX) timer = setTimeout(attempt, AGAIN * 2 ** tries, tries + 1);
        return;
      }
      address = URL.createObjectURL(picture);
      setShown({ fileId, address });
    };
    // A picture that cannot be read is none; what it stands in shows its name.
    const attempt = (tries: number) => void open(tries).catch(() => undefined);
    attempt(0);
    return () => {
      left = true;
      clearTimeout(timer);
      if (address === undefined) return;
      URL.revokeObjectURL(address);
      setShown(undefined);
    };
  }, [database, fileId, variant, isKnown, isHere, isMade, arriveTime]);

  return shown?.fileId === fileId ? shown.address : undefined;
}
