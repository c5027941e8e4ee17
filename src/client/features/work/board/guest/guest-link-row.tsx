import { Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { type listGuestLinks, removeGuestLink } from "#contract/calls/plans/guest-link.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useTakeBack } from "#client/parts/failure/use-take-back.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";

interface GuestLinkRowProps {
  readonly link: ReplyOf<typeof listGuestLinks>[number];
  readonly canRevoke: boolean;
  readonly onRevoked: () => void;
}

/** Whom a link is for, who made it and when, what it shows and how long, how often it was used, and taking it back. */
export function GuestLinkRow({ link, canRevoke, onRevoked }: GuestLinkRowProps) {
  const { t } = useTranslation(["guest-link", "public-link"]);
  const users = useUsers();
  const takeBack = useTakeBack(onRevoked);
  const { day } = useFormatTime();
  const { id, name, userId, createTime, expireTime, lastTime } = link;
  const revoke = async () => {
    const question = {
      title: t("public-link:revokeTitle"),
      message: t("public-link:revokeMessage"),
      confirmLabel: t("public-link:revoke"),
    };
    await takeBack(question, removeGuestLink, { id });
  };
  const facts = [
    link.works ? "" : t("sleeps"),
    t("public-link:until", { day: day(expireTime) }),
    link.hasPassword ? t("public-link:withPassword") : "",
    link.withFields ? t("fieldsShown") : "",
    link.withArchived ? t("archivedShown") : "",
    t("public-link:visits", { count: link.visits }),
  ];
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <div>
        <Text fw={500}>{name}</Text>
        <Text c="dimmed" size="xs">
          {users.get(userId)?.nickname ?? t("public-link:somebody")} ·{" "}
          <RelativeTime time={createTime} />
        </Text>
        <Text c="dimmed" size="xs">
          {facts.filter((fact) => fact !== "").join(" · ")}
        </Text>
        {lastTime > 0 && (
          <Text c="dimmed" size="xs">
            {t("public-link:lastVisit")} <RelativeTime time={lastTime} />
          </Text>
        )}
      </div>
      {canRevoke && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t("revokeNamed", { name })}
          onClick={() => void revoke()}
        >
          {t("public-link:revoke")}
        </Button>
      )}
    </Group>
  );
}
