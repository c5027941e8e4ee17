import { Button, ScrollArea } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ColumnList } from "#client/parts/form-columns/column-list.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SidePanel } from "#client/ui/side-panel/side-panel.tsx";
import { wishesOf } from "#domain/form/list/columns-shown.ts";
import classes from "./column-drawer.module.css";
import type { ListColumns } from "./use-list-columns.ts";

interface ColumnDrawerProps {
  readonly columns: ListColumns;
  readonly onClose: () => void;
}

/** Which columns of a list are shown, in which order, how wide, and which of them stay where they are (seed 001 section 2). */
export function ColumnDrawer({ columns: { all, isOwn, change }, onClose }: ColumnDrawerProps) {
  const { t } = useTranslation("records");
  return (
    <SidePanel label={t("columns")} size="narrow" onClose={onClose}>
      <PaneHeader title={t("columns")} level={2}>
        <IconButton icon={IconX} label={t("close")} onClick={onClose} />
      </PaneHeader>
      <ScrollArea className={classes.body}>
        <ColumnList columns={all} onChange={(next) => change(wishesOf(next))} />
      </ScrollArea>
      <div className={classes.foot}>
        <Button variant="default" disabled={!isOwn} onClick={() => change([])}>
          {t("columnsUsual")}
        </Button>
      </div>
    </SidePanel>
  );
}
