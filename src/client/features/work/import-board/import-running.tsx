import { Button, Progress, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface ImportRunningProps {
  readonly label: string;
  /** 0 to 100; undefined while it cannot be known. */
  readonly percent?: number;
  readonly onStop: () => void;
}

/** How far it is; it can be stopped at any time. */
export function ImportRunning({ label, percent, onStop }: ImportRunningProps) {
  const { t } = useTranslation("import");
  return (
    <div>
      <Text component="output" display="block" mb="xs">
        {label}
      </Text>
      <Progress value={percent ?? 100} animated={percent === undefined} aria-label={label} />
      <Button variant="default" mt="md" onClick={onStop}>
        {t("cancel")}
      </Button>
    </div>
  );
}
