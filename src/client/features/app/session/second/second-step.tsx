import { Button, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { loginSecond } from "#contract/calls/sign-in.ts";
import { canUsePasskeys } from "#client/platform/passkeys/can-use-passkeys.ts";
import { SessionForm } from "../session-form.tsx";
import { SessionPage } from "../session-page.tsx";
import type { AskedStep } from "./asked-step.ts";
import { useSecondPasskey } from "./use-second-passkey.ts";

interface SecondStepProps {
  readonly asked: AskedStep;
  readonly onSignedIn: () => void;
  /** Back to e-mail and password. */
  readonly onStartOver: () => void;
}

/** After the password: a code of the app, a recovery code, or a passkey. */
export function SecondStep({ asked, onSignedIn, onStartOver }: SecondStepProps) {
  const { t } = useTranslation("sign-in");
  const [way, setWay] = useState<"code" | "recovery">("code");
  const { step, passkey } = asked;
  const other = useSecondPasskey(step, onSignedIn);
  return (
    <SessionPage title={t("second.title")} hint={t(`second.${way}Hint`)}>
      <SessionForm
        key={way}
        call={loginSecond}
        bodyOf={(field, browser) => ({ step, [way]: field(way), ...browser })}
        problem={other.problem}
        action={t("second.submit")}
        onSignedIn={onSignedIn}
      >
        {way === "code" ? (
          <TextInput
            name="code"
            label={t("second.code")}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9 ]{6,12}"
            maxLength={12}
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to do on this page
            autoFocus
          />
        ) : (
          <TextInput
            name="recovery"
            label={t("second.recovery")}
            autoComplete="off"
            maxLength={40}
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to do on this page
            autoFocus
          />
        )}
      </SessionForm>
      <Stack mt="md" gap="xs">
        {passkey && canUsePasskeys() && (
          <Button variant="default" loading={other.busy} onClick={other.start}>
            {t("passkey")}
          </Button>
        )}
        <Button
          variant="subtle"
          onClick={() => setWay((before) => (before === "code" ? "recovery" : "code"))}
        >
          {t(way === "code" ? "second.useRecovery" : "second.useCode")}
        </Button>
        <Button variant="subtle" onClick={onStartOver}>
          {t("second.startOver")}
        </Button>
      </Stack>
    </SessionPage>
  );
}
