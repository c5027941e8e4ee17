import { useEffect, useState } from "react";
import type { ReadPart } from "#client/data/calls/fetch-part.ts";
import { FETCHED_WHOLE_MAX } from "#client/data/uploads/fetched-whole.ts";
import { readWhereabouts } from "#client/data/queries/uploads.ts";
import { holdIdle } from "#client/platform/when-idle.ts";
import { isHeldBack } from "#domain/file/arrival.ts";
import { useData } from "../data-context.ts";
import { useLive } from "../use-live.ts";
import { contentSettings } from "./content-settings.ts";

/** A file whose bytes are on the server only, where an address ages within minutes. */
interface ServerContent {
  /** Reads a part without that address. */
  readonly read: ReadPart;
  /** Asks for an address that is as good as new; it stands in place of the other as soon as it has come. */
  renew(): Promise<void>;
}

/** Where the bytes of a file are read; arriving = the server does not have them yet, none = they cannot be had now. */
export type FileAddress =
  | { readonly state: "loading" | "arriving" | "none" }
  | { readonly state: "ready"; readonly value: string; readonly onServer?: ServerContent };

/** As FETCHED_WHOLE_MAX, of drawings: what was opened once is there in a cellar without a network, as large as a device keeps it. */
export const DRAWING_WHOLE_MAX = 50 * 1024 ** 2;

/** The address of all of a file, 0 = of none, for what reads it bit by bit, for as long as it is shown. */
export function useFileAddress(
  fileId: number,
  size: number,
  wholeMax = FETCHED_WHOLE_MAX,
): FileAddress {
  const { database } = useData();
  const where = useLive(readWhereabouts, fileId);
  const isKnown = where.state === "ready";
  const isHere = isKnown && where.value.isHere;
  // Of a file whose row is not on this device nobody can say that it is still on its way.
  const isThere = isKnown && (where.value.arriveTime > 0 || !where.value.isKnown);
  const isShut = isKnown && isHeldBack(where.value.scan);
  const [known, setKnown] = useState<{ readonly fileId: number; readonly address: FileAddress }>();
  useEffect(() => {
    if (!isKnown || fileId === 0) return undefined;
    let own: string | undefined;
    let left = false;
    const letIdle = holdIdle();
    const open = async () => {
      const { askAddress, openPicture, readOwnContent } =
        await import("#client/data/uploads/read-content.ts");
      const content =
        size <= wholeMax
          ? await openPicture(database, fileId, "whole", contentSettings)
          : await readOwnContent(database, fileId, "whole", Date.now());
      if (left) return;
      if (content) own = URL.createObjectURL(content);
      const ask = async () => (isShut ? undefined : askAddress(fileId, contentSettings));
      const show = (address: FileAddress) => {
        if (!left) setKnown({ fileId, address });
      };
      if (own !== undefined) return show({ state: "ready", value: own });
      const { readServerPart } = await import("#client/data/uploads/read-part.ts");
      const onServer: ServerContent = {
        read: async (part, signal) => readServerPart(fileId, part, contentSettings, signal),
        renew: async () => {
          const value = await ask();
          if (value !== undefined) show({ state: "ready", value, onServer });
        },
      };
      const value = await ask();
      const missing = isHere || isThere ? "none" : "arriving";
      return show(value === undefined ? { state: missing } : { state: "ready", value, onServer });
    };
    open()
      .catch(() => setKnown({ fileId, address: { state: "none" } }))
      .finally(letIdle);
    return () => {
      left = true;
      letIdle();
      if (own !== undefined) URL.revokeObjectURL(own);
    };
  }, [database, fileId, size, wholeMax, isKnown, isHere, isThere, isShut]);
  return known?.fileId === fileId ? known.address : { state: "loading" };
}
