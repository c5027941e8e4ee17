import { Alert, Button, Group, PasswordInput, Stack, TextInput } from "@mantine/core";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { textField } from "#client/platform/form-text.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { PASSWORD_MAX } from "#domain/limits.ts";

/** Why something was not done, in the words of a call or as they are to be shown. */
export type Problem = Parameters<ReturnType<typeof useFailureText>>[0] | string | undefined;

interface ProofFormProps {
  /** Whether to ask for the password. */
  readonly password?: boolean;
  /** Whether to ask for a code of the app. */
  readonly code?: boolean;
  readonly action: string;
  /** Does it; what stood in a field is asked by its name. */
  readonly onSend: (field: (name: string) => string) => Promise<Problem>;
  readonly onCancel: () => void;
  /** More fields, above. */
  readonly children?: ReactNode;
}

/** Asks for what proves that it is really the person. What was typed stays when it was refused. */
export function ProofForm(props: ProofFormProps) {
  const { t } = useTranslation("security");
  const { problem, busy, handleSubmit } = useSending(props.onSend);
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="sm">
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
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
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            {props.action}
          </Button>
          <Button variant="default" onClick={props.onCancel}>
            {t("cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useSending(onSend: ProofFormProps["onSend"]) {
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const send = async (form: FormData) => {
    setBusy(true);
    const found = await onSend((name) => textField(form, name));
    setBusy(false);
    setProblem(typeof found === "object" ? failureText(found) : (found ?? ""));
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  };
  return { busy, problem, handleSubmit };
}
