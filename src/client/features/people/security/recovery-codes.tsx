import { Alert, Button, Code, CopyButton, Group, Text } from "@mantine/core";
import { Columns } from "#client/ui/columns/columns.tsx";
import { useTranslation } from "react-i18next";
import { saveTextFile } from "#client/platform/save-text-file.ts";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Codes for the day on which the phone is gone; nobody sees them a second time. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation("security");
  const text = codes.join("\n");
  return (
    <Alert color="orange" title={t("recovery.title")}>
      <Text size="sm">{t("recovery.hint")}</Text>
      <Columns component="ul" narrowest="14rem">
        {codes.map((code) => (
          <Code component="li" key={code} display="block">
            {code}
          </Code>
        ))}
      </Columns>
      <Group gap="xs">
        <Button
          variant="default"
          onClick={() => saveTextFile("plumbline-recovery-codes.txt", `${text}\n`)}
        >
          {t("recovery.save")}
        </Button>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? "copied" : "copy")}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onKept}>{t("recovery.kept")}</Button>
      </Group>
    </Alert>
  );
}
