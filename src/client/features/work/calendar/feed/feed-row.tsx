import { Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { type listFeeds, removeFeed } from "#contract/calls/programs/calendar-feed.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useTakeBack } from "#client/parts/failure/use-take-back.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";

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
  const takeBack = useTakeBack(onRevoked);
  const { day } = useFormatTime();
  const { id, createTime, lastTime } = feed;
  const revoke = async () => {
    const question = {
      title: t("feed.revokeTitle", { name }),
      message: t("feed.revokeMessage"),
      confirmLabel: t("feed.revoke"),
    };
    await takeBack(question, removeFeed, { id });
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
