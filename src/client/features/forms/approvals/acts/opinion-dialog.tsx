import { Text, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useUndoable } from "#client/live/use-undoable.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { useKeptText } from "#client/parts/form/use-kept-text.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { Approval } from "#domain/approval/approval.ts";
import { OPINION_MAX } from "#domain/limits.ts";

interface OpinionDialogProps {
  readonly approval: Approval;
  /** 1 approves, 2 rejects, 4 withdraws. */
  readonly status: 1 | 2 | 4;
  /** What the person saw that is asked of them. */
  readonly runId: number | undefined;
  readonly onClose: () => void;
}

const TITLES = { 1: "approve", 2: "reject", 4: "withdraw" } as const;

/** What somebody says to their decision (seed 001 section 2); it can be taken back for ten seconds. */
export function OpinionDialog({ approval, status, runId, onClose }: OpinionDialogProps) {
  const { t } = useTranslation("approvals");
  const [words, setWords] = useKeptText(`approval-opinion-${approval.id}`);
  const run = useUndoable();
  const title = t(TITLES[status]);
  const send = async () => {
    const remarks = words.trim();
    if (status === 2 && remarks === "") return t("opinionNeeded");
    if (status === 4 && remarks === "") return t("reasonNeeded");
    const args = { recordId: approval.id, typeId: approval.recordId, status, remarks };
    const done = await run("approval.decide", { ...args, ...(runId !== undefined && { runId }) });
    if (!done.ok) return done.refusal;
    setWords("");
    onClose();
    offerUndo(done.undo, remarks);
    return undefined;
  };
  const offerUndo = (undo: () => Promise<boolean>, remarks: string) => {
    const takeBack = async () => {
      if (await undo()) setWords(remarks);
      else showToast({ message: t("undoLate") });
    };
    showToast({ message: t("done"), action: { label: t("undo"), onClick: () => void takeBack() } });
  };
  const placeholder = { 1: t("opinion"), 2: t("opinionNeeded"), 4: t("reasonNeeded") }[status];
  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      <ActionForm action={t("confirm")} onSend={send}>
        <Textarea
          aria-label={placeholder}
          placeholder={placeholder}
          rows={8}
          maxLength={OPINION_MAX}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          data-autofocus
        />
        <Text c="dimmed" size="sm" ta="end">
          {words.length}/{OPINION_MAX}
        </Text>
      </ActionForm>
    </Dialog>
  );
}
