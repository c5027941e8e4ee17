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
import type { File } from "#domain/file/file.ts";
import { ComparisonScreen } from "./comparison-screen.tsx";
import classes from "./comparison.module.css";

interface ShownBesideProps {
  readonly name: string;
  readonly earlier: File;
  readonly newest: File;
  readonly onClose: () => void;
}

/** Two versions of what is no text, one beside the other; pictures are zoomed, moved and turned together. */
export function ShownBeside({ name, earlier, newest, onClose }: ShownBesideProps) {
  const [view, setView] = useState(FITTING);
  usePreviewKeys({ onView: setView });
  const isPicture = shownAs(newest.ext) === "image";
  return (
    <ComparisonScreen
      name={name}
      onClose={onClose}
      tools={isPicture && <PictureTools view={view} onView={setView} />}
    >
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
    </ComparisonScreen>
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
