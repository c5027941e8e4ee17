import { Alert, Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SavedSession } from "#client/live/session/session.ts";
import { SessionPage } from "../session-page.tsx";
import { useContinue } from "./use-continue.ts";
import { useOwner } from "./use-owner.ts";

interface TokenScreenProps {
  /** The token that was handed over; undefined where there is none any more. */
  readonly token: string | undefined;
  /** Who is signed in on this browser already. */
  readonly session: SavedSession | undefined;
  readonly onSignedIn: () => void;
  /** To the sign-in, or for who is signed in to the app. */
  readonly onLeave: () => void;
}

/** Signing in by a token from an address: only after the person has seen as whom. */
export function TokenScreen({ token, session, onSignedIn, onLeave }: TokenScreenProps) {
  const { t } = useTranslation("token");
  const [attempt, setAttempt] = useState(1);
  const owner = useOwner(token, attempt);
  const { busy, problem, start } = useContinue(token, onSignedIn);
  if (owner === "asking") return <SessionPage title={t("title")}>{null}</SessionPage>;
  if (owner === "unreachable") {
    return (
      <SessionPage title={t("unreachable")} hint={t("unreachableHint")}>
        <Button mt="lg" onClick={() => setAttempt(attempt + 1)}>
          {t("tryAgain")}
        </Button>
      </SessionPage>
    );
  }
  if (owner === "unusable") {
    return (
      <SessionPage title={t("unusable")} hint={t("unusableHint")}>
        <Button mt="lg" onClick={onLeave}>
          {t(session ? "toApp" : "signIn")}
        </Button>
      </SessionPage>
    );
  }
  const isSame = session?.userId === owner.userId;
  return (
    <SessionPage title={t("title")} hint={t("hint")}>
      <Stack mt="lg">
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {session && !isSame && <Text size="sm">{t("other", { name: session.nickname })}</Text>}
        <Text size="sm" c="dimmed">
          {owner.email}
        </Text>
        <Button loading={busy} onClick={isSame ? onSignedIn : () => start()}>
          {t("continueAs", { name: owner.nickname })}
        </Button>
        <Button variant="default" disabled={busy} onClick={onLeave}>
          {t("notMe")}
        </Button>
      </Stack>
    </SessionPage>
  );
}
