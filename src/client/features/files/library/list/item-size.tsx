import { useWhereabouts } from "#client/live/files/use-files.ts";
import { FileMeasure } from "#client/parts/file/file-measure.tsx";
import { UploadLine } from "#client/parts/file/upload-line.tsx";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import type { LibraryItem } from "#domain/library/library-item.ts";

interface ItemSizeProps {
  readonly item: LibraryItem;
  /** Says when it was changed too, once it is here. */
  readonly withTime?: boolean;
  /** It is paused elsewhere: a line of small words has no room for a finger. */
  readonly isSmall?: boolean;
}

/** How large a file is, or how far it has come. */
export function ItemSize({
  item: { fileId, size, updateTime },
  withTime = false,
  isSmall = false,
}: ItemSizeProps) {
  const where = useWhereabouts(fileId);
  const isOnItsWay = where.state === "ready" && where.value.isKnown && where.value.arriveTime === 0;
  if (isOnItsWay) return <UploadLine fileId={fileId} size={size} canPause={!isSmall} />;
  const measure = <FileMeasure fileId={fileId} size={size} />;
  if (!withTime) return measure;
  return (
    <span>
      <RelativeTime time={updateTime} /> · {measure}
    </span>
  );
}
