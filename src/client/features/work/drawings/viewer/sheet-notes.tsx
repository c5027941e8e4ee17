import { useTranslation } from "react-i18next";
import type { SourceState } from "#client/parts/drawing/use-sheet-source.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { SourceNote } from "./source-note.tsx";
import classes from "./viewer.module.css";

interface SheetNotesProps {
  readonly source: SourceState;
  readonly revision: SheetRevision;
  readonly newest: SheetRevision;
  /** A pin is being moved. */
  readonly isMoving: boolean;
  readonly onNewest: () => void;
  readonly onCancelMove: () => void;
}

/** What has to be known of the sheet that is seen: that it holds no more, that it is not here, what a press does. */
export function SheetNotes(props: SheetNotesProps) {
  const { source, revision, newest, isMoving, onNewest, onCancelMove } = props;
  const { t } = useTranslation("drawing");
  return (
    <>
      {revision.id !== newest.id && (
        <output className={classes.superseded}>
          {newest.code === "" ? t("supersededByNewer") : t("superseded", { code: newest.code })}
          <button type="button" onClick={onNewest}>
            {t("toNewest")}
          </button>
        </output>
      )}
      {isMoving && (
        <output className={classes.superseded}>
          {t("movingHint")}
          <button type="button" onClick={onCancelMove}>
            {t("cancel")}
          </button>
        </output>
      )}
      <SourceNote source={source} fileId={revision.fileId} />
    </>
  );
}
