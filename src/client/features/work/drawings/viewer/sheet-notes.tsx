import { useTranslation } from "react-i18next";
import type { SheetView } from "#client/data/queries/sheets.ts";
import type { SourceState } from "#client/parts/drawing/use-sheet-source.ts";
import { standsOnOtherShape } from "#domain/sheet/same-shape.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { SourceNote } from "./source-note.tsx";
import classes from "./viewer.module.css";

interface SheetNotesProps {
  readonly source: SourceState;
  readonly view: SheetView;
  readonly revision: SheetRevision;
  readonly newest: SheetRevision;
  /** A pin is being moved. */
  readonly isMoving: boolean;
  readonly onNewest: () => void;
  readonly onCompare: () => void;
  readonly onCancelMove: () => void;
}

/** What has to be known of the sheet that is seen: that it holds no more, that it is not here, what a press does. */
export function SheetNotes(props: SheetNotesProps) {
  const { source, view, revision, newest, isMoving, onNewest, onCompare, onCancelMove } = props;
  const { t } = useTranslation("drawing");
  const things = [...view.pins.map(({ pin }) => pin), ...view.markups];
  const isElsewhere = standsOnOtherShape(things, revision, view.revisions);
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
      {isElsewhere && !source.remark && (
        <output className={classes.remark}>
          {t("pinsOfOtherShape")}
          <button type="button" onClick={onCompare}>
            {t("toCompare")}
          </button>
        </output>
      )}
      <SourceNote source={source} fileId={revision.fileId} />
    </>
  );
}
