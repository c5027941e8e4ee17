import { useEffect, useState } from "react";
import { DRAWING_WHOLE_MAX, useFileAddress } from "#client/live/files/use-file-address.ts";
import { useFile } from "#client/live/files/use-files.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { openSource } from "./open-source.ts";
import type { SheetSource } from "./sheet-source.ts";

/** How far a revision can be drawn: arriving = the server has no content yet, none = it cannot be had now, broken = it cannot be read. */
export type SourceState =
  | { readonly state: "loading" | "arriving" | "none" | "broken" }
  | { readonly state: "open"; readonly source: SheetSource };

/** What a revision is drawn from, for as long as it is shown. */
export function useSheetSource(revision: Pick<SheetRevision, "fileId" | "page">): SourceState {
  const { fileId, page } = revision;
  const file = useFile(fileId);
  const known = file.state === "ready" ? file.value : undefined;
  const { size = 0, ext = "" } = known ?? {};
  const where = useFileAddress(fileId, size, DRAWING_WHOLE_MAX);
  const address = where.state === "ready" && known ? where.value : undefined;
  const [came, setCame] = useState<{ readonly of: string; readonly state: SourceState }>();
  const of = `${address} ${page}`;
  useEffect(() => {
    if (address === undefined) return undefined;
    let left = false;
    const opening = openSource({ address, size, ext, page });
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
  }, [address, size, ext, page, of]);
  if (file.state === "ready" && !file.value) return { state: "none" };
  if (where.state !== "ready") return { state: where.state };
  return came?.of === of ? came.state : { state: "loading" };
}
