import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { COLUMN_NAME_MAX } from "#domain/limits.ts";
import classes from "../board.module.css";
import { InlineAdd } from "./inline-add.tsx";

interface AddColumnProps {
  readonly planId: number;
  /** Columns that stand before it. */
  readonly columnCount: number;
}

/** A new column at the end of the board. */
export function AddColumn({ planId, columnCount }: AddColumnProps) {
  const { t } = useTranslation("board");
  const run = useRun();
  const place = useRef<HTMLDivElement>(null);
  // A column that has come pushes the field for the next one off the screen.
  useEffect(() => {
    if (!place.current?.contains(document.activeElement)) return;
    place.current.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [columnCount]);
  return (
    <div ref={place} className={classes.addColumn}>
      <InlineAdd
        name={`column.${planId}`}
        label={t("addColumn")}
        fieldLabel={t("newColumn")}
        maxLength={COLUMN_NAME_MAX}
        onAdd={async (name) => (await run("column.add", { planId, name })).ok}
      />
    </div>
  );
}
