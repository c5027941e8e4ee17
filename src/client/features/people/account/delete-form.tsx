import { Alert, Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deleteAccount } from "#contract/calls/account.ts";
import { useData } from "#client/live/data-context.ts";
import { useSignOut } from "#client/live/session/use-sign-out.ts";
import { useOutboxActions } from "#client/live/use-outbox-actions.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { saveTextFile } from "#client/platform/save-text-file.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { EMAIL_MAX } from "#domain/limits.ts";
import { OwnPassword } from "./own-password.tsx";

interface DeleteFormProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onSignedOut: () => void;
}

/** The last word: the address typed once more, the password, and a question. */
export function DeleteForm({ email, hasPassword, onSignedOut }: DeleteFormProps) {
  const { t } = useTranslation("account");
  const { call } = useData();
  const { countUnsent, leave } = useSignOut();
  const { exportUnsent } = useOutboxActions();
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  const [unsent, setUnsent] = useState(0);
  const [saved, setSaved] = useState(false);

  const isSure = async () => {
    const count = saved ? 0 : await countUnsent();
    setUnsent(count);
    if (count > 0) return false;
    return confirm({
      title: t("delete.sureTitle"),
      message: t("delete.sureMessage"),
      confirmLabel: t("delete.action"),
      danger: true,
    });
  };
  const remove = async () => {
    const failure = await leave(async () => {
      const result = await call(deleteAccount, { email: typed, ...(hasPassword && { password }) });
      return result.ok ? undefined : result.failure;
    });
    if (!failure) onSignedOut();
    return failure;
  };
  const handleExport = async () => {
    saveTextFile("plumbline-unsent.json", await exportUnsent());
    setUnsent(0);
    setSaved(true);
  };
  const isTheirs = typed.trim().toLowerCase() === email;
  return (
    <ActionForm
      danger
      action={t("delete.action")}
      isSure={isSure}
      onSend={remove}
      disabled={!isTheirs}
    >
      {unsent > 0 && (
        <Alert color="orange" role="alert" title={t("delete.unsent", { count: unsent })}>
          <Button variant="default" size="compact-sm" onClick={() => void handleExport()}>
            {t("delete.export")}
          </Button>
        </Alert>
      )}
      <TextInput
        label={t("delete.email", { email })}
        autoComplete="off"
        maxLength={EMAIL_MAX}
        required
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {hasPassword && <OwnPassword value={password} onChange={setPassword} />}
    </ActionForm>
  );
}
