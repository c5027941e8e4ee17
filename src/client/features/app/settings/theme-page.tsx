import { Alert, Radio, Stack, Title, useMantineColorScheme } from "@mantine/core";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import {
  readDensity,
  readMotion,
  subscribeToAppearance,
  writeDensity,
  writeMotion,
} from "#client/platform/appearance.ts";
import {
  canChangeTheme,
  type ThemeChoice,
  writeThemeChoice,
} from "#client/platform/theme-choice.ts";

const themes = ["auto", "light", "dark"] as const;
const densities = ["comfortable", "compact"] as const;
const motions = ["auto", "less"] as const;

/** How it looks in this browser: colours, how much room things take, whether they move. */
export function ThemePage() {
  const { t } = useTranslation("settings");
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const [refused, setRefused] = useState(false);
  const density = useSyncExternalStore(subscribeToAppearance, readDensity);
  const motion = useSyncExternalStore(subscribeToAppearance, readMotion);

  const handleTheme = (choice: ThemeChoice) => {
    setRefused(!canChangeTheme());
    if (!canChangeTheme()) return;
    writeThemeChoice(choice);
    setColorScheme(choice);
  };

  return (
    <>
      <Title order={1} size="h3">
        {t("theme.title")}
      </Title>
      {refused && (
        <Alert color="orange" role="alert">
          {t("theme.refused")}
        </Alert>
      )}
      <Choice label={t("theme.label")} value={colorScheme} options={themes} onChange={handleTheme}>
        {(option) => t(`theme.${option}`)}
      </Choice>
      <Choice
        label={t("density.label")}
        value={density}
        options={densities}
        onChange={writeDensity}
      >
        {(option) => t(`density.${option}`)}
      </Choice>
      <Choice label={t("motion.label")} value={motion} options={motions} onChange={writeMotion}>
        {(option) => t(`motion.${option}`)}
      </Choice>
    </>
  );
}

interface ChoiceProps<Option extends string> {
  readonly label: string;
  readonly value: Option;
  readonly options: readonly Option[];
  readonly onChange: (option: Option) => void;
  /** What an option is called. */
  readonly children: (option: Option) => ReactNode;
}

function Choice<Option extends string>({
  label,
  value,
  options,
  onChange,
  children,
}: ChoiceProps<Option>) {
  const handleChange = (wanted: string) => {
    const option = options.find((each) => each === wanted);
    if (option) onChange(option);
  };
  return (
    <Radio.Group value={value} onChange={handleChange} label={label}>
      <Stack mt="sm">
        {options.map((option) => (
          <Radio key={option} value={option} label={children(option)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
