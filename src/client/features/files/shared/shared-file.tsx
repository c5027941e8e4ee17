import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { visitAddress } from "#contract/file-address.ts";
import { FileBadge } from "#client/parts/file/file-badge.tsx";
import { ShownPaper } from "#client/parts/preview/shown-paper.tsx";
import { shownAs } from "#client/parts/preview/shown-as.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { isHeldBack } from "#domain/file/arrival.ts";
import { SharedPicture } from "./shared-picture.tsx";
import type { Visit } from "./use-visit.ts";
import classes from "./shared.module.css";

interface SharedFileProps {
  readonly file: Visit["item"];
  readonly ticket: string;
}

/** A file as far as it can be shown; what cannot is there to be saved. */
export function SharedFile({ file, ticket }: SharedFileProps) {
  const { t } = useTranslation("preview");
  return (
    <>
      {file.scan === "unscanned" && <p className={classes.unscanned}>{t("scan.unscanned")}</p>}
      <div className={classes.stage}>
        <Boundary row={file}>
          <Suspense>
            <Stage file={file} ticket={ticket} />
          </Suspense>
        </Boundary>
      </div>
    </>
  );
}

function Stage({ file, ticket }: SharedFileProps) {
  const { t } = useTranslation("public-link");
  const { t: said } = useTranslation("upload");
  const { fileId, name, ext, size, isHere, scan = "" } = file;
  const [isBroken, setBroken] = useState(false);
  const as = shownAs(ext);
  const held = isHeldBack(scan) ? said(`scan.${scan}`) : t("arriving");
  if (!isHere || isBroken || as === "none" || as === "stream") {
    return (
      <div className={classes.unshown}>
        <FileBadge ext={ext} />
        <p>{isHere ? t("cannotShow") : held}</p>
      </div>
    );
  }
  const address = visitAddress(fileId, "whole", ticket);
  // Not every browser draws what every camera writes.
  if (as === "image") return <SharedPicture {...{ file, ticket }} onLost={() => setBroken(true)} />;
  if (as === "video" || as === "audio") return <Played as={as} address={address} name={name} />;
  return (
    <div className={classes.paper}>
      <ShownPaper as={as} address={address} name={name} size={size} />
    </div>
  );
}

interface PlayedProps {
  readonly as: "video" | "audio";
  readonly address: string;
  readonly name: string;
}

/** Something that is played. */
function Played({ as: Player, address, name }: PlayedProps) {
  return <Player className={classes.picture} src={address} controls aria-label={name} />;
}
