import { useTranslation } from "react-i18next";
import type { UploadRow as Upload } from "#client/data/database/upload-row.ts";
import { useStoppedUploads } from "#client/live/files/use-uploads.ts";
import { Each } from "#client/ui/each/each.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import classes from "./stopped-uploads.module.css";
import { UploadRow } from "./upload-row.tsx";

interface StoppedUploadsProps {
  /** What stands in this place. */
  readonly fileIds: readonly number[];
  /** Whether the list keeps the distance from the edges that lists of whole screens have. */
  readonly isWide?: boolean;
}

/** Which of some files go no further from here, why, and what helps: the same wherever files stand. Others see nothing of it. */
export function StoppedUploads({ fileIds, isWide = false }: StoppedUploadsProps) {
  const uploads = useStoppedUploads();
  if (uploads.state !== "ready") return null;
  const stopped = uploads.value.filter(({ fileId }) => fileIds.includes(fileId));
  if (stopped.length === 0) return null;
  // Its words are fetched when there is something to say: the screen around it does not wait for them.
  return (
    <Meanwhile instead={null}>
      <StoppedList stopped={stopped} isWide={isWide} />
    </Meanwhile>
  );
}

interface StoppedListProps {
  readonly stopped: readonly Upload[];
  readonly isWide: boolean;
}

function StoppedList({ stopped, isWide }: StoppedListProps) {
  const { t } = useTranslation("upload");
  return (
    <div role="alert">
      <ul className={classes.list} data-wide={isWide || undefined} aria-label={t("stopped")}>
        <Each rows={stopped} keyOf={({ fileId }) => fileId} as="li">
          {(upload) => <UploadRow upload={upload} />}
        </Each>
      </ul>
    </div>
  );
}
