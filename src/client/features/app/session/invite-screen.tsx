import { Alert } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { acceptInvite, getInvite } from "#contract/calls/user.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { PersonFields } from "./person-fields.tsx";
import { SessionForm } from "./session-form.tsx";
import { SessionPage } from "./session-page.tsx";

interface InviteScreenProps {
  /** From the part of the address that no server sees. */
  readonly code: string;
  /** To what the newcomer was invited. */
  readonly onSignedIn: (to: InvitedTo) => void;
}

/** The plan that the newcomer joins, or else who invited them, as far as the server says. */
export interface InvitedTo {
  readonly planId?: number | undefined;
  readonly inviterId?: number | undefined;
}

type Invitation = ReplyOf<typeof getInvite> | "asking" | { problem: string };

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
  const { company, inviter, plan } = invitation;
  return (
    <SessionPage
      title={t("invited")}
      hint={
        plan
          ? t("invitedToPlan", { company, inviter, plan: plan.name })
          : t("invitedBy", { company, inviter })
      }
    >
      <AcceptForm
        code={code}
        onSignedIn={() => onSignedIn({ planId: plan?.id, inviterId: invitation.inviterId })}
      />
    </SessionPage>
  );
}

interface AcceptFormProps extends Pick<InviteScreenProps, "code"> {
  readonly onSignedIn: () => void;
}

function AcceptForm({ code, onSignedIn }: AcceptFormProps) {
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
