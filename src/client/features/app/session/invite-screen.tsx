import { Alert } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { acceptInvite, getInvite } from "#contract/calls/user.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { PersonFields } from "./person-fields.tsx";
import { SessionForm } from "./session-form.tsx";
import { SessionPage } from "./session-page.tsx";

interface InviteScreenProps {
  /** From the part of the address that no server sees. */
  readonly code: string;
  readonly onSignedIn: () => void;
}

type Invitation = { company: string; inviter: string } | "asking" | { problem: string };

/** Somebody who was invited sets name and password. */
export function InviteScreen({ code, onSignedIn }: InviteScreenProps) {
  const { t, i18n } = useTranslation("session");
  const failureText = useFailureText();
  const [invitation, setInvitation] = useState<Invitation>("asking");

  useEffect(() => {
    void openCaller(i18n.language)(getInvite, { code }).then((result) =>
      setInvitation(result.ok ? result.value : { problem: failureText(result.failure) }),
    );
  }, [code, i18n.language, failureText]);

  if (invitation === "asking") return <SessionPage title={t("invited")}>{null}</SessionPage>;
  if ("problem" in invitation) {
    return (
      <SessionPage title={t("inviteBroken")} hint={t("inviteBrokenHint")}>
        <Alert color="red" role="alert" mt="lg">
          {invitation.problem}
        </Alert>
      </SessionPage>
    );
  }
  return (
    <SessionPage title={t("invited")} hint={t("invitedBy", invitation)}>
      <AcceptForm code={code} onSignedIn={onSignedIn} />
    </SessionPage>
  );
}

function AcceptForm({ code, onSignedIn }: InviteScreenProps) {
  const { t } = useTranslation("session");
  return (
    <SessionForm
      call={acceptInvite}
      bodyOf={(field, { clientId }) => ({
        code,
        name: field("name"),
        email: field("email"),
        password: field("password"),
        clientId,
      })}
      action={t("join")}
      onSignedIn={onSignedIn}
    >
      <PersonFields />
    </SessionForm>
  );
}
