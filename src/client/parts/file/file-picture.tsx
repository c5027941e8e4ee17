import { useFilePicture } from "#client/live/files/use-file-picture.ts";
import { kindOfFile } from "#domain/file/file-kind.ts";
import { useSeenSlowly } from "#client/ui/virtual-list/slow-scroll.ts";
import { FileBadge } from "./file-badge.tsx";
import classes from "./file-picture.module.css";

interface FilePictureProps {
  readonly fileId: number;
  readonly ext: string;
  /** A small JPEG as Base64, shown until more is here; "" = none. */
  readonly thumb: string;
}

/** What a file looks like in small, filling its place; what cannot be seen shows its kind. */
export function FilePicture({ fileId, ext, thumb }: FilePictureProps) {
  const isPicture = kindOfFile(ext) === "image" || thumb !== "";
  // Reading a picture that nobody can see going by would take the time of those that stay.
  const isSeen = useSeenSlowly();
  const picture = useFilePicture(isPicture && isSeen ? fileId : 0, "thumb");
  const source = picture ?? (thumb && `data:image/jpeg;base64,${thumb}`);
  return (
    <span className={classes.place}>
      {source ? (
        <img className={classes.picture} src={source} alt="" draggable={false} />
      ) : (
        <FileBadge ext={ext} />
      )}
    </span>
  );
}
