import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import { EVERYBODY } from "#domain/message/mention.ts";

/** What a mention calls whom it names; `missing` for who is not known here. */
export function useMentionNames(missing = ""): (id: number) => string {
  const { t } = useTranslation("chat");
  const users = useUsers();
  return (id) => (id === EVERYBODY ? t("everybody") : (users.get(id)?.nickname ?? missing));
}
