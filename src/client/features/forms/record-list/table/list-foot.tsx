import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormButtons } from "#client/live/forms/use-record.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { RECORDS_PRINTED_MAX } from "#domain/record/record-limits.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { BatchBar } from "../batch/batch-bar.tsx";
import { useRemoveRecords } from "../batch/use-remove-records.ts";
import type { RecordView } from "../record-view.ts";
import { type Page, Paging } from "./paging.tsx";

const ExportDialog = late(async () => (await import("../export/export-dialog.tsx")).ExportDialog);

interface ListFootProps {
  readonly open: OpenRecord;
  readonly view: RecordView;
  readonly onView: (view: RecordView) => void;
  readonly selected: readonly FormRecord[];
  readonly onClear: () => void;
  readonly onPrint: (records: readonly FormRecord[]) => void;
  readonly count: number;
  readonly page: Page;
  /** How many stand on a page is not the person's choice. */
  readonly fixed: boolean;
}

/** Below a list: its pages, or what is done with the records that are selected. */
export function ListFoot({
  open,
  view,
  onView,
  selected,
  onClear,
  onPrint,
  ...paged
}: ListFootProps) {
  const { t } = useTranslation("records");
  const [isExporting, setIsExporting] = useState(false);
  const buttons = useFormButtons(open.form.id);
  const { isBusy, remove } = useRemoveRecords(open.form.id);
  const print = () => {
    if (selected.length <= RECORDS_PRINTED_MAX) onPrint(selected);
    else showToast({ message: t("printMost", { limit: RECORDS_PRINTED_MAX }), tone: "error" });
  };
  const removeAll = async () => {
    if (await remove(selected)) onClear();
  };
  return (
    <>
      {selected.length > 0 ? (
        <BatchBar
          count={selected.length}
          isBusy={isBusy}
          {...(buttons?.has("export") && { onExport: () => setIsExporting(true) })}
          {...(buttons?.has("print") && { onPrint: print })}
          {...(buttons?.has("remove") && { onRemove: () => void removeAll() })}
          onClear={onClear}
        />
      ) : (
        <Paging
          {...paged}
          onPage={({ size, at }) => onView({ ...view, at, ...(!paged.fixed && { size }) })}
        />
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
