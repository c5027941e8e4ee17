import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useUsers } from "#client/live/use-users.ts";
import { DecisionTable } from "#client/parts/print/decision-table.tsx";
import { Paper } from "#client/parts/print/paper.tsx";
import { PrintDialog } from "#client/parts/print/print-dialog.tsx";
import { RecordSheet } from "#client/parts/record/record-sheet.tsx";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import type { Approval } from "#domain/approval/approval.ts";

interface RequestPaperProps {
  readonly approval: Approval;
  readonly open: OpenRecord;
  readonly onClose: () => void;
}

/** A request on a sheet of paper: what is asked for, and the record of decisions. */
export function RequestPaper({ approval, open, onClose }: RequestPaperProps) {
  const { t } = useTranslation("approvals");
  const { absolute } = useFormatTime();
  const users = useUsers();
  const { title, createUserId, createTime, status } = approval;
  const asked = users.get(createUserId)?.nickname ?? "";
  return (
    <PrintDialog name={title} onClose={onClose}>
      <Paper
        title={title || t("untitled")}
        about={[open.form.name, asked, absolute(createTime), t(`status.${status}`)]}
      >
        <RecordSheet open={open} />
        <DecisionTable approval={approval} />
      </Paper>
    </PrintDialog>
  );
}
