import { Button } from "@mantine/core";
import { IconForms, IconPencil, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SidePanel } from "#client/ui/side-panel/side-panel.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { useApprovalOf } from "#client/live/approvals/use-approvals.ts";
import { RecordApproval } from "#client/parts/approval/record-approval.tsx";
import { RecordSheet } from "#client/parts/record/record-sheet.tsx";
import { useOpenRecord } from "#client/parts/record/use-open-record.ts";
import { holdsRecord } from "#domain/approval/state/standing.ts";
import classes from "./detail-panel.module.css";

interface DetailPanelProps {
  readonly formId: number;
  readonly recordId: number;
  readonly onEdit: () => void;
  readonly onOpenApproval: (approvalId: number) => void;
  readonly onClose: () => void;
}

/** A record to be read, beside the list; a page on a phone. */
export function DetailPanel({
  formId,
  recordId,
  onEdit,
  onOpenApproval,
  onClose,
}: DetailPanelProps) {
  const { t } = useTranslation("records");
  const open = useOpenRecord(formId, recordId);
  const approval = useApprovalOf(recordId);
  const standing = approval.state === "ready" ? approval.value : undefined;
  const isHeld = standing !== undefined && holdsRecord(standing);
  const title = open !== "loading" ? open?.record?.title : undefined;
  return (
    <SidePanel label={title || t("untitled")} onClose={onClose} size="wide">
      <PaneHeader title={title || t("untitled")} level={2}>
        {open !== "loading" && open && !isHeld && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPencil size="1rem" aria-hidden />}
            onClick={onEdit}
          >
            {t("edit")}
          </Button>
        )}
        <IconButton icon={IconX} label={t("close")} onClick={onClose} />
      </PaneHeader>
      <div className={classes.body}>
        {open === "loading" && <SkeletonList rows={6} />}
        {open === undefined && (
          <OnceFetched>
            <EmptyState icon={IconForms} title={t("recordGone")} />
          </OnceFetched>
        )}
        {open !== "loading" && open?.record && (
          <RecordApproval record={open.record} onOpenApproval={onOpenApproval} />
        )}
        {open !== "loading" && open && <RecordSheet open={open} />}
      </div>
    </SidePanel>
  );
}
