import { Button, ScrollArea } from "@mantine/core";
import { IconForms } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormButtons } from "#client/live/forms/use-record.ts";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { useSelectedRows } from "#client/ui/row-selection/use-selected-rows.ts";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { RECORDS_PRINTED_MAX } from "#domain/record/record-limits.ts";
import { groupsAbove } from "#domain/form/list/columns-shown.ts";
import { BatchBar } from "../batch/batch-bar.tsx";
import { useRemoveRecords } from "../batch/use-remove-records.ts";
import { settledView } from "../query/settled-view.ts";
import classes from "../record-list-screen.module.css";
import type { RecordView } from "../record-view.ts";
import { ListFilters } from "./list-filters.tsx";
import { Paging } from "./paging.tsx";
import { RecordList } from "./record-list.tsx";
import { useFoundRecords } from "./use-found-records.ts";

const RecordPapers = late(async () => (await import("../print/record-papers.tsx")).RecordPapers);
const ColumnDrawer = late(async () => (await import("../columns/column-drawer.tsx")).ColumnDrawer);
const ExportDialog = late(async () => (await import("../export/export-dialog.tsx")).ExportDialog);

interface FoundListProps {
  readonly recordId: number;
  readonly open: OpenRecord;
  readonly surroundings: FormSurroundings;
  readonly view: RecordView;
  readonly onView: (view: RecordView) => void;
  readonly onOpen: (recordId: number) => void;
  /** 0 = a new one. */
  readonly onFill: (recordId: number) => void;
}

/** The records of a form that are looked for, with what narrows them and the pages that they fill. */
export function FoundList({ recordId, open, surroundings, view, ...acts }: FoundListProps) {
  const { onView, onFill } = acts;
  const { t } = useTranslation("records");
  const buttons = useFormButtons(open.form.id);
  const found = useFoundRecords(open, surroundings, view);
  if (found === "loading") return <SkeletonList rows={6} />;
  const { total, asked } = found;
  const isSearched =
    view.words.trim() !== "" || view.query !== "" || settledView(open, view).find !== "";
  if (total === 0 && !isSearched && asked.state !== "asking") {
    return (
      <OnceFetched>
        <EmptyState
          icon={IconForms}
          title={t("none")}
          hint={t("noneHint")}
          action={
            open.form.state === "published" &&
            buttons?.has("add") && <Button onClick={() => onFill(0)}>{t("fillIn")}</Button>
          }
        />
      </OnceFetched>
    );
  }
  return <Found {...acts} {...{ recordId, open, surroundings, view, found }} onView={onView} />;
}

type FoundProps = FoundListProps & {
  readonly found: Exclude<ReturnType<typeof useFoundRecords>, "loading">;
};

function Found({ recordId, open, surroundings, view, found, onView, onOpen }: FoundProps) {
  const { t } = useTranslation("records");
  const { columns, rows, total, sums, unsent, asked } = found;
  const [isArranging, setIsArranging] = useState(false);
  const groups = useMemo(() => groupsAbove(open.ready.form, columns.shown), [open.ready, columns]);
  const [isSelecting, setIsSelecting] = useState(false);
  const [isExporting, setIsExporting] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const selection = useSelectedRows(useMemo(() => rows.map(({ record }) => record.id), [rows]));
  const buttons = useFormButtons(open.form.id);
  const { isBusy, remove } = useRemoveRecords(open.form.id);
  const selected = rows.flatMap(({ record }) => (selection.ids.has(record.id) ? [record] : []));
  const clear = () => {
    selection.clear();
    setIsSelecting(false);
  };
  const print = () => {
    if (selected.length <= RECORDS_PRINTED_MAX) setIsPrinting(true);
    else showToast({ message: t("printMost", { limit: RECORDS_PRINTED_MAX }), tone: "error" });
  };
  const removeAll = async () => {
    if (await remove(selected)) clear();
  };
  return (
    <>
      <ListFilters
        open={open}
        surroundings={surroundings}
        view={view}
        onView={onView}
        asked={asked}
        total={total}
        selects={isSelecting}
        onSelects={(selects) => (selects ? setIsSelecting(true) : clear())}
        onArrange={() => {
          if (recordId > 0) onOpen(0);
          setIsArranging(!isArranging);
        }}
      />
      <ScrollArea className={classes.body}>
        {rows.length === 0 && asked.state === "asking" && <SkeletonList rows={6} />}
        {rows.length === 0 && asked.state !== "asking" && (
          <p className={classes.nothing}>
            {view.words.trim() === ""
              ? t("queryNothing")
              : t("nothingFound", { words: view.words.trim() })}
          </p>
        )}
        {rows.length > 0 && (
          <RecordList
            columns={columns.shown}
            groups={groups}
            rows={rows}
            groupBy={found.groupBy}
            groupCounts={found.groupCounts}
            sums={sums}
            unsent={unsent}
            order={view.order}
            openId={recordId}
            selection={selection}
            selects={isSelecting}
            onOrder={(order) => onView({ ...view, order, at: 1 })}
            onOpen={(id) => {
              setIsArranging(false);
              onOpen(id);
            }}
          />
        )}
      </ScrollArea>
      {selected.length > 0 ? (
        <BatchBar
          count={selected.length}
          isBusy={isBusy}
          {...(buttons?.has("export") && { onExport: () => setIsExporting(true) })}
          {...(buttons?.has("print") && { onPrint: print })}
          {...(buttons?.has("remove") && { onRemove: () => void removeAll() })}
          onClear={clear}
        />
      ) : (
        <Paging
          count={total}
          page={{ size: found.size, at: view.at }}
          fixed={found.groupBy !== undefined}
          onPage={({ size, at }) =>
            onView({ ...view, at, ...(found.groupBy === undefined && { size }) })
          }
        />
      )}
      {isArranging && (
        <Opening>
          <ColumnDrawer columns={columns} onClose={() => setIsArranging(false)} />
        </Opening>
      )}
      {isPrinting && (
        <Opening>
          <RecordPapers
            name={open.form.name}
            records={selected}
            onClose={() => setIsPrinting(false)}
          />
        </Opening>
      )}
      {isExporting && (
        <Opening>
          <ExportDialog
            open={open}
            view={view}
            selected={selected}
            onClose={() => setIsExporting(false)}
          />
        </Opening>
      )}
    </>
  );
}
