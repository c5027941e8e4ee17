import { Checkbox, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addWebhook } from "#contract/calls/programs/webhook.ts";
import { useData } from "#client/live/data-context.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { CopyField } from "#client/ui/form/copy-field.tsx";
import type { Id } from "#domain/id.ts";
import { WEBHOOK_URL_MAX, type WebhookKind, webhookKinds } from "#domain/plan/webhook-limits.ts";

interface WebhookFormProps {
  readonly planId: Id;
  readonly disabled: boolean;
  readonly onMade: () => void;
}

/** Makes a webhook, and shows its secret this once. */
export function WebhookForm({ planId, disabled, onMade }: WebhookFormProps) {
  const { t } = useTranslation("webhooks");
  const { call } = useData();
  const [url, setUrl] = useState("");
  const [kinds, setKinds] = useState<WebhookKind[]>(["task"]);
  const [secret, setSecret] = useState("");
  const add = async () => {
    const result = await call(addWebhook, { planId, url: url.trim(), kinds });
    if (!result.ok) return result.failure;
    setSecret(result.value.secret);
    setUrl("");
    onMade();
    return undefined;
  };
  return (
    <Stack>
      <ActionForm action={t("add")} disabled={disabled || kinds.length === 0} onSend={add}>
        <TextInput
          type="url"
          label={t("address")}
          required
          maxLength={WEBHOOK_URL_MAX}
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <Checkbox.Group
          label={t("tells")}
          value={kinds}
          onChange={(chosen) => setKinds(webhookKinds.filter((kind) => chosen.includes(kind)))}
        >
          <Group>
            {webhookKinds.map((kind) => (
              <Checkbox key={kind} value={kind} label={t(`kinds.${kind}`)} />
            ))}
          </Group>
        </Checkbox.Group>
      </ActionForm>
      {secret && (
        <Stack gap="xs">
          <CopyField label={t("secret")} value={secret} />
          <Text c="dimmed" size="xs">
            {t("keep")}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
