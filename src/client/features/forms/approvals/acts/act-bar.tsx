import { Button } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
  IconUserPlus,
  IconX,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { Approval } from "#domain/approval/approval.ts";
import { askedNow } from "#domain/approval/state/approval-state.ts";
import { HandOnDialog, type HandOnKind } from "./hand-on-dialog.tsx";
import { OpinionDialog } from "./opinion-dialog.tsx";
import classes from "../approvals.module.css";

interface ActBarProps {
  readonly approval: Approval;
  readonly onOpenRecord: (formId: number, recordId: number) => void;
}

type Opened = { decide: 1 | 2 | 4 } | { handOn: HandOnKind } | undefined;

/** What the person can do with a request now; nothing is offered that would be refused. */
export function ActBar({ approval, onOpenRecord }: ActBarProps) {
  const { t } = useTranslation("approvals");
  const { userId } = useData();
  const run = useRun();
  const [opened, setOpened] = useState<Opened>();
  const { id, status, createUserId, formId, recordId } = approval;
  const asked = askedNow(approval, userId);
  const isMine = createUserId === userId;
  const canWithdraw = isMine && status === 3;
  const canAskAgain = isMine && (status === 2 || status === 4 || status === 5);
  if (!asked && !canWithdraw && !canAskAgain) return null;
  const close = () => setOpened(undefined);
  const others: ActionMenuItem[] = [
    { key: "transfer", label: t("transfer"), icon: IconArrowForwardUp, kind: "transfer" as const },
    { key: "addBefore", label: t("addBefore"), icon: IconUserPlus, kind: "addBefore" as const },
    { key: "addAfter", label: t("addAfter"), icon: IconUserPlus, kind: "addAfter" as const },
    { key: "sendBack", label: t("sendBack"), icon: IconArrowBackUp, kind: "sendBack" as const },
  ].map(({ kind, ...item }) => ({ ...item, onClick: () => setOpened({ handOn: kind }) }));
  return (
    <footer className={classes.foot}>
      {canWithdraw && (
        <Button variant="default" onClick={() => setOpened({ decide: 4 })}>
          {t("withdraw")}
        </Button>
      )}
      {canAskAgain && (
        <>
          <Button variant="default" onClick={() => onOpenRecord(formId, recordId)}>
            {t("change")}
          </Button>
          <Button onClick={() => void run("approval.resubmit", { id })}>{t("askAgain")}</Button>
        </>
      )}
      {asked && (
        <>
          <LateMenu label={t("more")} items={others} />
          <Button
            variant="default"
            leftSection={<IconX size="1rem" aria-hidden />}
            onClick={() => setOpened({ decide: 2 })}
          >
            {t("reject")}
          </Button>
          <Button
            leftSection={<IconCheck size="1rem" aria-hidden />}
            onClick={() => setOpened({ decide: 1 })}
          >
            {t("approve")}
          </Button>
        </>
      )}
      {opened && "decide" in opened && (
        <Opening>
          <OpinionDialog
            approval={approval}
            status={opened.decide}
            runId={asked?.run.id}
            onClose={close}
          />
        </Opening>
      )}
      {opened && "handOn" in opened && asked && (
        <Opening>
          <HandOnDialog approval={approval} kind={opened.handOn} run={asked.run} onClose={close} />
        </Opening>
      )}
    </footer>
  );
}
