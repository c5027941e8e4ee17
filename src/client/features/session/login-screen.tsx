import { Anchor, Button, Text } from "@mantine/core";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { getSetting } from "#contract/calls/system.ts";
import type { ReplyOf } from "#contract/call.ts";
import { wasEnded } from "#client/live/session/ended.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { LateCornerLinks } from "#client/parts/corner/late-corner.tsx";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { canUsePasskeys } from "#client/platform/passkeys/can-use-passkeys.ts";
import { LoginForm } from "./login-form.tsx";
import type { AskedStep } from "./second/asked-step.ts";
import { SessionPage } from "./session-page.tsx";

const SetUpForm = lazy(async () => {
  const module = await import("./set-up-form.tsx");
  return { default: module.SetUpForm };
});

const SecondStep = lazy(async () => {
  const module = await import("./second/second-step.tsx");
  return { default: module.SecondStep };
});
const OtherWays = lazy(async () => {
  const module = await import("./ways/other-ways.tsx");
  return { default: module.OtherWays };
});

type Setting = ReplyOf<typeof getSetting>;

interface LoginScreenProps {
  readonly onSignedIn: () => void;
  /** Somebody does not know their password any more. */
  readonly onForgot: () => void;
  /** The visitor asked for "/", and the company shows what the product is there. */
  readonly onStartHome: (() => void) | undefined;
}

/** Sign-in, or on an empty server its set-up. */
export function LoginScreen({ onSignedIn, onForgot, onStartHome }: LoginScreenProps) {
  const { t, i18n } = useTranslation(["session", "refusal"]);
  const [setting, setSetting] = useState<Setting | "asking" | "unreachable">("asking");

  const [attempt, setAttempt] = useState(1);
  const [asked, setAsked] = useState<AskedStep>();
  const failureText = useFailureText();
  const [leaveProblem, setLeaveProblem] = useState("");
  const leave = async () => {
    const { leaveForProvider } = await import("./ways/leave-for-provider.ts");
    setLeaveProblem(failureText(await leaveForProvider(i18n.language)));
  };

  useEffect(() => {
    let left = false;
    void openCaller(i18n.language)(getSetting, {}).then((result) => {
      if (!left) setSetting(result.ok ? result.value : "unreachable");
    });
    return () => {
      left = true;
    };
  }, [i18n.language, attempt]);
  const startHome =
    typeof setting === "object" && setting.ready && setting.start_home === true && onStartHome;
  useEffect(() => {
    if (startHome) startHome();
  }, [startHome]);
  const handleTryAgain = () => {
    setSetting("asking");
    setAttempt(attempt + 1);
  };

  if (setting === "asking" || startHome)
    return <SessionPage title={t("title")}>{null}</SessionPage>;
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
  if (asked) {
    return (
      <Suspense fallback={<SessionPage title={t("title")}>{null}</SessionPage>}>
        <SecondStep asked={asked} onSignedIn={onSignedIn} onStartOver={() => setAsked(undefined)} />
      </Suspense>
    );
  }
  const provider = setting.singleSignOn ?? "";
  return (
    <SessionPage
      title={t("title")}
      hint={setting.company}
      footer={
        <LateCornerLinks
          privacyUrl={setting.privacyUrl}
          onSingleSignOn={provider === "" ? undefined : () => void leave()}
        />
      }
    >
      {leaveProblem && (
        <Text role="alert" c="red" mt="md">
          {leaveProblem}
        </Text>
      )}
      {wasEnded() && (
        <Text component="output" display="block">
          {t("refusal:tokenExpired")}
        </Text>
      )}
      <LoginForm onSignedIn={onSignedIn} onSecondStep={setAsked} />
      <Anchor component="button" type="button" size="sm" mt="md" onClick={onForgot}>
        {t("forgot")}
      </Anchor>
      {(provider !== "" || canUsePasskeys()) && (
        <Suspense>
          <OtherWays provider={provider} onSignedIn={onSignedIn} onSecondStep={setAsked} />
        </Suspense>
      )}
    </SessionPage>
  );
}
