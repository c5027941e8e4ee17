import { useState } from "react";
import { useTranslation } from "react-i18next";
import { visitAddress } from "#contract/file-address.ts";
import { DrawnPicture } from "#client/parts/preview/picture/drawn-picture.tsx";
import { PicturePlace } from "#client/parts/preview/picture/picture-place.tsx";
import { PictureTools } from "#client/parts/preview/picture/picture-tools.tsx";
import { usePreviewKeys } from "#client/parts/preview/use-preview-keys.ts";
import { FITTING } from "#client/parts/preview/zoom.ts";
import { isLargePicture } from "#domain/tiles/needs-tiles.ts";
import type { Visit } from "./use-visit.ts";
import classes from "./shared.module.css";

interface SharedPictureProps {
  readonly file: Visit["item"];
  readonly ticket: string;
  /** This browser cannot draw it. */
  readonly onLost: () => void;
}

/** A picture behind a link, zoomed and turned as those of the company's own people are; a very large one is a smaller one of it. */
export function SharedPicture({ file, ticket, onLost }: SharedPictureProps) {
  const { t } = useTranslation("public-link");
  const { fileId, name } = file;
  const [view, setView] = useState(FITTING);
  // Of one that nobody could make smaller there is only the whole.
  const isReduced = file.hasView && isLargePicture(file);
  usePreviewKeys({ onView: setView });
  const address = visitAddress(fileId, isReduced ? "view" : "whole", ticket);
  return (
    <div className={classes.paper}>
      <div className={classes.tools}>
        <PictureTools view={view} onView={setView} />
      </div>
      <PicturePlace view={view} onView={setView}>
        {() => <DrawnPicture {...{ address, name, view }} onLost={onLost} />}
      </PicturePlace>
      {isReduced && <p className={classes.unscanned}>{t("reduced")}</p>}
    </div>
  );
}
