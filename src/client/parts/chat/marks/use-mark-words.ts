import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import { EVERYBODY } from "#domain/message/mention.ts";
import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import { tokensToNames } from "../mention-text.ts";

/** The beginning of a marked message with names for ids; of one without words what kind it is. */
export function useMarkWords(): (mark: Pick<MessageMark, "preview">) => string {
  const { t } = useTranslation(["marks", "chat"]);
  const users = useUsers();
  const nameOf = (id: number) =>
    id === EVERYBODY ? t("chat:everybody") : (users.get(id)?.nickname ?? t("chat:somebody"));
  return ({ preview }) => tokensToNames(preview, nameOf) || t("chat:earlierMessage");
}
