import { useFile } from "#client/live/files/use-files.ts";
import { UploadLine } from "./upload-line.tsx";

interface FileStateProps {
  readonly fileId: number;
  /** Bytes. */
  readonly size: number;
  /** How it lies over what it is about. */
  readonly className?: string | undefined;
}

/** Why nobody can open a content yet, or ever: it is on its way, being checked, or was refused; nothing where one can. */
export function FileState({ fileId, size, className }: FileStateProps) {
  const file = useFile(fileId);
  if (file.state !== "ready" || file.value?.arriveTime !== 0) return null;
  return (
    <span className={className}>
      <UploadLine fileId={fileId} size={size} />
    </span>
  );
}
