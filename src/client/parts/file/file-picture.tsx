import { IconPlayerPlayFilled } from "@tabler/icons-react";
import { useFilePicture } from "#client/live/files/use-file-picture.ts";
import { usePoster } from "#client/live/files/use-poster.ts";
import { type FileKind, kindOfFile } from "#domain/file/file-kind.ts";
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
export function FilePicture(props: FilePictureProps) {
  const kind = kindOfFile(props.ext);
  return kind === "video" ? <Film {...props} /> : <Picture {...props} kind={kind} />;
}

function Picture({ fileId, ext, thumb, kind }: FilePictureProps & { readonly kind: FileKind }) {
  const isPicture = kind === "image" || thumb !== "";
  // Reading a picture that nobody can see going by would take the time of those that stay.
  const isSeen = useSeenSlowly();
  const picture = useFilePicture(isPicture && isSeen ? fileId : 0, "thumb");
  return <Look source={picture ?? sourceOf(thumb)} ext={ext} />;
}

function Film({ fileId, ext, thumb }: FilePictureProps) {
  const isSeen = useSeenSlowly();
  const poster = usePoster(isSeen ? fileId : 0, "thumb");
  return <Look source={poster ?? sourceOf(thumb)} ext={ext} isFilm />;
}

const sourceOf = (thumb: string) => thumb && `data:image/jpeg;base64,${thumb}`;

interface LookProps {
  /** "" = it cannot be seen. */
  readonly source: string;
  readonly ext: string;
  readonly isFilm?: boolean;
}

function Look({ source, ext, isFilm = false }: LookProps) {
  return (
    <span className={classes.place}>
      {source ? (
        <img className={classes.picture} src={source} alt="" draggable={false} />
      ) : (
        <FileBadge ext={ext} />
      )}
      {source && isFilm && (
        <span className={classes.film}>
          <IconPlayerPlayFilled className={classes.play} aria-hidden />
        </span>
      )}
    </span>
  );
}
