import { Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { type listFeeds, removeFeed } from "#contract/calls/programs/calendar-feed.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { useTellFailure } from "#client/parts/failure/use-tell-failure.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";

interface FeedRowProps {
  readonly feed: ReplyOf<typeof listFeeds>[number];
  /** What it tells. */
  readonly name: string;
  readonly disabled: boolean;
  readonly onRevoked: () => void;
}

/** A feed: what it tells, when it was read, and taking it back. */
export function FeedRow({ feed, name, disabled, onRevoked }: FeedRowProps) {
  const { t } = useTranslation("calendar");
  const { call } = useData();
  const tellFailure = useTellFailure();
  const { day } = useFormatTime();
  const { id, createTime, lastTime } = feed;
  const revoke = async () => {
    const sure = await confirm({
      title: t("feed.revokeTitle", { name }),
      message: t("feed.revokeMessage"),
      confirmLabel: t("feed.revoke"),
      danger: true,
    });
    if (!sure) return;
    const result = await call(removeFeed, { id });
    if (!result.ok) tellFailure(result.failure);
    onRevoked();
  };
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Text fw={500}>{name}</Text>
        <Text c="dimmed" size="xs">
          {t("feed.since", { day: day(createTime) })}
          {" · "}
          {t(lastTime > 0 ? "feed.read" : "feed.neverRead")}{" "}
          {lastTime > 0 && <RelativeTime time={lastTime} />}
        </Text>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        disabled={disabled}
        aria-label={t("feed.revokeNamed", { name })}
        onClick={() => void revoke()}
      >
        {t("feed.revoke")}
      </Button>
    </Group>
  );
}
