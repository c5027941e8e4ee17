import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { SheetRow } from "#client/data/queries/sheets.ts";
import { useRun } from "#client/live/use-run.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import classes from "./register.module.css";

/** Sheets that were taken out of the register, to be put back. */
export function RemovedList({ rows }: { readonly rows: readonly SheetRow[] }) {
  const { t } = useTranslation("drawing");
  const run = useRun();
  if (rows.length === 0) return <EmptyState icon={IconTrash} title={t("noneRemoved")} />;
  return (
    <div className={classes.scroller}>
      <p className={classes.hint}>{t("removedHint")}</p>
      <ul className={classes.list}>
        <Each rows={rows} keyOf={({ sheet }) => sheet.id} as="li">
          {({ sheet }) => (
            <li className={classes.row}>
              <span className={classes.open}>
                <span className={classes.number}>{sheet.number}</span>
                <span className={classes.title}>{sheet.title}</span>
              </span>
              <span className={classes.dim}>
                <RelativeTime time={sheet.removedTime} />
              </span>
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => void run("sheet.restore", { id: sheet.id })}
              >
                {t("restore")}
              </Button>
            </li>
          )}
        </Each>
      </ul>
    </div>
  );
}
