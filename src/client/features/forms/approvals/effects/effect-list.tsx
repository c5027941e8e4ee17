import { UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useEffectsOf } from "#client/live/approvals/use-approvals.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { Each } from "#client/ui/each/each.tsx";
import type { ApprovalEffect } from "#domain/approval/effect/approval-effect.ts";
import { StepRing } from "../steps/step-ring.tsx";
import parts from "#client/parts/approval/approval.module.css";
import classes from "../approvals.module.css";
import own from "./effects.module.css";

/** Where what was made can be looked at. */
export interface WaysToMade {
  readonly onOpenTask: (taskId: number) => void;
  readonly onOpenRecord: (formId: number, recordId: number) => void;
  readonly onOpenChat: (dialogId: number) => void;
}

/** How an effect is marked, by what became of it. */
const RINGS = { waiting: "now", done: "done", refused: "refused" } as const;

interface EffectListProps extends WaysToMade {
  readonly approvalId: number;
}

/** What the end of a request brought about, each with what became of it; nothing where it brings nothing about. */
export function EffectList({ approvalId, ...ways }: EffectListProps) {
  const { t } = useTranslation("approvals");
  const effects = useEffectsOf(approvalId);
  if (effects.state !== "ready" || effects.value.length === 0) return null;
  return (
    <section className={own.effects} aria-label={t("effects.title")}>
      <h2 className={classes.stepsHead}>{t("effects.title")}</h2>
      <ul className={parts.way}>
        <Each rows={effects.value} keyOf={({ id }) => id} as="li">
          {(effect) => <EffectLine effect={effect} ways={ways} />}
        </Each>
      </ul>
    </section>
  );
}

interface EffectLineProps {
  readonly effect: ApprovalEffect;
  readonly ways: WaysToMade;
}

function EffectLine({ effect, ways }: EffectLineProps) {
  const { t } = useTranslation("approvals");
  const { absolute } = useFormatTime();
  const failureText = useFailureText();
  const { does, state, reason, updateTime } = effect;
  const what = t(`effects.does.${does}`);
  const open = wayTo(effect, ways);
  return (
    <li className={parts.place}>
      <StepRing state={RINGS[state]} />
      <div className={parts.placeWords}>
        {open ? (
          <div>
            <UnstyledButton
              className={own.made}
              aria-label={t("effects.open", { name: what })}
              onClick={open}
            >
              {what}
            </UnstyledButton>
          </div>
        ) : (
          <div>{what}</div>
        )}
        <span className={parts.note}>
          {state === "waiting" && t("effects.state.waiting")}
          {state === "done" && absolute(updateTime)}
          {state === "refused" && t("effects.state.refused", { why: failureText({ reason }) })}
        </span>
      </div>
    </li>
  );
}

function wayTo(
  { does, madeId, madeIn }: ApprovalEffect,
  { onOpenTask, onOpenRecord, onOpenChat }: WaysToMade,
): (() => void) | undefined {
  if (madeId === 0) return undefined;
  if (does === "task") return () => onOpenTask(madeId);
  if (does === "message") return () => onOpenChat(madeId);
  return does === "record" ? () => onOpenRecord(madeIn, madeId) : undefined;
}
