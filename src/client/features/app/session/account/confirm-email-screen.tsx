import { Alert, Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { confirmEmail } from "#contract/calls/account.ts";
import type { CallResult } from "#client/data/calls/http.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { SessionPage } from "../session-page.tsx";

interface ConfirmEmailScreenProps {
  /** From the part of the address that no server sees. */
  readonly code: string;
  readonly onOpen: () => void;
}

type Confirmed = CallResult<{ email: string }>;

/** A link works once, also where a screen is drawn twice. */
const asked = new Map<string, Promise<Confirmed>>();

function confirmOnce(code: string, language: string): Promise<Confirmed> {
  const known = asked.get(code) ?? openCaller(language)(confirmEmail, { code });
  asked.set(code, known);
  return known;
}

/** The link in a letter to a new address: whoever opens it has the address. */
export function ConfirmEmailScreen({ code, onOpen }: ConfirmEmailScreenProps) {
  const { t, i18n } = useTranslation("account");
  const failureText = useFailureText();
  const [result, setResult] = useState<Confirmed>();

  const confirm = () => {
    setResult(undefined);
    void confirmOnce(code, i18n.language).then(setResult);
  };
  useEffect(() => {
    void confirmOnce(code, i18n.language).then(setResult);
  }, [code, i18n.language]);
  const handleTryAgain = () => {
    asked.delete(code);
    confirm();
  };

  if (!result) return <SessionPage title={t("confirm.asking")}>{null}</SessionPage>;
  const open = (
    <Button mt="lg" onClick={onOpen}>
      {t("confirm.open")}
    </Button>
  );
  if (result.ok) {
    return (
      <SessionPage title={t("confirm.done")} hint={t("confirm.doneHint", result.value)}>
        {open}
      </SessionPage>
    );
  }
  const isFinal = result.failure.kind === "refused";
  return (
    <SessionPage
      title={isFinal ? t("confirm.broken") : t("confirm.asking")}
      {...(isFinal && { hint: t("confirm.brokenHint") })}
    >
      <Alert color="red" role="alert" mt="lg">
        {failureText(result.failure)}
      </Alert>
      {isFinal ? (
        open
      ) : (
        <Button mt="lg" onClick={handleTryAgain}>
          {t("tryAgain")}
        </Button>
      )}
    </SessionPage>
  );
}
