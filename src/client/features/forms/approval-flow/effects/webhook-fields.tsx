import { NativeSelect, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { listWebhooks } from "#contract/calls/programs/webhook.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { useAllPlans } from "#client/live/use-all-plans.ts";
import { useServerAnswer } from "#client/parts/failure/use-server-answer.ts";
import type { FlowEffect } from "#domain/approval/flow/flow-effect.ts";
import { mayIn } from "#domain/plan/plan-acts.ts";

type WebhookEffect = Extract<FlowEffect, { does: "webhook" }>;

interface WebhookFieldsProps {
  readonly effect: WebhookEffect;
  readonly onChange: (effect: WebhookEffect) => void;
}

/** Which webhook is told, of a plan that the person leads. */
export function WebhookFields({ effect, onChange }: WebhookFieldsProps) {
  const { t } = useTranslation("approval-flow");
  const plans = (useAllPlans()?.plans ?? []).filter((seen) => mayIn(seen, "webhooks"));
  return (
    <>
      <NativeSelect
        label={t("effects.plan")}
        description={t("effects.webhookHint")}
        data={[
          { value: "0", label: t("effects.choose") },
          ...plans.map(({ plan }) => ({ value: String(plan.id), label: plan.name })),
        ]}
        value={String(effect.planId)}
        onChange={({ currentTarget }) =>
          onChange({ ...effect, planId: Number(currentTarget.value), hookId: 0 })
        }
      />
      {effect.planId > 0 && <HookField key={effect.planId} effect={effect} onChange={onChange} />}
    </>
  );
}

/** The webhooks are the server's: without a network nobody can choose between them. */
function HookField({ effect, onChange }: WebhookFieldsProps) {
  const { t } = useTranslation("approval-flow");
  const isOffline = useLine() === "down";
  const { value, problem } = useServerAnswer(listWebhooks, { planId: effect.planId });
  if (isOffline && !value)
    return (
      <Text size="sm" component="output">
        {t("effects.webhooksOffline")}
      </Text>
    );
  const hooks = value?.webhooks ?? [];
  if (value && hooks.length === 0) return <Text size="sm">{t("effects.noWebhooks")}</Text>;
  return (
    <NativeSelect
      label={t("effects.webhook")}
      {...(problem && { error: problem })}
      data={[
        { value: "0", label: t("effects.choose") },
        ...hooks.map(({ id, url }) => ({ value: String(id), label: url })),
      ]}
      value={String(effect.hookId)}
      onChange={({ currentTarget }) => onChange({ ...effect, hookId: Number(currentTarget.value) })}
    />
  );
}
