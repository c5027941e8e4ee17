import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useUsers } from "#client/live/use-users.ts";
import type { Refusal } from "#domain/refusal.ts";

/** Who removed what is gone, and when, where the server says so. */
export function Remover({ refusal: { data } }: { readonly refusal: Refusal }) {
  const { t } = useTranslation("outbox");
  const { absolute } = useFormatTime();
  const users = useUsers();
  const name = users.get(Number(data?.["removedBy"]))?.nickname;
  if (!name) return null;
  return (
    <Text size="sm">{t("removedBy", { name, time: absolute(Number(data?.["removedAt"])) })}</Text>
  );
}
