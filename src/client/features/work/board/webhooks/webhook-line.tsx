import { Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { removeWebhook, switchWebhook } from "#contract/calls/programs/webhook.ts";
import { useData } from "#client/live/data-context.ts";
import { useTakeBack } from "#client/parts/failure/use-take-back.ts";
import { useTellFailure } from "#client/parts/failure/use-tell-failure.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import classes from "./webhook-line.module.css";

type Webhook = ReplyOf<typeof switchWebhook>;

interface WebhookLineProps {
  readonly webhook: Webhook;
  readonly disabled: boolean;
  readonly onChanged: () => void;
}

/** Where a webhook leads, of what it tells, how it fares, and switching it off and on. */
export function WebhookLine({ webhook, disabled, onChanged }: WebhookLineProps) {
  const { t } = useTranslation("webhooks");
  const { call } = useData();
  const tellFailure = useTellFailure();
  const takeBack = useTakeBack(onChanged);
  const { id, url, kinds, offTime } = webhook;
  const turn = async (on: boolean) => {
    const result = await call(switchWebhook, { id, on });
    if (!result.ok) tellFailure(result.failure);
    onChanged();
  };
  const remove = async () => {
    const question = {
      title: t("removeTitle"),
      message: t("removeMessage", { url }),
      confirmLabel: t("remove"),
    };
    await takeBack(question, removeWebhook, { id });
  };
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <div className={classes.words}>
        <Text fw={500} size="sm" className={classes.address} title={url}>
          {url}
        </Text>
        <Text c="dimmed" size="xs">
          {kinds.map((kind) => t(`kinds.${kind}`)).join(", ")}
        </Text>
        <WebhookState webhook={webhook} />
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button
          variant="default"
          size="compact-sm"
          disabled={disabled}
          aria-label={t(offTime > 0 ? "onNamed" : "offNamed", { url })}
          onClick={() => void turn(offTime > 0)}
        >
          {t(offTime > 0 ? "on" : "off")}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          disabled={disabled}
          aria-label={t("removeNamed", { url })}
          onClick={() => void remove()}
        >
          {t("remove")}
        </Button>
      </Group>
    </Group>
  );
}

/** Whether what is told arrives. */
function WebhookState({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useTranslation("webhooks");
  const { offTime, failTime, lastStatus, lastTime } = webhook;
  const answer = lastStatus > 0 ? t("answered", { status: lastStatus }) : t("noAnswer");
  if (offTime > 0)
    return (
      <Text size="xs" c="orange">
        {t("isOff")} <RelativeTime time={offTime} />
        {failTime > 0 && ` · ${answer}`}
      </Text>
    );
  if (failTime > 0)
    return (
      <Text size="xs" c="red">
        {t("fails")} <RelativeTime time={failTime} /> · {answer}
      </Text>
    );
  return (
    <Text size="xs" c="dimmed">
      {t(lastTime > 0 ? "told" : "nothingYet")} {lastTime > 0 && <RelativeTime time={lastTime} />}
    </Text>
  );
}
