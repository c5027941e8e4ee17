import { useSyncExternalStore } from "react";
import { useData } from "#client/live/data-context.ts";
import { late } from "#client/ui/late.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import type { Message } from "#domain/message/message.ts";
import { useMentionNames } from "../mention/use-mention-names.ts";
import { translationsIn } from "./translations.ts";
import { wordsToTranslate } from "./words-to-translate.ts";

const TranslatedWords = late(async () => (await import("./translated-words.tsx")).TranslatedWords);

/** The translation of a message, where somebody has asked for it. */
export function TranslationOf({ message }: { readonly message: Message }) {
  const { database } = useData();
  const translations = translationsIn(database);
  const words = wordsToTranslate(message, useMentionNames());
  const translation = useSyncExternalStore(translations.subscribe, () =>
    translations.of(message.id, words),
  );
  if (!translation) return null;
  return (
    <Meanwhile instead={null}>
      <TranslatedWords message={message} words={words} translation={translation} />
    </Meanwhile>
  );
}
