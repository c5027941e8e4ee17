import { useState } from "react";
import { DrawnPicture } from "#client/parts/preview/picture/drawn-picture.tsx";
import { PicturePlace } from "#client/parts/preview/picture/picture-place.tsx";
import { PictureTools } from "#client/parts/preview/picture/picture-tools.tsx";
import { usePreviewKeys } from "#client/parts/preview/use-preview-keys.ts";
import { FITTING } from "#client/parts/preview/zoom.ts";
import classes from "./shared.module.css";

interface SharedPictureProps {
  readonly address: string;
  readonly name: string;
  /** This browser cannot draw it. */
  readonly onLost: () => void;
}

/** A picture behind a link, zoomed and turned as those of the company's own people are. */
export function SharedPicture({ address, name, onLost }: SharedPictureProps) {
  const [view, setView] = useState(FITTING);
  usePreviewKeys({ onView: setView });
  return (
    <div className={classes.paper}>
      <div className={classes.tools}>
        <PictureTools view={view} onView={setView} />
      </div>
      <PicturePlace view={view} onView={setView}>
        {() => <DrawnPicture {...{ address, name, view, onLost }} />}
      </PicturePlace>
    </div>
  );
}
