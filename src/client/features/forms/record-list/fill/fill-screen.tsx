import { IconForms } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormSurroundings } from "#client/parts/form-fill/around/use-form-surroundings.ts";
import { keptDraft } from "#client/parts/form-fill/draft/use-form-store.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { draftName } from "./draft-name.ts";
import { FillPane } from "./fill-pane.tsx";
import { type OpenRecord, useOpenRecord } from "#client/parts/record/use-open-record.ts";

interface FillScreenProps {
  readonly formId: number;
  /** 0 = a new one. */
  readonly recordId: number;
  /** It was sent, or waits in the outbox. */
  readonly onSent: (recordId: number) => void;
  readonly onLeave: () => void;
}

/** A new record, or one that is changed. */
export function FillScreen(props: FillScreenProps) {
  const { t } = useTranslation("records");
  const { formId, recordId } = props;
  const begun = keptDraft(draftName(formId, recordId))?.versionId;
  const open = useOpenRecord(formId, recordId, begun);
  if (open === "loading") return <SkeletonList rows={6} />;
  if (open) return <KnownFill key={`${formId} ${recordId}`} {...props} open={open} />;
  return (
    <OnceFetched>
      <EmptyState icon={IconForms} title={t("gone")} hint={t("goneHint")} screen />
    </OnceFetched>
  );
}

function KnownFill({ open, ...props }: FillScreenProps & { readonly open: OpenRecord }) {
  const surroundings = useFormSurroundings(open.ready);
  if (!surroundings) return <SkeletonList rows={6} />;
  return <FillPane {...props} open={open} surroundings={surroundings} />;
}
