import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { joinPieces } from "#client/parts/text/piece-pairs.ts";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import type { File } from "#domain/file/file.ts";
import type { NoteKind } from "./note-kind.ts";
import { NotePairs, useComparedNotes } from "./note-pairs.tsx";
import classes from "./notes.module.css";

interface NoteComparisonProps {
  readonly name: string;
  readonly kind: NoteKind;
  readonly standing: File;
  readonly beside: File;
  readonly canWrite: boolean;
  /** One of them as it is. */
  readonly onTake: (content: string) => void;
  /** Both, to be merged by hand. */
  readonly onMerge: (text: string) => void;
  readonly onClose: () => void;
}

/** Two versions that were made of one, side by side, and what is to become of them. */
export function NoteComparison(props: NoteComparisonProps) {
  const { name, kind, standing, beside, canWrite, onTake, onMerge, onClose } = props;
  const { t } = useTranslation("note");
  const { userId } = useData();
  // One's own stands on the left.
  const isOwnBeside = beside.userId === userId && standing.userId !== userId;
  const [left, right] = isOwnBeside ? [beside, standing] : [standing, beside];
  const compared = useComparedNotes(kind, left, right);
  const { one, other, pairs } = compared;
  const takeText = (version: File): "takeMine" | "takeTheirs" | "takeLeft" | "takeRight" => {
    if (left.userId === userId && right.userId !== userId)
      return version === left ? "takeMine" : "takeTheirs";
    return version === left ? "takeLeft" : "takeRight";
  };
  return (
    <>
      <PaneHeader
        level={2}
        title={t("compareTitle", { name })}
        onBack={onClose}
        backLabel={t("backToNote")}
      />
      {canWrite && pairs && one.state === "ready" && other.state === "ready" && (
        <div className={classes.choices}>
          <Button size="compact-sm" onClick={() => onTake(one.text)}>
            {t(takeText(left))}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => onTake(other.text)}>
            {t(takeText(right))}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => onMerge(kind.join(joinPieces(pairs)))}
          >
            {t("merge")}
          </Button>
        </div>
      )}
      <NotePairs kind={kind} compared={compared} />
    </>
  );
}
