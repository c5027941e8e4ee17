import { IconForms } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormSurroundings } from "#client/parts/form-fill/around/use-form-surroundings.ts";
import { useMarkForm } from "#client/parts/form-favourite/use-mark-form.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { type OpenRecord, useOpenRecord } from "#client/parts/record/use-open-record.ts";
import classes from "./record-list-screen.module.css";
import type { RecordView } from "./record-view.ts";
import { FoundList } from "./table/found-list.tsx";
import { useListActs } from "./use-list-acts.ts";

const DetailPanel = late(async () => (await import("./detail/detail-panel.tsx")).DetailPanel);
const ImportDialog = late(async () => (await import("./import/import-dialog.tsx")).ImportDialog);
const ExportDialog = late(async () => (await import("./export/export-dialog.tsx")).ExportDialog);

interface RecordListScreenProps {
  readonly formId: number;
  /** The record that is read beside the list, 0 = none. */
  readonly recordId: number;
  /** A sheet that was begun with is imported, from the start. */
  readonly imports: boolean;
  readonly onImported: () => void;
  readonly view: RecordView;
  readonly onView: (view: RecordView) => void;
  readonly onBack: () => void;
  readonly onOpen: (recordId: number) => void;
  readonly onClose: () => void;
  /** 0 = a new one. */
  readonly onFill: (recordId: number) => void;
  /** A new one, as a copy of this. */
  readonly onCopy: (recordId: number) => void;
  readonly onOpenApproval: (approvalId: number) => void;
}

/** What has been filled into a form: as the server lists it, and without a line as it was seen, with what lies on this device. */
export function RecordListScreen(props: RecordListScreenProps) {
  const { t } = useTranslation("records");
  const { formId, recordId, view, imports, onImported, ...ways } = props;
  const { onBack, onFill, onOpenApproval, onClose } = ways;
  const open = useOpenRecord(formId, 0);
  const isOpen = open !== "loading" && open !== undefined;
  const [isExporting, setIsExporting] = useState(false);
  const [isImporting, setIsImporting] = useState(imports);
  const endImport = () => {
    setIsImporting(false);
    onImported();
  };
  const { pressed: _pressed, ...star } = useMarkForm(formId, isOpen ? open.form.name : "");
  const favourite = { key: "favourite", ...star };
  const acts = useListActs(formId, isOpen && open.form.state === "published");
  const actions = acts.of({
    onFill: () => onFill(0),
    onImport: () => setIsImporting(true),
    onExport: () => setIsExporting(true),
  });
  return (
    <div className={classes.screen}>
      <PaneHeader
        title={isOpen ? open.form.name : t("records")}
        onBack={onBack}
        {...(isOpen && { actions: [...actions, favourite] })}
      />
      {open === "loading" && <SkeletonList rows={6} />}
      {open === undefined && (
        <OnceFetched>
          <EmptyState icon={IconForms} title={t("gone")} hint={t("goneHint")} />
        </OnceFetched>
      )}
      {isOpen && (
        <Suspense fallback={<SkeletonList rows={6} />}>
          <KnownList {...props} open={open} />
        </Suspense>
      )}
      {isExporting && isOpen && (
        <Opening>
          <ExportDialog open={open} view={view} onClose={() => setIsExporting(false)} />
        </Opening>
      )}
      {isImporting && isOpen && acts.mayImport && (
        <Opening>
          <ImportDialog open={open} onClose={endImport} />
        </Opening>
      )}
      {recordId > 0 && (
        <Opening>
          <DetailPanel
            key={recordId}
            formId={formId}
            recordId={recordId}
            onEdit={() => onFill(recordId)}
            onOpenApproval={onOpenApproval}
            onClose={onClose}
          />
        </Opening>
      )}
    </div>
  );
}

interface KnownListProps extends RecordListScreenProps {
  readonly open: OpenRecord;
}

function KnownList({ open, ...props }: KnownListProps) {
  const surroundings = useFormSurroundings(open.ready);
  return surroundings ? (
    <FoundList {...props} open={open} surroundings={surroundings} />
  ) : (
    <SkeletonList rows={6} />
  );
}
