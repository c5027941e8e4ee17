import { Alert, Anchor, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { listWebhooks } from "#contract/calls/programs/webhook.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { useServerAnswer } from "#client/parts/failure/use-server-answer.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import type { Id } from "#domain/id.ts";
import { WebhookForm } from "./webhook-form.tsx";
import { WebhookLine } from "./webhook-line.tsx";

interface WebhooksDialogProps {
  readonly planId: Id;
  readonly onClose: () => void;
}

/** Addresses that are told what happens in a plan. They are the server's, so they need the network. */
export function WebhooksDialog({ planId, onClose }: WebhooksDialogProps) {
  const { t } = useTranslation("webhooks");
  const isOffline = useLine() === "down";
  const { value, problem, reload } = useServerAnswer(listWebhooks, { planId });
  return (
    <Dialog title={t("title")} size="lg" onClose={onClose}>
      <Stack>
        <Text size="sm">
          {t("hint")}{" "}
          <Anchor href="/api/docs" target="_blank" size="sm">
            {t("document")}
          </Anchor>
        </Text>
        {isOffline && (
          <Text component="output" size="sm">
            {t("offline")}
          </Text>
        )}
        {problem && !isOffline && (
          <Alert color="orange" role="alert">
            {problem}
          </Alert>
        )}
        {!value && !problem && <SkeletonList rows={2} />}
        {value?.webhooks.length === 0 && <Text size="sm">{t("none")}</Text>}
        <Each rows={value?.webhooks ?? []} keyOf={({ id }) => id}>
          {(webhook) => <WebhookLine webhook={webhook} disabled={isOffline} onChanged={reload} />}
        </Each>
        {value && !value.mayAdd && <Text size="sm">{t("notAllowed")}</Text>}
        {value?.mayAdd && <WebhookForm planId={planId} disabled={isOffline} onMade={reload} />}
      </Stack>
    </Dialog>
  );
}
