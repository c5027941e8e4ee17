import { Radio, Stack, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { changeLanguage } from "#client/i18n/start-i18n.ts";
import { languages } from "#base/languages.ts";

/** The language of this browser. */
export function LanguagePage() {
  const { t, i18n } = useTranslation("settings");
  return (
    <>
      <Title order={1} size="h3">
        {t("language.title")}
      </Title>
      <Radio.Group
        value={i18n.language}
        onChange={(code) => void changeLanguage(code)}
        label={t("language.label")}
      >
        <Stack mt="sm">
          {languages.map(({ code, name, locale }) => (
            <Radio key={code} value={code} label={name} lang={locale} />
          ))}
        </Stack>
      </Radio.Group>
    </>
  );
}
