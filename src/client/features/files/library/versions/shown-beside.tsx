import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import { PictureTools } from "#client/parts/preview/picture/picture-tools.tsx";
import { toPreview } from "#client/parts/preview/preview-question.ts";
import { PreviewStage } from "#client/parts/preview/preview-stage.tsx";
import { shownAs } from "#client/parts/preview/shown-as.ts";
import { usePreviewKeys } from "#client/parts/preview/use-preview-keys.ts";
import { FITTING } from "#client/parts/preview/zoom.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { FullDialog } from "#client/ui/dialog/full-dialog.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import type { File } from "#domain/file/file.ts";
import classes from "./shown-beside.module.css";

interface ShownBesideProps {
  readonly name: string;
  readonly earlier: File;
  readonly newest: File;
  readonly onClose: () => void;
}

/** Two versions of what is no text, one beside the other; pictures are zoomed, moved and turned together. */
export function ShownBeside({ name, earlier, newest, onClose }: ShownBesideProps) {
  const { t } = useTranslation(["note", "library"]);
  const [view, setView] = useState(FITTING);
  usePreviewKeys({ onView: setView });
  const title = t("compareTitle", { name });
  return (
    <FullDialog label={title} className={classes.screen} onClose={onClose}>
      <article className={classes.sheet}>
        <PaneHeader
          level={2}
          title={title}
          onBack={onClose}
          backLabel={t("library:backToVersions")}
        >
          {shownAs(newest.ext) === "image" && <PictureTools view={view} onView={setView} />}
        </PaneHeader>
        <div className={classes.both}>
          <section className={classes.one}>
            <VersionHeading version={earlier} isNow={false} />
            <PreviewStage item={toPreview(earlier)} view={view} onView={setView} />
          </section>
          <section className={classes.one}>
            <VersionHeading version={newest} isNow />
            <PreviewStage item={toPreview(newest)} view={view} onView={setView} />
          </section>
        </div>
      </article>
    </FullDialog>
  );
}

/** Who brought a version when. */
function VersionHeading({ version, isNow }: { readonly version: File; readonly isNow: boolean }) {
  const { t } = useTranslation("library");
  const users = useUsers();
  return (
    <h3 className={classes.heading}>
      <RelativeTime time={version.createTime} /> {users.get(version.userId)?.nickname}
      {isNow && ` · ${t("current")}`}
    </h3>
  );
}
