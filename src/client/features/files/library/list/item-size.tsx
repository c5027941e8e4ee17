import { useWhereabouts } from "#client/live/files/use-files.ts";
import { FileMeasure } from "#client/parts/file/file-measure.tsx";
import { UploadLine } from "#client/parts/file/upload-line.tsx";
import type { LibraryItem } from "#domain/library/library-item.ts";

/** How large a file is, or how far it has come. */
export function ItemSize({ item: { fileId, size } }: { readonly item: LibraryItem }) {
  const where = useWhereabouts(fileId);
  const isOnItsWay = where.state === "ready" && where.value.isKnown && where.value.arriveTime === 0;
  if (isOnItsWay) return <UploadLine fileId={fileId} size={size} canPause />;
  return <FileMeasure fileId={fileId} size={size} />;
}
