import { IconCloudOff, IconForms } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFieldsToFill } from "#client/live/approvals/use-approvals.ts";
import { useFormButtons } from "#client/live/forms/use-record.ts";
import { useRecordDraft } from "#client/live/forms/use-record-drafts.ts";
import { useFormSurroundings } from "#client/parts/form-fill/around/use-form-surroundings.ts";
import { draftName } from "#client/parts/form-fill/draft/draft-name.ts";
import { keptDraft } from "#client/parts/form-fill/draft/use-form-store.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { isBegun, type RecordDraft } from "#domain/record/draft/record-draft.ts";
import { type FoundRecord, useRecordAnywhere } from "../use-record-anywhere.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { useGiven } from "./use-given.ts";
import { FillPane } from "./fill-pane.tsx";

interface FillScreenProps {
  readonly formId: number;
  /** 0 = a new one. */
  readonly recordId: number;
  /** A new one begins as a copy of this; 0 = with its defaults. */
  readonly copyId: number;
  /** JSON of what the list was searched for, by path. */
  readonly find: string | undefined;
  /** It was sent, or waits in the outbox. */
  readonly onSent: (recordId: number, approvalId: number) => void;
  readonly onLeave: () => void;
}

/** A new record, or one that is changed. */
export function FillScreen(props: FillScreenProps) {
  const { t } = useTranslation("records");
  const { formId, recordId, copyId } = props;
  const shared = useRecordDraft(formId);
  const draft = shared.state === "ready" && recordId === 0 ? shared.value : undefined;
  const begun =
    keptDraft(draftName(formId, recordId)) ?? (draft && isBegun(draft) ? draft : undefined);
  const found = useRecordAnywhere(formId, recordId, begun?.versionId);
  const buttons = useFormButtons(formId);
  const source = useRecordAnywhere(formId, copyId);
  const copied = copyId > 0 && typeof source === "object" ? source.open.record : undefined;
  const isWaited = found === "loading" || (copyId > 0 && source === "loading");
  if (isWaited || shared.state === "loading") return <SkeletonList rows={6} />;
  // What was begun is shown all the same: nobody loses what they typed.
  if (recordId === 0 && !begun && buttons?.has("add") === false) {
    return <EmptyState icon={IconForms} title={t("refusal:form.addNotYours")} screen />;
  }
  if (typeof found === "object") {
    return (
      <KnownFill key={`${formId} ${recordId} ${copyId}`} {...props} {...{ found, draft, copied }} />
    );
  }
  if (found === "unreachable") {
    return <EmptyState icon={IconCloudOff} title={t("notHere")} hint={t("notHereHint")} screen />;
  }
  return (
    <OnceFetched>
      <EmptyState icon={IconForms} title={t("gone")} hint={t("goneHint")} screen />
    </OnceFetched>
  );
}

interface KnownFillProps extends FillScreenProps {
  readonly found: FoundRecord;
  /** What of a new one stands on all devices of the person. */
  readonly draft: RecordDraft | undefined;
  readonly copied: FormRecord | undefined;
}

function KnownFill({ found, draft, copied, ...props }: KnownFillProps) {
  // What is fetched anew meanwhile does not change under the hands of whoever works on it.
  const [{ open, seenAt }] = useState(found);
  const surroundings = useFormSurroundings(open.ready);
  const step = useFieldsToFill(props.recordId);
  const given = useGiven(open, surroundings, { copied, find: props.find });
  if (!surroundings || step.state === "loading") return <SkeletonList rows={6} />;
  const isAway = seenAt !== undefined;
  const shown = { open, isAway, surroundings, step: step.value, draft };
  return (
    <Suspense fallback={<SkeletonList rows={6} />}>
      <FillPane {...props} {...shown} given={given?.values} lost={given?.lost ?? 0} />
    </Suspense>
  );
}
