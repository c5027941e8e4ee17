import { useTranslation } from "react-i18next";
import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import { tokensToNames } from "../mention/mention-text.ts";
import { useMentionNames } from "../mention/use-mention-names.ts";

/** The beginning of a marked message with names for ids; of one without words what kind it is. */
export function useMarkWords(): (mark: Pick<MessageMark, "preview">) => string {
  const { t } = useTranslation(["marks", "chat"]);
  const nameOf = useMentionNames(t("chat:somebody"));
  return ({ preview }) => tokensToNames(preview, nameOf) || t("chat:earlierMessage");
}
