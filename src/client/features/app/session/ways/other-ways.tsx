import { Alert, Button, Divider, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { canUsePasskeys } from "#client/platform/passkeys/can-use-passkeys.ts";
import type { AskedStep } from "../second/asked-step.ts";
import { usePasskeyLogin } from "./use-passkey-login.ts";
import { useProvider } from "./use-provider.ts";

interface OtherWaysProps {
  /** Name of the provider at which people can sign in; empty = none. */
  readonly provider: string;
  readonly onSignedIn: () => void;
  readonly onSecondStep: (asked: AskedStep) => void;
}

/** Signing in without a password: by a passkey, or at the company's provider. */
export function OtherWays({ provider, onSignedIn, onSecondStep }: OtherWaysProps) {
  const { t } = useTranslation("sign-in");
  const passkey = usePasskeyLogin(onSignedIn);
  const away = useProvider(onSignedIn, onSecondStep);
  const problem = passkey.problem || away.problem;
  return (
    <Stack mt="md" gap="xs">
      <Divider label={t("or")} />
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {canUsePasskeys() && (
        <Button variant="default" loading={passkey.busy} onClick={passkey.start}>
          {t("passkey")}
        </Button>
      )}
      {provider && (
        <Button variant="default" loading={away.busy} onClick={away.start}>
          {t("provider", { name: provider })}
        </Button>
      )}
    </Stack>
  );
}
