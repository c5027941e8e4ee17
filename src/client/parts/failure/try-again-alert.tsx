import { Alert, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface TryAgainAlertProps {
  /** Why it failed, in words; nothing stands there without any. */
  readonly problem: string | undefined;
  readonly onTryAgain: () => void;
}

/** Says why something could not be fetched from the server, and fetches it once more. */
export function TryAgainAlert({ problem, onTryAgain }: TryAgainAlertProps) {
  const { t } = useTranslation("shell");
  if (!problem) return null;
  return (
    <Alert color="orange" role="alert" title={problem}>
      <Button variant="default" size="compact-sm" onClick={onTryAgain}>
        {t("tryAgain")}
      </Button>
    </Alert>
  );
}
