import { Alert, Radio, Stack, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { languages } from "#base/languages.ts";
import { prepareLanguage } from "#client/i18n/start-i18n.ts";
import { startAnew } from "#client/platform/service-worker.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";

/** The language of this browser: another one is asked about, and then the page starts anew in it (seed 000 §1). */
export function LanguagePage() {
  const { t, i18n } = useTranslation("settings");
  const [missing, setMissing] = useState("");

  const handleChange = async (code: string) => {
    const name = languages.find((language) => language.code === code)?.name ?? code;
    setMissing("");
    const sure = await confirm({
      title: t("language.confirmTitle", { name }),
      message: t("language.confirmMessage"),
      confirmLabel: t("language.confirm"),
    });
    if (!sure) return;
    if (await prepareLanguage(code)) await startAnew();
    else setMissing(name);
  };

  return (
    <>
      <Title order={1} size="h3">
        {t("language.title")}
      </Title>
      {missing && (
        <Alert color="orange" role="alert">
          {t("language.needsNetwork", { name: missing })}
        </Alert>
      )}
      <Radio.Group
        value={i18n.language}
        onChange={(code) => void handleChange(code)}
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
