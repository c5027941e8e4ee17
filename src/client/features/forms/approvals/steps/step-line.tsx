import { UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useRestOfWay } from "#client/live/approvals/use-approvals.ts";
import { useData } from "#client/live/data-context.ts";
import type { Approval } from "#domain/approval/approval.ts";
import { askedNow, currentRuns } from "#domain/approval/state/standing.ts";
import { ringOf, StepRing } from "./step-ring.tsx";
import classes from "./step-line.module.css";

/** More of them have no room beside each other. */
const SHOWN = 7;

interface StepLineProps {
  readonly approval: Approval;
  /** Leads to the steps themselves. */
  readonly onShow: () => void;
}

/** How far a request has come, in one line for where the steps stand far below. */
export function StepLine({ approval, onShow }: StepLineProps) {
  const { t } = useTranslation("approvals");
  const { userId } = useData();
  const rest = useRestOfWay(approval.id);
  const later = rest.state === "ready" ? (rest.value?.length ?? 0) : 0;
  const runs = currentRuns(approval).map(ringOf);
  const rings = [...runs, ...Array.from({ length: later }, () => "later" as const)];
  const isMine = askedNow(approval, userId) !== undefined;
  return (
    <UnstyledButton className={classes.line} onClick={onShow}>
      {rings.slice(0, SHOWN).map((ring, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- rings never change their places
        <StepRing key={place} state={ring} />
      ))}
      <span className={classes.turn} data-mine={isMine || undefined}>
        {isMine ? t("yourTurn") : t([`status.${approval.status}`, "status.unknown"])}
      </span>
      <IconChevronDown size="1rem" aria-hidden />
    </UnstyledButton>
  );
}
