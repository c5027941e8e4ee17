import { useEffect, useEffectEvent } from "react";
import { useFormOf, useRequestOf } from "#client/live/approvals/use-approvals.ts";
import { useData } from "#client/live/data-context.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { FormDeleted } from "./form-deleted.tsx";

interface RequestDoorProps {
  /** That of a request, of what is asked for, or of a form or its flow. */
  readonly id: number;
  /** Only what the person has asked for. */
  readonly mine?: true;
  readonly onRequest: (approvalId: number) => void;
  /** Left out where the number of a form leads nowhere. */
  readonly onForm?: (formId: number) => void;
  readonly onGone: () => void;
}

/** Leads to what a number in an address stands for, as soon as it is known on this device. */
export function RequestDoor({ id, mine, onRequest, onForm, onGone }: RequestDoorProps) {
  const { userId } = useData();
  const request = useRequestOf(id);
  const form = useFormOf(id);
  const isRead = request.state === "ready" && form.state === "ready";
  const found = isRead ? request.value : undefined;
  const approvalId = found && (!mine || found.createUserId === userId) ? found.id : 0;
  const formId = isRead && approvalId === 0 && onForm ? (form.value ?? 0) : 0;
  const lead = useEffectEvent(() => {
    if (approvalId > 0) onRequest(approvalId);
    else if (formId > 0) onForm?.(formId);
  });
  useEffect(() => lead(), [approvalId, formId]);
  if (!isRead || approvalId > 0 || formId > 0) return <SkeletonList rows={6} />;
  return (
    <OnceFetched>
      <FormDeleted onClose={onGone} />
    </OnceFetched>
  );
}
