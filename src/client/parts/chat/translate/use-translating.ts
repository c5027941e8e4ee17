import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { languages } from "#base/languages.ts";
import { translateText } from "#contract/calls/programs/translation.ts";
import { useServerOffers } from "#client/live/company/use-server-offers.ts";
import { useData } from "#client/live/data-context.ts";
import type { Message } from "#domain/message/message.ts";
import { TRANSLATION_TEXT_MAX } from "#domain/message/translation/translation-limits.ts";
import { useMentionNames } from "../mention/use-mention-names.ts";
import { translationsIn } from "./translations.ts";
import { wordsToTranslate } from "./words-to-translate.ts";

/** What the menu of a message offers where words can be translated. */
export function useTranslating(message: Message) {
  const { t } = useTranslation("message");
  const { database } = useData();
  const { translates } = useServerOffers();
  const ask = useAskTranslation(message);
  const words = wordsToTranslate(message, useMentionNames());
  const translations = translationsIn(database);
  const isShown = useSyncExternalStore(
    translations.subscribe,
    () => translations.of(message.id, words) !== undefined,
  );
  if (!translates || words === "" || words.length > TRANSLATION_TEXT_MAX) return [];
  return [
    isShown
      ? {
          key: "translate",
          label: t("hideTranslation"),
          onClick: () => translations.hide(message.id, words),
        }
      : { key: "translate", label: t("translate"), onClick: () => void ask(words) },
  ];
}

/** Has words of a message translated into the language of the screen, and shows below it what came of that. */
export function useAskTranslation({ id }: Message): (words: string) => Promise<void> {
  const { database, quietCall } = useData();
  const { i18n } = useTranslation("message");
  const language = languages.find(({ code }) => code === i18n.language)?.code ?? "en";
  return async (words) => {
    const translations = translationsIn(database);
    translations.show(id, words, { state: "asking" });
    const result = await quietCall(translateText, { text: words, language });
    // Whoever has hidden it meanwhile does not want it any more.
    if (!translations.of(id, words)) return;
    translations.show(
      id,
      words,
      result.ok
        ? { state: "ready", ...result.value }
        : { state: "failed", failure: result.failure },
    );
  };
}
