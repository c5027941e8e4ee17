import { Box } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BodyOf } from "#contract/call.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import type { FieldText } from "#client/ui/form/form.tsx";
import { enterBy, type EnteringBrowser, type SessionCall } from "./enter-by.ts";
import { type AfterAttempt, goOnAfter } from "./second/asked-step.ts";

interface SessionFormProps<Call extends SessionCall> extends AfterAttempt {
  readonly call: Call;
  /** What the call is told: of the fields, and of the browser. */
  readonly bodyOf: (field: FieldText, browser: EnteringBrowser) => BodyOf<Call>;
  /** Words of the button. */
  readonly action: string;
  /** What went wrong beside the form. */
  readonly problem?: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form whose success signs this browser in. */
export function SessionForm<Call extends SessionCall>({
  call,
  bodyOf,
  action,
  onSignedIn,
  onSecondStep,
  problem = "",
  children,
}: SessionFormProps<Call>) {
  const { i18n } = useTranslation("session");
  const enter = async (field: FieldText) => {
    const failure = await enterBy(i18n.language, call, (browser) => bodyOf(field, browser));
    return goOnAfter(failure, { onSignedIn, onSecondStep });
  };
  return (
    <Box mt="lg">
      <ActionForm wide leadsAway action={action} onSend={enter} problem={problem}>
        {children}
      </ActionForm>
    </Box>
  );
}
