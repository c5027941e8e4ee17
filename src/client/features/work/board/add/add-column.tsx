import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { COLUMN_NAME_MAX } from "#domain/limits.ts";
import classes from "../board.module.css";
import { InlineAdd } from "./inline-add.tsx";

interface AddColumnProps {
  readonly planId: number;
}

/** A new column at the end of the board. */
export function AddColumn({ planId }: AddColumnProps) {
  const { t } = useTranslation("board");
  const run = useRun();
  return (
    <div className={classes.addColumn}>
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
