import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useUndoable } from "#client/live/use-undoable.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { useKeptText } from "#client/parts/form/use-kept-text.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { Approval } from "#domain/approval/approval.ts";
import { askedNow } from "#domain/approval/state/standing.ts";
import { CancelButton } from "./cancel-button.tsx";
import { OpinionField } from "./opinion-field.tsx";
import { useOfferUndo } from "./use-offer-undo.ts";

interface BatchDialogProps {
  readonly approvals: readonly Approval[];
  readonly kind: "approve" | "reject";
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** One word to several requests: each is decided by itself, so that one that has moved on holds up no other. */
export function BatchDialog({ approvals, kind, onDone, onClose }: BatchDialogProps) {
  const { t } = useTranslation("approvals");
  const { userId } = useData();
  const [words, setWords] = useKeptText("approval-opinion-batch");
  const run = useUndoable();
  const offerUndo = useOfferUndo();
  const send = async () => {
    const remarks = words.trim();
    if (kind === "reject" && remarks === "") return t("opinionNeeded");
    const undos: (() => Promise<boolean>)[] = [];
    for (const approval of approvals) {
      const asked = askedNow(approval, userId);
      const done = await run("approval.decide", {
        recordId: approval.id,
        typeId: approval.recordId,
        status: kind === "approve" ? 1 : 2,
        remarks,
        inBatch: true,
        ...(asked && { runId: asked.run.id }),
      });
      if (done.ok) undos.push(done.undo);
    }
    const late = approvals.length - undos.length;
    setWords("");
    onClose();
    onDone();
    const undoAll = async () => {
      const undone = await Promise.all(undos.map(async (undo) => undo()));
      return !undone.includes(false);
    };
    const message = t("batch.done", { count: undos.length });
    if (undos.length > 0) offerUndo(undoAll, () => setWords(remarks), message);
    else showToast({ message });
    if (late > 0) showToast({ message: t("batch.late", { count: late }), sticky: true });
    return undefined;
  };
  const label = t(kind === "reject" ? "opinionNeeded" : "opinion");
  return (
    <Dialog title={t(`batch.${kind}`, { count: approvals.length })} size="lg" onClose={onClose}>
      <ActionForm action={t("confirm")} onSend={send} beside={<CancelButton onClick={onClose} />}>
        <OpinionField label={label} rows={4} words={words} onWords={setWords} isFirst />
      </ActionForm>
    </Dialog>
  );
}
