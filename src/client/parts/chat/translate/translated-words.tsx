import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import type { Message } from "#domain/message/message.ts";
import { MessageText } from "../message-text.tsx";
import type { Translation } from "./translations.ts";
import classes from "./translate.module.css";
import { useAskTranslation } from "./use-translating.ts";

interface TranslatedWordsProps {
  readonly message: Message;
  readonly words: string;
  readonly translation: Translation;
}

/** What a message says in the language of the reader, below what it says itself. */
export function TranslatedWords({ message, words, translation }: TranslatedWordsProps) {
  const { t } = useTranslation("message");
  const failureText = useFailureText();
  const ask = useAskTranslation(message);
  const { state } = translation;
  return (
    <div className={classes.translation} data-translation={state}>
      {state === "asking" && <output className={classes.about}>{t("translating")}</output>}
      {state === "failed" && (
        <div className={classes.about} role="alert">
          {t("notTranslated", { why: failureText(translation.failure) })}
          <Button size="compact-sm" variant="subtle" onClick={() => void ask(words)}>
            {t("translateAgain")}
          </Button>
        </div>
      )}
      {state === "ready" && (
        <>
          <MessageText
            msg={{ type: message.msg.type === "md" ? "md" : "text", text: translation.text }}
          />
          <TranslatedFrom from={translation.from} />
        </>
      )}
    </div>
  );
}

function TranslatedFrom({ from }: { readonly from: string }) {
  const { t, i18n } = useTranslation("message");
  const names = new Intl.DisplayNames(localeOf(i18n.language), { type: "language" });
  return (
    <div className={classes.about}>
      {from === "" ? t("translated") : t("translatedFrom", { language: names.of(from) })}
    </div>
  );
}
