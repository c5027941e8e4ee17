import { Radio, Stack, Title, useMantineColorScheme } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type ThemeChoice, writeThemeChoice } from "#client/platform/theme-choice.ts";

const choices: readonly ThemeChoice[] = ["auto", "light", "dark"];

/** Light, dark, or as the system says. */
export function ThemePage() {
  const { t } = useTranslation("settings");
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const handleChange = (value: string) => {
    const choice = value as ThemeChoice;
    writeThemeChoice(choice);
    setColorScheme(choice);
  };
  return (
    <>
      <Title order={1} size="h3">
        {t("theme.title")}
      </Title>
      <Radio.Group value={colorScheme} onChange={handleChange} label={t("theme.label")}>
        <Stack mt="sm">
          {choices.map((choice) => (
            <Radio key={choice} value={choice} label={t(`theme.${choice}`)} />
          ))}
        </Stack>
      </Radio.Group>
    </>
  );
}
