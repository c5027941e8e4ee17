import { Alert, Anchor, Radio, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addFeed, listFeeds } from "#contract/calls/programs/calendar-feed.ts";
import { useData } from "#client/live/data-context.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { usePlans } from "#client/live/use-plan.ts";
import { useServerAnswer } from "#client/parts/failure/use-server-answer.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { CopyField } from "#client/ui/form/copy-field.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { FeedRow } from "./feed-row.tsx";

interface FeedDialogProps {
  /** The plan whose calendar is open, 0 = those of all plans. */
  readonly planId: number;
  readonly onClose: () => void;
}

/** Addresses at which another calendar reads tasks: a new one, and those that there are. The server gives them, so it needs the network. */
export function FeedDialog({ planId, onClose }: FeedDialogProps) {
  const { t } = useTranslation("calendar");
  const { call } = useData();
  const isOffline = useLine() === "down";
  const plans = usePlans();
  const { value: feeds, problem, reload } = useServerAnswer(listFeeds, {});
  const [chosen, setChosen] = useState(planId);
  const [url, setUrl] = useState("");
  const nameOf = (id: number) => {
    if (id === 0) return t("feed.mine");
    const view = plans.state === "ready" && plans.value.find(({ plan }) => plan.id === id);
    return view ? view.plan.name : t("feed.planGone");
  };
  const add = async () => {
    const result = await call(addFeed, { planId: chosen });
    if (!result.ok) return result.failure;
    setUrl(result.value.url);
    reload();
    return undefined;
  };
  return (
    <Dialog title={t("feed.title")} onClose={onClose}>
      <Stack>
        <Text size="sm">{t("feed.hint")}</Text>
        {isOffline && (
          <Text component="output" size="sm">
            {t("feed.offline")}
          </Text>
        )}
        <ActionForm action={t("feed.make")} disabled={isOffline} onSend={add}>
          {planId > 0 && (
            <Radio.Group
              label={t("feed.which")}
              value={String(chosen)}
              onChange={(value) => setChosen(Number(value))}
            >
              <Stack gap="xs" mt="xs">
                <Radio value={String(planId)} label={nameOf(planId)} />
                <Radio value="0" label={nameOf(0)} />
              </Stack>
            </Radio.Group>
          )}
        </ActionForm>
        {url && (
          <Stack gap="xs">
            <CopyField label={t("feed.made")} value={url} />
            <Anchor href={url.replace(/^https?:/, "webcal:")} size="sm" w="fit-content">
              {t("feed.open")}
            </Anchor>
            <Text c="dimmed" size="xs">
              {t("feed.keep")}
            </Text>
          </Stack>
        )}
        {problem && !isOffline && (
          <Alert color="orange" role="alert">
            {problem}
          </Alert>
        )}
        {feeds && feeds.length > 0 && (
          <Stack component="section" gap="xs" aria-labelledby="calendar-feeds">
            <Title order={3} size="h6" id="calendar-feeds">
              {t("feed.there")}
            </Title>
            <Each rows={feeds} keyOf={({ id }) => id}>
              {(feed) => (
                <FeedRow
                  feed={feed}
                  name={nameOf(feed.planId)}
                  disabled={isOffline}
                  onRevoked={reload}
                />
              )}
            </Each>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
