import { useHiddenIn } from "#client/live/forms/use-record.ts";
import { useApprovalOf } from "#client/live/approvals/use-approvals.ts";
import { useRecords } from "#client/live/forms/use-records.ts";
import { useFormSurroundings } from "#client/parts/form-fill/around/use-form-surroundings.ts";
import { PrintDialog } from "#client/parts/print/print-dialog.tsx";
import { TemplatePaper } from "#client/parts/record/paper/template-paper.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { useDesigning } from "../designing.ts";

interface TemplatePreviewProps {
  readonly name: string;
  readonly html: string;
  readonly onClose: () => void;
}

/** The template with the newest record that lies here, or with an empty one; in the form as it is drawn now. */
export function TemplatePreview({ name, html, onClose }: TemplatePreviewProps) {
  const { ready, formId } = useDesigning();
  const records = useRecords(formId);
  const surroundings = useFormSurroundings(ready);
  const record = records.state === "ready" ? records.value[0] : undefined;
  const approval = useApprovalOf(record?.id ?? 0);
  const hidden = useHiddenIn(record?.id ?? 0, formId);
  const isReady =
    records.state === "ready" &&
    approval.state === "ready" &&
    hidden.state === "ready" &&
    surroundings !== undefined;
  return (
    <PrintDialog name={name} isReady={isReady} onClose={onClose}>
      {isReady ? (
        <TemplatePaper
          open={{ ready, record, hidden: hidden.value }}
          surroundings={surroundings}
          approval={approval.value}
          html={html}
        />
      ) : (
        <SkeletonList rows={6} />
      )}
    </PrintDialog>
  );
}
