import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import { EVERYBODY, replaceMentions } from "#domain/message/mention.ts";
import { plainWords } from "#domain/message/preview.ts";
import { type Entry, wordsOf } from "./describe-entry.ts";

/** What a person wrote in an entry, as it is read elsewhere: people by their names, and of formatted words no marks. */
export function useEntryWords(): (entry: Entry) => string {
  const { t } = useTranslation("outbox");
  const users = useUsers();
  const nameOf = (id: number) =>
    id === EVERYBODY ? t("everybody") : (users.get(id)?.nickname ?? t("somebody"));
  return (entry) => {
    const text = replaceMentions(wordsOf(entry), (id) => `@${nameOf(id)}`);
    return isFormatted(entry) ? plainWords(text) : text;
  };
}

function isFormatted({ args }: Entry): boolean {
  return (args as { readonly textType?: unknown }).textType === "md";
}
