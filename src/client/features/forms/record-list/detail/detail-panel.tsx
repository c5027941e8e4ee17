import { Button } from "@mantine/core";
import {
  IconCloudOff,
  IconForms,
  IconPencil,
  IconPrinter,
  IconTrash,
  IconX,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useApprovalOf, useFieldsToFill } from "#client/live/approvals/use-approvals.ts";
import { useFormButtons, useRecordRights } from "#client/live/forms/use-record.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { RecordApproval } from "#client/parts/approval/record-approval.tsx";
import { RecordSheet } from "#client/parts/record/record-sheet.tsx";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SidePanel } from "#client/ui/side-panel/side-panel.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { useVisitorText } from "#client/parts/record/use-visitor-text.ts";
import { actsBeside } from "#domain/record/can-use-record.ts";
import { type FoundRecord, useRecordAnywhere } from "../use-record-anywhere.ts";
import classes from "./detail-panel.module.css";
import { useRemoveRecord } from "./use-remove-record.ts";

const RecordPapers = late(async () => (await import("../print/record-papers.tsx")).RecordPapers);

interface DetailPanelProps {
  readonly formId: number;
  readonly recordId: number;
  readonly onEdit: () => void;
  readonly onOpenApproval: (approvalId: number) => void;
  readonly onClose: () => void;
}

/** A record to be read, beside the list; a page on a phone. */
export function DetailPanel({ onEdit, onOpenApproval, onClose, ...place }: DetailPanelProps) {
  const { t } = useTranslation("records");
  const visitorText = useVisitorText();
  const prints = useFormButtons(place.formId)?.has("print");
  const found = useRecordAnywhere(place.formId, place.recordId);
  const known = typeof found === "object" ? found : undefined;
  const title = known?.open.record?.title || t("untitled");
  return (
    <SidePanel label={title} onClose={onClose} size="wide">
      <PaneHeader title={title} subtitle={visitorText(known?.open.record?.visitor)} level={2}>
        {known && <Acts {...place} found={known} onEdit={onEdit} onGone={onClose} />}
        {known && prints && <PrintButton open={known.open} />}
        <IconButton icon={IconX} label={t("close")} onClick={onClose} />
      </PaneHeader>
      <div className={classes.body}>
        {found === "loading" && <SkeletonList rows={6} />}
        {found === "gone" && (
          <OnceFetched>
            <EmptyState icon={IconForms} title={t("recordGone")} />
          </OnceFetched>
        )}
        {found === "unreachable" && (
          <EmptyState icon={IconCloudOff} title={t("notHere")} hint={t("notHereHint")} />
        )}
        {known?.open.record && known.seenAt === undefined && (
          <RecordApproval record={known.open.record} onOpenApproval={onOpenApproval} />
        )}
        {known && <SeenLine seenAt={known.seenAt} />}
        {known && <RecordSheet open={known.open} />}
      </div>
    </SidePanel>
  );
}

/** Prints the record; the form may have another word for it (seed 001 section 3). */
function PrintButton({ open }: Pick<FoundRecord, "open">) {
  const { t } = useTranslation("records");
  const [isPrinting, setIsPrinting] = useState(false);
  const { record, ready } = open;
  const { printButtonText } = ready.form.definition.settings;
  if (!record) return null;
  return (
    <>
      <IconButton
        icon={IconPrinter}
        label={printButtonText || t("print")}
        onClick={() => setIsPrinting(true)}
      />
      {isPrinting && (
        <Opening>
          <RecordPapers
            name={record.title}
            records={[record]}
            onClose={() => setIsPrinting(false)}
          />
        </Opening>
      )}
    </>
  );
}

interface ActsProps extends Pick<DetailPanelProps, "formId" | "recordId" | "onEdit"> {
  readonly found: FoundRecord;
  readonly onGone: () => void;
}

/** What whoever may change a record can do with it; what is being decided stays as it is, but for what a step asks for. */
function Acts({ formId, recordId, found, onEdit, onGone }: ActsProps) {
  const { t } = useTranslation("records");
  const may = useRecordRights(found.open.record);
  const approval = useApprovalOf(recordId);
  const standing = approval.state === "ready" ? approval.value : undefined;
  const isHere = found.seenAt === undefined;
  const remove = useRemoveRecord({ formId, recordId, isHere });
  const step = useFieldsToFill(recordId);
  const isAsked = step.state === "ready" && step.value !== undefined;
  const acts = actsBeside(may, standing, isAsked);
  return (
    <>
      {acts.edit && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPencil size="1rem" aria-hidden />}
          onClick={onEdit}
        >
          {t("edit")}
        </Button>
      )}
      {acts.remove && (
        <IconButton
          icon={IconTrash}
          label={t("remove")}
          onClick={() => void remove().then((went) => went && onGone())}
        />
      )}
    </>
  );
}

/** Without a line, since when a record that is not on the device is known to be so. */
function SeenLine({ seenAt }: Pick<FoundRecord, "seenAt">) {
  const { t } = useTranslation("records");
  const format = useFormatTime();
  const line = useLine();
  if (seenAt === undefined || line !== "down") return null;
  return (
    <output className={classes.seen}>
      <IconCloudOff size="1rem" aria-hidden />
      {t("asSeen", { time: format.absolute(seenAt) })}
    </output>
  );
}
