import classes from "../preview.module.css";
import type { PictureView } from "../zoom.ts";

interface DrawnPictureProps {
  readonly address: string;
  readonly name: string;
  readonly view: PictureView;
  /** There is only a small one of it. */
  readonly isSmall?: boolean;
  /** This browser cannot draw it. */
  readonly onLost: () => void;
}

/** A picture as it lies in its place. */
export function DrawnPicture({ address, name, view, isSmall = false, onLost }: DrawnPictureProps) {
  return (
    <img
      className={classes.picture}
      data-small={isSmall || undefined}
      data-sideways={view.turns % 2 === 1 || undefined}
      src={address}
      alt={name}
      draggable={false}
      onError={onLost}
    />
  );
}
