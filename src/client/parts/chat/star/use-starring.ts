import { useTranslation } from "react-i18next";
import { useStars } from "#client/live/chat/use-starred.ts";
import { useRun } from "#client/live/use-run.ts";
import type { Message } from "#domain/message/message.ts";

/** What the menu of a message offers to keep it in view for oneself. */
export function useStarring({ id: msgId }: Pick<Message, "id">) {
  const { t } = useTranslation("message");
  const run = useRun();
  const remove = useStars().has(msgId);
  const label = t(remove ? "unstar" : "star");
  return [{ key: "star", label, onClick: () => void run("message.star", { msgId, remove }) }];
}
