import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Emoji, joinEmoji } from "./emoji.ts";

/** The words of each language are a file of their own: nobody loads those of another one. */
const wordsIn: Readonly<Record<string, () => Promise<{ words: string }>>> = {
  zh: () => import("virtual:emoji/words-zh"),
  "zh-CHT": () => import("virtual:emoji/words-zh-CHT"),
  en: () => import("virtual:emoji/words-en"),
  ko: () => import("virtual:emoji/words-ko"),
  ja: () => import("virtual:emoji/words-ja"),
  de: () => import("virtual:emoji/words-de"),
  fr: () => import("virtual:emoji/words-fr"),
  id: () => import("virtual:emoji/words-id"),
};

const loaded = new Map<string, readonly Emoji[]>();

async function loadEmoji(language: string): Promise<readonly Emoji[]> {
  const [{ signs }, said] = await Promise.all([
    import("virtual:emoji/signs"),
    wordsIn[language]?.(),
  ]);
  const all = joinEmoji(signs, said?.words ?? "");
  loaded.set(language, all);
  return all;
}

/** All emoji with their words in the person's language; undefined until they are here, which they may never be offline. */
export function useAllEmoji(): { all: readonly Emoji[] | undefined; failed: boolean } {
  const { i18n } = useTranslation("emoji");
  const { language } = i18n;
  const [, setCome] = useState<readonly Emoji[]>();
  const [failed, setFailed] = useState(false);
  const all = loaded.get(language);
  useEffect(() => {
    let left = false;
    if (loaded.has(language)) return undefined;
    loadEmoji(language).then(
      (found) => !left && setCome(found),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [language]);
  return { all, failed: failed && !all };
}
