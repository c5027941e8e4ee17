import { Anchor, Button, Text } from "@mantine/core";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { getSetting } from "#contract/calls/system.ts";
import type { ReplyOf } from "#contract/call.ts";
import { whyEnded } from "#client/live/session/ended.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { LateCornerLinks } from "#client/parts/corner/late-corner.tsx";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { canUsePasskeys } from "#client/platform/passkeys/can-use-passkeys.ts";
import { late } from "#client/ui/late.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import { LoginForm } from "./login-form.tsx";
import type { AskedStep } from "./second/asked-step.ts";
import { SessionPage } from "./session-page.tsx";

const SetUpForm = late(async () => (await import("./set-up-form.tsx")).SetUpForm);

const SecondStep = late(async () => (await import("./second/second-step.tsx")).SecondStep);
const OtherWays = late(async () => (await import("./ways/other-ways.tsx")).OtherWays);

type Setting = ReplyOf<typeof getSetting>;
const NO_WORDS = "\u00a0";

interface LoginScreenProps {
  readonly onSignedIn: () => void;
  /** Somebody does not know their password any more. */
  readonly onForgot: () => void;
  /** The visitor asked for "/", and the company shows what the product is there. */
  readonly onStartHome: (() => void) | undefined;
}

/** Sign-in, or on an empty server its set-up. */
export function LoginScreen({ onSignedIn, onForgot, onStartHome }: LoginScreenProps) {
  const { t, i18n } = useTranslation("session");
  const [setting, setSetting] = useState<Setting | "asking" | "unreachable">("asking");

  const [attempt, setAttempt] = useState(1);
  const [asked, setAsked] = useState<AskedStep>();

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

  // Who came by the address of the app itself may be led on; everybody else can begin to type.
  const mayBeLedOn = setting === "asking" && onStartHome !== undefined;
  if (mayBeLedOn || startHome) return <SessionPage title={t("title")}>{null}</SessionPage>;
  if (typeof setting === "object" && !setting.ready) {
    return (
      <SessionPage title={t("setUp")} hint={t("setUpHint")}>
        <SetUpForm onSignedIn={onSignedIn} />
      </SessionPage>
    );
  }
  if (asked) {
    return (
      <Meanwhile instead={<SessionPage title={t("title")}>{null}</SessionPage>}>
        <SecondStep asked={asked} onSignedIn={onSignedIn} onStartOver={() => setAsked(undefined)} />
      </Meanwhile>
    );
  }
  return (
    <SignIn
      setting={setting}
      onSignedIn={onSignedIn}
      onSecondStep={setAsked}
      onForgot={onForgot}
      onTryAgain={handleTryAgain}
    />
  );
}

interface SignInProps extends Pick<LoginScreenProps, "onSignedIn" | "onForgot"> {
  readonly setting: Setting | "asking" | "unreachable";
  readonly onSecondStep: (asked: AskedStep) => void;
  readonly onTryAgain: () => void;
}

/** Why somebody has to sign in again. */
function WhyEnded({ reason }: { readonly reason: string }) {
  const { t } = useTranslation("refusal");
  return (
    <Text component="output" display="block">
      {t(reason)}
    </Text>
  );
}

/** The ways in; what needs the server's word comes when it is there. */
function SignIn({ setting, onSignedIn, onSecondStep, onForgot, onTryAgain }: SignInProps) {
  const { t, i18n } = useTranslation("session");
  const failureText = useFailureText();
  const [leaveProblem, setLeaveProblem] = useState("");
  const leave = async () => {
    const { leaveForProvider } = await import("./ways/leave-for-provider.ts");
    setLeaveProblem(failureText(await leaveForProvider(i18n.language)));
  };
  const known = typeof setting === "object" ? setting : undefined;
  const provider = known?.singleSignOn ?? "";
  const isUnreachable = setting === "unreachable";
  const ended = whyEnded();
  return (
    <SessionPage
      title={t(isUnreachable ? "unreachable" : "title")}
      // The line is there before its words are, so that nothing moves below it.
      hint={isUnreachable ? t("unreachableHint") : (known?.company ?? NO_WORDS)}
      footer={
        known && (
          <LateCornerLinks
            privacyUrl={known.privacyUrl}
            onSingleSignOn={provider === "" ? undefined : () => void leave()}
          />
        )
      }
    >
      {isUnreachable && (
        <Button mt="lg" onClick={onTryAgain}>
          {t("tryAgain")}
        </Button>
      )}
      {leaveProblem && (
        <Text role="alert" c="red" mt="md">
          {leaveProblem}
        </Text>
      )}
      {!isUnreachable && ended && (
        <Suspense>
          <WhyEnded reason={ended} />
        </Suspense>
      )}
      {/* What was typed stays where the server cannot be reached. */}
      <div hidden={isUnreachable}>
        <LoginForm onSignedIn={onSignedIn} onSecondStep={onSecondStep} />
        <Anchor component="button" type="button" size="sm" mt="md" onClick={onForgot}>
          {t("forgot")}
        </Anchor>
      </div>
      {known && (provider !== "" || canUsePasskeys()) && (
        <OtherWays provider={provider} onSignedIn={onSignedIn} onSecondStep={onSecondStep} />
      )}
    </SessionPage>
  );
}
