import { Checkbox, Input, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useUndoable } from "#client/live/use-undoable.ts";
import { useUsers } from "#client/live/use-users.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { useKeptText } from "#client/parts/form/use-kept-text.ts";
import { PeopleChoice } from "#client/parts/people/people-choice.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { Approval } from "#domain/approval/approval.ts";
import type { StepRun } from "#domain/approval/state/approval-state.ts";
import { agreedIn, earlierRuns } from "#domain/approval/state/standing.ts";
import { STEP_PEOPLE_MAX } from "#domain/limits.ts";
import { CancelButton } from "./cancel-button.tsx";
import { OpinionField } from "./opinion-field.tsx";
import { useOfferUndo } from "./use-offer-undo.ts";

export type HandOnKind = "transfer" | "addBefore" | "addAfter" | "sendBack";

interface HandOnDialogProps {
  readonly approval: Approval;
  readonly kind: HandOnKind;
  /** What is asked of the person. */
  readonly run: StepRun;
  readonly onClose: () => void;
}

/** Lets somebody else decide: instead, before, behind, or once more; it can be taken back for ten seconds. */
export function HandOnDialog({ approval, kind, run: asked, onClose }: HandOnDialogProps) {
  const { t } = useTranslation("approvals");
  const { userId } = useData();
  const run = useUndoable();
  const offerUndo = useOfferUndo();
  const [words, setWords] = useKeptText(`approval-opinion-${approval.id}`);
  const [userIds, setUserIds] = useState<readonly number[]>([]);
  const [toRun, setToRun] = useState("0");
  const [straight, setStraight] = useState(false);
  const send = async () => {
    const remarks = words.trim();
    if (kind === "sendBack" && remarks === "") return t("opinionNeeded");
    const done = await run("approval.handOn", {
      id: approval.id,
      what: kind,
      userIds: [...userIds],
      toRun: Number(toRun),
      straight,
      remarks,
      runId: asked.id,
    });
    if (!done.ok) return done.refusal;
    setWords("");
    onClose();
    offerUndo(done.undo, () => setWords(remarks));
    return undefined;
  };
  return (
    <Dialog title={t(kind)} size="lg" onClose={onClose}>
      <ActionForm action={t("confirm")} onSend={send} beside={<CancelButton onClick={onClose} />}>
        {kind === "sendBack" ? (
          <>
            <EarlierSteps approval={approval} from={asked} value={toRun} onChange={setToRun} />
            {toRun !== "0" && (
              <Checkbox
                label={t("straight")}
                checked={straight}
                onChange={(event) => setStraight(event.currentTarget.checked)}
              />
            )}
          </>
        ) : (
          <Input.Wrapper label={t("whom")} labelElement="div" description={t(`after.${kind}`)}>
            <PeopleChoice
              peopleOnly
              chosen={userIds}
              without={[userId]}
              max={kind === "transfer" ? 1 : STEP_PEOPLE_MAX}
              onChange={(change) => setUserIds(change.chosen)}
            />
          </Input.Wrapper>
        )}
        <OpinionField
          label={t(kind === "sendBack" ? "opinionNeeded" : "opinion")}
          rows={4}
          words={words}
          onWords={setWords}
        />
      </ActionForm>
    </Dialog>
  );
}

interface EarlierStepsProps {
  readonly approval: Approval;
  readonly from: StepRun;
  readonly value: string;
  readonly onChange: (toRun: string) => void;
}

/** To whom it can be sent back: whoever asks, or who has agreed before. */
function EarlierSteps({ approval, from, value, onChange }: EarlierStepsProps) {
  const { t } = useTranslation("approvals");
  const users = useUsers();
  const nameOf = (id: number) => users.get(id)?.nickname ?? "";
  const options = earlierRuns(approval, from).map((run) => {
    const agreed = agreedIn(run).map(nameOf).join(", ");
    const label = [run.name, agreed].filter((words) => words !== "").join(" · ");
    return { value: String(run.id), label };
  });
  const initiator = { value: "0", label: nameOf(approval.createUserId) };
  return (
    <NativeSelect
      label={t("sendBackTo")}
      data={[initiator, ...options]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
