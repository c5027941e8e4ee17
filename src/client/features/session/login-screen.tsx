import { Button } from "@mantine/core";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { getSetting } from "#contract/calls/system.ts";
import type { ReplyOf } from "#contract/call.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { LoginForm } from "./login-form.tsx";
import { SessionPage } from "./session-page.tsx";

const SetUpForm = lazy(async () => {
  const module = await import("./set-up-form.tsx");
  return { default: module.SetUpForm };
});

type Setting = ReplyOf<typeof getSetting>;

interface LoginScreenProps {
  readonly onSignedIn: () => void;
}

/** Sign-in, or on an empty server its set-up. */
export function LoginScreen({ onSignedIn }: LoginScreenProps) {
  const { t, i18n } = useTranslation("session");
  const [setting, setSetting] = useState<Setting | "asking" | "unreachable">("asking");

  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let left = false;
    void openCaller(i18n.language)(getSetting, {}).then((result) => {
      if (!left) setSetting(result.ok ? result.value : "unreachable");
    });
    return () => {
      left = true;
    };
  }, [i18n.language, attempt]);
  const handleTryAgain = () => {
    setSetting("asking");
    setAttempt(attempt + 1);
  };

  if (setting === "asking") return <SessionPage title={t("title")}>{null}</SessionPage>;
  if (setting === "unreachable") {
    return (
      <SessionPage title={t("unreachable")} hint={t("unreachableHint")}>
        <Button mt="lg" onClick={handleTryAgain}>
          {t("tryAgain")}
        </Button>
      </SessionPage>
    );
  }
  if (!setting.ready) {
    return (
      <SessionPage title={t("setUp")} hint={t("setUpHint")}>
        <Suspense>
          <SetUpForm onSignedIn={onSignedIn} />
        </Suspense>
      </SessionPage>
    );
  }
  return (
    <SessionPage title={t("title")} hint={setting.company}>
      <LoginForm onSignedIn={onSignedIn} />
    </SessionPage>
  );
}
