import { Button } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBan,
  IconBellRinging,
  IconCheck,
  IconPencil,
  IconUserPlus,
  IconX,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useFieldsToFill, useManagesFlow } from "#client/live/approvals/use-approvals.ts";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { useIsNarrow } from "#client/ui/use-is-phone.ts";
import type { Approval } from "#domain/approval/approval.ts";
import { askedNow } from "#domain/approval/state/standing.ts";
import {
  mayResubmit,
  mayVoid,
  mayWithdraw,
  urgeFrom,
} from "#domain/approval/state/what-can-be-done.ts";
import { requestShortcuts } from "../feature.ts";
import { HandOnDialog, type HandOnKind } from "./hand-on-dialog.tsx";
import { OpinionDialog, type OpinionKind } from "./opinion-dialog.tsx";
import { useActAtOnce } from "./use-act-at-once.ts";
import { WhyNotLine } from "./why-not-line.tsx";
import classes from "../approvals.module.css";

interface ActBarProps {
  readonly approval: Approval;
  readonly onFillRecord: (formId: number, recordId: number) => void;
}

/** Whom else it may go to; `isPlain`: what people do all day. */
const HAND_ONS = [
  { kind: "transfer", icon: IconArrowForwardUp, isPlain: true },
  { kind: "addBefore", icon: IconUserPlus, isPlain: false },
  { kind: "addAfter", icon: IconUserPlus, isPlain: false },
  { kind: "sendBack", icon: IconArrowBackUp, isPlain: true },
] as const;

type Opened = { decide: OpinionKind } | { handOn: HandOnKind } | undefined;

/** What the person can do with a request now, or why it is not theirs to decide; nothing is offered that would be refused. */
export function ActBar({ approval, onFillRecord }: ActBarProps) {
  const { t } = useTranslation("approvals");
  const { userId } = useData();
  const act = useActAtOnce();
  const isNarrow = useIsNarrow();
  const [opened, setOpened] = useState<Opened>();
  const { id, createUserId, formId, recordId } = approval;
  const manages = useManagesFlow(approval.flowId);
  const person = { userId, initiatorId: createUserId };
  const step = useFieldsToFill(recordId);
  const asked = askedNow(approval, userId);
  const isAsked = asked !== undefined;
  useShortcut(requestShortcuts.approve, () => setOpened({ decide: "approve" }), isAsked);
  useShortcut(requestShortcuts.reject, () => setOpened({ decide: "reject" }), isAsked);
  useShortcut(requestShortcuts.transfer, () => setOpened({ handOn: "transfer" }), isAsked);
  const canWithdraw = mayWithdraw(approval, person);
  const canAskAgain = mayResubmit(approval, person);
  const canVoid = mayVoid(approval, { ...person, manages });
  const close = () => setOpened(undefined);
  const handOns = HAND_ONS.map(({ kind, icon, isPlain }) => ({
    key: kind,
    label: t(kind),
    icon,
    // What has room stands in the bar itself.
    inBar: isPlain && !isNarrow,
    onClick: () => setOpened({ handOn: kind }),
  }));
  const voiding: ActionMenuItem = {
    key: "void",
    label: t("void"),
    icon: IconBan,
    danger: true,
    onClick: () => setOpened({ decide: "void" }),
  };
  const others: ActionMenuItem[] = [
    ...(asked ? handOns.filter(({ inBar }) => !inBar) : []),
    ...(canVoid ? [voiding] : []),
  ];
  return (
    <footer className={classes.foot} data-foot-bar>
      <WhyNotLine approval={approval} />
      {canAskAgain && <p className={classes.whyNot}>{t("cameBack")}</p>}
      {asked && <ForWhom userId={asked.task.userId} />}
      {others.length > 0 && <LateMenu label={t("more")} items={others} />}
      {canWithdraw && (
        <>
          <UrgeButton approval={approval} />
          <Button variant="default" onClick={() => setOpened({ decide: "withdraw" })}>
            {t("withdraw")}
          </Button>
        </>
      )}
      {canAskAgain && (
        <>
          <Button variant="default" onClick={() => onFillRecord(formId, recordId)}>
            {t("change")}
          </Button>
          <Button onClick={() => void act("approval.resubmit", id)}>{t("askAgain")}</Button>
        </>
      )}
      {asked && (
        <>
          {step.state === "ready" && step.value && (
            <Button
              variant="default"
              leftSection={<IconPencil size="1rem" aria-hidden />}
              onClick={() => onFillRecord(formId, recordId)}
            >
              {t("fillIn")}
            </Button>
          )}
          {handOns
            .filter(({ inBar }) => inBar)
            .map(({ key, label, icon: Picture, onClick }) => (
              <Button
                key={key}
                variant="default"
                leftSection={<Picture size="1rem" aria-hidden />}
                onClick={onClick}
              >
                {label}
              </Button>
            ))}
          <Button
            variant="default"
            leftSection={<IconX size="1rem" aria-hidden />}
            onClick={() => setOpened({ decide: "reject" })}
          >
            {t("reject")}
          </Button>
          <Button
            leftSection={<IconCheck size="1rem" aria-hidden />}
            onClick={() => setOpened({ decide: "approve" })}
          >
            {t("approve")}
          </Button>
        </>
      )}
      {opened && "decide" in opened && (
        <Opening>
          <OpinionDialog
            approval={approval}
            kind={opened.decide}
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

/** In whose name the person decides, where it is not their own. */
function ForWhom({ userId }: { readonly userId: number }) {
  const { t } = useTranslation("approvals");
  const { userId: own } = useData();
  const of = useUsers().get(userId)?.nickname ?? "";
  return userId === own ? null : <span className={classes.for}>{t("decideFor", { of })}</span>;
}

/** Tells those who decide that somebody waits, once an hour; between that it says from when on they can be told again. */
function UrgeButton({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslation("approvals");
  const { userId, now } = useData();
  const { timeOfDay } = useFormatTime();
  const act = useActAtOnce();
  const from = urgeFrom(approval, { userId, initiatorId: approval.createUserId }) ?? 0;
  const isTooSoon = now() < from;
  return (
    <Button
      variant="default"
      leftSection={<IconBellRinging size="1rem" aria-hidden />}
      disabled={isTooSoon}
      onClick={() => void act("approval.urge", approval.id)}
    >
      {isTooSoon ? t("urged", { time: timeOfDay(from) }) : t("urge")}
    </Button>
  );
}
