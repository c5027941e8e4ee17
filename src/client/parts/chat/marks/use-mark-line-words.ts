import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import type { LineBody } from "#domain/message/body/line-body.ts";
import { useMarkWords } from "./use-mark-words.ts";

/** More names would leave no room for what it is about. */
const NAMES_SHOWN = 3;

/** What somebody did with a message, in words. */
export function useMarkLineWords(): (userId: number, line: LineBody) => string {
  const { t } = useTranslation(["marks", "chat"]);
  const users = useUsers();
  const wordsOf = useMarkWords();
  const nameOf = (id: number) => users.get(id)?.nickname ?? t("chat:somebody");
  return (userId, line) => {
    const shown = line.userIds.slice(0, NAMES_SHOWN).map(nameOf).join(", ");
    const more = line.userIds.length - NAMES_SHOWN;
    const people = more > 0 ? t("andMore", { names: shown, count: more }) : shown;
    const words = wordsOf({ preview: line.text });
    return t(`line.${line.type}.${line.action}`, { name: nameOf(userId), people, words });
  };
}
