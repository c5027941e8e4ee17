import { Button, CopyButton, Group, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  /** How it is shown where it reads better so: in groups of four. */
  readonly shown?: string;
}

/** A link, a key or a token that the person takes along. */
export function CopyField({ label, value, shown = value }: CopyFieldProps) {
  const { t } = useTranslation("shell");
  return (
    <Group align="flex-end" wrap="nowrap">
      <TextInput flex={1} readOnly label={label} value={shown} />
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {t(copied ? "copied" : "copy")}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
