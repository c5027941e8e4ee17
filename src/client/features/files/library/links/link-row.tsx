import { Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { type listPublicLinks, removePublicLink } from "#contract/calls/files/public-link.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useTakeBack } from "#client/parts/failure/use-take-back.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";

interface LinkRowProps {
  readonly link: ReplyOf<typeof listPublicLinks>[number];
  readonly canRevoke: boolean;
  readonly onRevoked: () => void;
}

/** Who made a link and when, how long it works, how often it was used, and taking it back. */
export function LinkRow({ link, canRevoke, onRevoked }: LinkRowProps) {
  const { t } = useTranslation("public-link");
  const users = useUsers();
  const takeBack = useTakeBack(onRevoked);
  const { day } = useFormatTime();
  const { id, userId, createTime, expireTime, maxUses, uses, lastTime, hasPassword, works } = link;
  const maker = users.get(userId)?.nickname ?? t("somebody");
  const revoke = async () => {
    const question = {
      title: t("revokeTitle"),
      message: t("revokeMessage"),
      confirmLabel: t("revoke"),
    };
    await takeBack(question, removePublicLink, { id });
  };
  const facts = [
    works ? "" : t("rests"),
    expireTime > 0 ? t("until", { day: day(expireTime) }) : t("always"),
    hasPassword ? t("withPassword") : "",
    maxUses > 0 ? t("visitsOf", { count: maxUses, uses }) : t("visits", { count: uses }),
  ];
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <div>
        <Text fw={500}>
          {maker} · <RelativeTime time={createTime} />
        </Text>
        <Text c="dimmed" size="xs">
          {facts.filter((fact) => fact !== "").join(" · ")}
        </Text>
        {lastTime > 0 && (
          <Text c="dimmed" size="xs">
            {t("lastVisit")} <RelativeTime time={lastTime} />
          </Text>
        )}
      </div>
      {canRevoke && (
        <Button variant="default" size="compact-sm" onClick={() => void revoke()}>
          {t("revoke")}
        </Button>
      )}
    </Group>
  );
}
