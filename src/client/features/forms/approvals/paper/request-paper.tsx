import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useFormSurroundings } from "#client/parts/form-fill/around/use-form-surroundings.ts";
import { DecisionTable } from "#client/parts/print/decision-table.tsx";
import { Paper } from "#client/parts/print/paper.tsx";
import { PrintDialog } from "#client/parts/print/print-dialog.tsx";
import { TemplatePaper } from "#client/parts/record/paper/template-paper.tsx";
import { useTemplateChoice } from "#client/parts/record/paper/use-template-choice.tsx";
import { RecordSheet } from "#client/parts/record/record-sheet.tsx";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import type { Approval } from "#domain/approval/approval.ts";

interface RequestPaperProps {
  readonly approval: Approval;
  readonly open: OpenRecord;
  readonly onClose: () => void;
}

/** A request on a sheet of paper, by a template of its form or plain: what is asked for, and the record of decisions. */
export function RequestPaper({ approval, open, onClose }: RequestPaperProps) {
  const { isReady, html, choice } = useTemplateChoice(open.form.id);
  const surroundings = useFormSurroundings(open.ready);
  const isDrawn = isReady && surroundings !== undefined;
  return (
    <PrintDialog name={approval.title} isReady={isDrawn} choice={choice} onClose={onClose}>
      {!isDrawn && <SkeletonList rows={6} />}
      {isDrawn && html === undefined && <PlainPaper approval={approval} open={open} />}
      {isDrawn && html !== undefined && (
        <TemplatePaper open={open} surroundings={surroundings} approval={approval} html={html} />
      )}
    </PrintDialog>
  );
}

function PlainPaper({ approval, open }: Omit<RequestPaperProps, "onClose">) {
  const { t } = useTranslation("approvals");
  const { absolute } = useFormatTime();
  const users = useUsers();
  const { title, createUserId, createTime, status } = approval;
  const asked = users.get(createUserId)?.nickname ?? "";
  return (
    <Paper
      title={title || t("untitled")}
      about={[
        open.form.name,
        asked,
        absolute(createTime),
        t([`status.${status}`, "status.unknown"]),
      ]}
    >
      <RecordSheet open={open} />
      <DecisionTable approval={approval} />
    </Paper>
  );
}
