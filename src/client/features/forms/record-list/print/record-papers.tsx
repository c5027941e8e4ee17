import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useApprovalOf } from "#client/live/approvals/use-approvals.ts";
import { useFormSurroundings } from "#client/parts/form-fill/around/use-form-surroundings.ts";
import { DecisionTable } from "#client/parts/print/decision-table.tsx";
import { Paper } from "#client/parts/print/paper.tsx";
import { PrintDialog } from "#client/parts/print/print-dialog.tsx";
import { TemplatePaper } from "#client/parts/record/paper/template-paper.tsx";
import { useTemplateChoice } from "#client/parts/record/paper/use-template-choice.tsx";
import { KnownRecordSheet } from "#client/parts/record/record-sheet.tsx";
import { type OpenRecord, useOpenRecord } from "#client/parts/record/use-open-record.ts";
import { Each } from "#client/ui/each/each.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { useFillerName } from "#client/parts/record/use-filler-name.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";

interface RecordPapersProps {
  /** What the document is called. */
  readonly name: string;
  /** Of one form, wherever they lie. */
  readonly records: readonly FormRecord[];
  readonly onClose: () => void;
}

/** Records as they come out of the printer, each on a sheet of its own, without a network too: by a template of their form, or plain. */
export function RecordPapers({ name, records, onClose }: RecordPapersProps) {
  const { isReady, html, choice } = useTemplateChoice(records[0]?.formId ?? 0);
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());
  const onDrawn = useCallback(
    (recordId: number) => setDrawn((before) => new Set([...before, recordId])),
    [],
  );
  const areDrawn = records.every(({ id }) => drawn.has(id));
  return (
    <PrintDialog name={name} isReady={isReady && areDrawn} choice={choice} onClose={onClose}>
      <Each rows={records} keyOf={({ id }) => id}>
        {(record) => <RecordPaper record={record} html={html} onDrawn={onDrawn} />}
      </Each>
    </PrintDialog>
  );
}

interface RecordPaperProps {
  readonly record: FormRecord;
  /** Of the template; without one it is printed plain. */
  readonly html: string | undefined;
  readonly onDrawn: (recordId: number) => void;
}

/** With the form as it was when the record was written; what cannot be read any more is a paper that says so. */
function RecordPaper({ record, html, onDrawn }: RecordPaperProps) {
  const { t } = useTranslation("records");
  const open = useOpenRecord(record.formId, record.id, 0, record);
  const isGone = open === undefined;
  const { id, title } = record;
  useEffect(() => {
    if (isGone) onDrawn(id);
  }, [isGone, id, onDrawn]);
  if (open === "loading") return <SkeletonList rows={6} />;
  if (isGone) return <Paper title={title || t("untitled")} about={[t("recordGone")]} />;
  return <OpenPaper open={open} record={record} html={html} onDrawn={onDrawn} />;
}

interface OpenPaperProps extends RecordPaperProps {
  readonly open: OpenRecord;
}

function OpenPaper({ open, record, html, onDrawn }: OpenPaperProps) {
  const { t } = useTranslation("records");
  const { absolute } = useFormatTime();
  const by = useFillerName(open.record ?? record);
  const surroundings = useFormSurroundings(open.ready);
  const approval = useApprovalOf(record.id);
  const isDrawn = surroundings !== undefined && approval.state === "ready";
  const { id } = record;
  useEffect(() => {
    if (isDrawn) onDrawn(id);
  }, [isDrawn, id, onDrawn]);
  if (!isDrawn) return <SkeletonList rows={6} />;
  if (html !== undefined) {
    const paper = { open, surroundings, html };
    return <TemplatePaper {...paper} approval={approval.value} />;
  }
  const { title, createTime } = open.record ?? record;
  return (
    <Paper title={title || t("untitled")} about={[open.form.name, by, absolute(createTime)]}>
      <KnownRecordSheet open={open} surroundings={surroundings} />
      {approval.value && <DecisionTable approval={approval.value} />}
    </Paper>
  );
}
