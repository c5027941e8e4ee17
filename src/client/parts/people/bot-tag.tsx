import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import { Tag } from "#client/ui/tag/tag.tsx";

/** Marks a bot wherever its name stands (seed 001 §6); nothing beside a person's. */
export function BotTag({ userId }: { readonly userId: number }) {
  const { t } = useTranslation("shell");
  return useUsers().get(userId)?.bot ? <Tag tint="accent">{t("bot")}</Tag> : null;
}
