import { Button, PasswordInput, TextInput } from "@mantine/core";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import type { Problem } from "#client/parts/form/use-action.ts";
import type { FieldText } from "#client/ui/form/form.tsx";
import { PASSWORD_MAX } from "#domain/limits.ts";

interface ProofFormProps {
  /** Whether to ask for the password. */
  readonly password?: boolean;
  /** Whether to ask for a code of the app. */
  readonly code?: boolean;
  readonly action: string;
  /** Does it; what stood in a field is asked by its name. */
  readonly onSend: (field: FieldText) => Promise<Problem>;
  readonly onCancel: () => void;
  /** More fields, above. */
  readonly children?: ReactNode;
}

/** Asks for what proves that it is really the person. What was typed stays when it was refused. */
export function ProofForm(props: ProofFormProps) {
  const { t } = useTranslation("security");
  const cancel = (
    <Button variant="default" onClick={props.onCancel}>
      {t("cancel")}
    </Button>
  );
  return (
    <ActionForm action={props.action} onSend={props.onSend} beside={cancel}>
      {props.children}
      {props.password && (
        <PasswordInput
          name="password"
          label={t("password")}
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          required
          visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
        />
      )}
      {props.code && (
        <TextInput
          name="code"
          label={t("code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]{6,12}"
          maxLength={12}
          required
        />
      )}
    </ActionForm>
  );
}
