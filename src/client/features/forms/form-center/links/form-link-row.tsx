import { Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { type listFormLinks, removeFormLink } from "#contract/calls/forms/form-link.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useTakeBack } from "#client/parts/failure/use-take-back.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";

interface FormLinkRowProps {
  readonly link: ReplyOf<typeof listFormLinks>["links"][number];
  readonly canRevoke: boolean;
  readonly onRevoked: () => void;
}

/** What a link is for, who made it and when, how much came by it, and taking it back. */
export function FormLinkRow({ link, canRevoke, onRevoked }: FormLinkRowProps) {
  const { t } = useTranslation("form-link");
  const users = useUsers();
  const takeBack = useTakeBack(onRevoked);
  const { day } = useFormatTime();
  const { id, name, userId, createTime, expireTime, maxUses, uses, lastTime, works } = link;
  const revoke = async () => {
    const question = {
      title: t("revokeTitle"),
      message: t("revokeMessage"),
      confirmLabel: t("revoke"),
    };
    await takeBack(question, removeFormLink, { id });
  };
  const facts = [
    works ? "" : t("rests"),
    expireTime > 0 ? t("until", { day: day(expireTime) }) : t("always"),
    maxUses > 0 ? t("recordsOf", { count: maxUses, uses }) : t("records", { count: uses }),
  ];
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <div>
        <Text fw={500}>{name}</Text>
        <Text c="dimmed" size="xs">
          {users.get(userId)?.nickname ?? t("somebody")} · <RelativeTime time={createTime} />
        </Text>
        <Text c="dimmed" size="xs">
          {facts.filter((fact) => fact !== "").join(" · ")}
        </Text>
        {lastTime > 0 && (
          <Text c="dimmed" size="xs">
            {t("lastRecord")} <RelativeTime time={lastTime} />
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
          {t("revoke")}
        </Button>
      )}
    </Group>
  );
}
