import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import type { Message } from "#domain/message/message.ts";
import { TAKEN_BY_TIME } from "#domain/message/taken-by-time.ts";

/** What stands where a message was taken back, or away by somebody else. */
export function useGoneWords(): (message: Message) => string {
  const { t } = useTranslation("chat");
  const users = useUsers();
  return ({ withdrawUserId = 0 }) => {
    if (withdrawUserId === TAKEN_BY_TIME) return t("expired");
    return withdrawUserId > 0
      ? t("removedBy", { name: users.get(withdrawUserId)?.nickname ?? t("somebody") })
      : t("withdrawn");
  };
}
