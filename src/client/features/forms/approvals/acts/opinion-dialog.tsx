import { Input } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSignsNow } from "#client/live/approvals/use-approvals.ts";
import { useData } from "#client/live/data-context.ts";
import { useUndoable } from "#client/live/use-undoable.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { useKeptText } from "#client/parts/form/use-kept-text.ts";
import { SignaturePad } from "#client/parts/signature/signature-pad.tsx";
import { useUsers } from "#client/live/use-users.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { Approval } from "#domain/approval/approval.ts";
import { CancelButton } from "./cancel-button.tsx";
import { OpinionField } from "./opinion-field.tsx";
import { useOfferUndo } from "./use-offer-undo.ts";

export type OpinionKind = "approve" | "reject" | "withdraw" | "void";

interface OpinionDialogProps {
  readonly approval: Approval;
  readonly kind: OpinionKind;
  /** What the person saw that is asked of them. */
  readonly runId: number | undefined;
  readonly onClose: () => void;
}

/** What has to be said to it. */
const NEEDED = {
  approve: undefined,
  reject: "opinionNeeded",
  withdraw: "reasonNeeded",
  void: "voidNeeded",
} as const;
const STATUSES = { approve: 1, reject: 2, withdraw: 4 } as const;

/** What somebody says to their decision (seed 001 section 2); it can be taken back for ten seconds. */
export function OpinionDialog({ approval, kind, runId, onClose }: OpinionDialogProps) {
  const { t } = useTranslation("approvals");
  const [words, setWords] = useKeptText(`approval-opinion-${approval.id}`);
  const run = useUndoable();
  const offerUndo = useOfferUndo();
  const needed = NEEDED[kind];
  const { userId } = useData();
  const name = useUsers().get(userId)?.nickname ?? "";
  const asksToSign = useSignsNow(approval);
  const signs = asksToSign && (kind === "approve" || kind === "reject");
  const [signature, setSignature] = useState<string | null>(null);
  const decide = async (remarks: string) => {
    if (kind === "void") return run("approval.void", { id: approval.id, remarks });
    const args = { recordId: approval.id, typeId: approval.recordId, status: STATUSES[kind] };
    const seen = {
      ...(runId !== undefined && { runId }),
      ...(signs && signature && { signature }),
    };
    return run("approval.decide", { ...args, ...seen, remarks, inBatch: false });
  };
  const send = async () => {
    const remarks = words.trim();
    if (needed && remarks === "") return t(needed);
    if (signs && !signature) return t("signNeeded");
    const done = await decide(remarks);
    if (!done.ok) return done.refusal;
    setWords("");
    onClose();
    offerUndo(done.undo, () => setWords(remarks));
    return undefined;
  };
  return (
    <Dialog title={t(kind)} size="lg" onClose={onClose}>
      <ActionForm action={t("confirm")} onSend={send} beside={<CancelButton onClick={onClose} />}>
        <OpinionField
          label={t(needed ?? "opinion")}
          rows={8}
          words={words}
          onWords={setWords}
          isFirst
        />
        {signs && (
          <Input.Wrapper label={t("sign")} labelElement="div" required>
            <SignaturePad
              value={signature}
              name={name}
              onChange={setSignature}
              names={{ "aria-label": t("sign") }}
            />
          </Input.Wrapper>
        )}
      </ActionForm>
    </Dialog>
  );
}
