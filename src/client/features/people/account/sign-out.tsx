import { Alert, Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useOutboxActions } from "#client/live/use-outbox-actions.ts";
import { useSignOut } from "#client/live/session/use-sign-out.ts";
import { saveTextFile } from "#client/platform/save-text-file.ts";

interface SignOutProps {
  readonly onSignedOut: () => void;
}

/** Signing out takes everything off this device; while work is unsent it asks what shall become of it. */
export function SignOut({ onSignedOut }: SignOutProps) {
  const { t } = useTranslation("settings");
  const { exportUnsent } = useOutboxActions();
  const { countUnsent, signOut } = useSignOut();
  const [unsent, setUnsent] = useState(0);

  const leave = async () => {
    await signOut();
    onSignedOut();
  };
  const handleSignOut = async () => {
    const count = await countUnsent();
    if (count === 0) await leave();
    else setUnsent(count);
  };
  const handleExport = async () => {
    saveTextFile("plumbline-unsent.json", await exportUnsent());
    await leave();
  };

  return (
    <div>
      <Button variant="default" onClick={() => void handleSignOut()}>
        {t("signOut.action")}
      </Button>
      {unsent > 0 && (
        <Alert color="orange" mt="md" role="alert" title={t("signOut.unsent", { count: unsent })}>
          {t("signOut.unsentHint")}
          <Group mt="sm">
            <Button onClick={() => setUnsent(0)}>{t("signOut.stay")}</Button>
            <Button variant="default" onClick={() => void handleExport()}>
              {t("signOut.export")}
            </Button>
            <Button variant="subtle" color="red" onClick={() => void leave()}>
              {t("signOut.discard")}
            </Button>
          </Group>
        </Alert>
      )}
    </div>
  );
}
