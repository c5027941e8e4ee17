import { useEffect, useState } from "react";
import { DRAWING_WHOLE_MAX, useFileAddress } from "#client/live/files/use-file-address.ts";
import { useFile } from "#client/live/files/use-files.ts";
import type { File } from "#domain/file/file.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { needsTiles } from "#domain/tiles/needs-tiles.ts";
import { openSource } from "./open-source.ts";
import type { SheetSource } from "./sheet-source.ts";
import { type TiledState, useTiledSource } from "./use-tiled-source.ts";

/** What is to be known of a large sheet: it is being cut, it could not be, a reduced picture of it is seen. */
export type SourceRemark = "making" | "uncut" | "reduced";

/** How far a revision can be drawn: arriving = the server has no content yet, none = it cannot be had now, broken = it cannot be read. */
export type SourceState =
  | {
      readonly state: "loading" | "arriving" | "none" | "broken";
      readonly remark?: SourceRemark;
    }
  | { readonly state: "open"; readonly source: SheetSource; readonly remark?: SourceRemark };

/** What a revision is drawn from, for as long as it is shown: all of its content, or tiles where that is large. */
export function useSheetSource(
  revision: Pick<SheetRevision, "fileId" | "page" | "width" | "height">,
): SourceState {
  const file = useFile(revision.fileId);
  const known = file.state === "ready" ? file.value : undefined;
  const isLarge = known !== undefined && needsTiles(known, revision);
  const tiled = useTiledSource(revision, isLarge);
  const isWhole = known !== undefined && (!isLarge || isReadWhole(tiled.state, known));
  const whole = useWholeSource(known, revision.page, isWhole);
  if (file.state === "ready" && !file.value) return { state: "none" };
  if (!isLarge) return whole;
  if (tiled.state === "ready") {
    const { source, isReduced } = tiled;
    return { state: "open", source, ...(isReduced && { remark: "reduced" }) };
  }
  if (tiled.state === "making")
    return isWhole ? { ...whole, remark: "making" } : { state: "loading", remark: "making" };
  if (!isWhole) return { state: "loading" };
  return tiled.state === "failed" ? { ...whole, remark: "uncut" } : whole;
}

/** Whether all of a large sheet is opened: a picture that is about to be cut would end the page of a phone, a PDF is read by parts. */
function isReadWhole(tiled: TiledState["state"], { ext }: File): boolean {
  if (tiled === "making") return ext === "pdf";
  return tiled !== "loading" && tiled !== "ready";
}

function useWholeSource(file: File | undefined, page: number, isWanted: boolean): SourceState {
  const { id = 0, size = 0, ext = "" } = file ?? {};
  const where = useFileAddress(isWanted ? id : 0, size, DRAWING_WHOLE_MAX);
  const ready = where.state === "ready" && isWanted ? where : undefined;
  const address = ready?.value;
  const read = ready?.onServer?.read;
  const [came, setCame] = useState<{ readonly of: string; readonly state: SourceState }>();
  const of = `${address} ${page}`;
  useEffect(() => {
    if (address === undefined) return undefined;
    let left = false;
    const opening = openSource({ address, size, ext, page, read });
    opening.then(
      ({ source }) => {
        if (!left) setCame({ of, state: { state: "open", source } });
      },
      () => {
        if (!left) setCame({ of, state: { state: "broken" } });
      },
    );
    return () => {
      left = true;
      opening.then(
        ({ close }) => close(),
        // What did not open needs no closing.
        () => undefined,
      );
    };
  }, [address, size, ext, page, read, of]);
  if (where.state !== "ready") return { state: where.state };
  return came?.of === of ? came.state : { state: "loading" };
}
