import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface DurationFieldProps {
  readonly label: string;
  readonly value: string;
  /** It says no duration that can be taken. */
  readonly wrong: boolean;
  readonly required?: boolean;
  readonly onChange: (text: string) => void;
}

const LETTERS_MAX = 40;

/** How long something takes, as people write it. */
export function DurationField({ label, value, wrong, required, onChange }: DurationFieldProps) {
  const { t } = useTranslation("work-time");
  return (
    <TextInput
      label={label}
      description={t("hint")}
      value={value}
      required={required ?? false}
      maxLength={LETTERS_MAX}
      error={wrong && t("invalid")}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
