import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useUndoable } from "#client/live/use-undoable.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { Approval } from "#domain/approval/approval.ts";
import { askedNow } from "#domain/approval/state/standing.ts";
import { OPINION_MAX } from "#domain/limits.ts";

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
  const [words, setWords] = useState("");
  const run = useUndoable();
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
    onClose();
    onDone();
    const undoAll = async () => {
      const undone = await Promise.all(undos.map(async (undo) => undo()));
      if (undone.includes(false)) showToast({ message: t("undoLate") });
    };
    showToast({
      message: t("batch.done", { count: undos.length }),
      ...(undos.length > 0 && { action: { label: t("undo"), onClick: () => void undoAll() } }),
    });
    if (late > 0) showToast({ message: t("batch.late", { count: late }), sticky: true });
    return undefined;
  };
  const label = t(kind === "reject" ? "opinionNeeded" : "opinion");
  return (
    <Dialog title={t(`batch.${kind}`, { count: approvals.length })} size="lg" onClose={onClose}>
      <ActionForm action={t("confirm")} onSend={send}>
        <Textarea
          aria-label={label}
          placeholder={label}
          rows={4}
          maxLength={OPINION_MAX}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          data-autofocus
        />
      </ActionForm>
    </Dialog>
  );
}
