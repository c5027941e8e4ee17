import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { isSameShape } from "#domain/sheet/same-shape.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import classes from "./compare.module.css";
import type { AlignmentHandle } from "./use-alignment.ts";

interface AlignNotesProps {
  readonly older: SheetRevision;
  readonly newer: SheetRevision;
  readonly alignment: AlignmentHandle;
  readonly said: (revision: SheetRevision) => string;
  /** Takes what is in the middle of the stage as the point, for whoever cannot press. */
  readonly onMiddle: () => void;
}

/** How the two lie over each other, and what to press while they are aligned. */
export function AlignNotes({ older, newer, alignment, said, onMiddle }: AlignNotesProps) {
  const { t } = useTranslation("drawing");
  const { asked, isByPoints, mayAlign } = alignment;
  if (asked) {
    const which = said(asked.on === "older" ? older : newer);
    return (
      <div className={classes.notes}>
        <output>{t(`alignStep.${asked.step}`, { which })}</output>
        <Button size="compact-sm" variant="default" onClick={onMiddle}>
          {t("takeMiddle")}
        </Button>
        <Button size="compact-sm" variant="default" onClick={alignment.cancel}>
          {t("cancel")}
        </Button>
      </div>
    );
  }
  const isOther = !isSameShape(older, newer);
  return (
    <div className={classes.notes}>
      {isByPoints && <output>{t("aligned")}</output>}
      {!isByPoints && isOther && <output>{t("otherShape")}</output>}
      {mayAlign && (
        <Button size="compact-sm" variant="default" onClick={alignment.begin}>
          {t("align")}
        </Button>
      )}
      {mayAlign && isByPoints && (
        <Button size="compact-sm" variant="default" onClick={alignment.forget}>
          {t("forgetAlignment")}
        </Button>
      )}
    </div>
  );
}
