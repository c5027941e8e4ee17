import { createFileRoute, useLocation, useNavigate } from "@tanstack/react-router";
import { type InvitedTo, InviteScreen } from "#client/features/app/session/invite-screen.tsx";
import { readSession } from "#client/live/session/session.ts";
import { pairDialogId } from "#domain/id.ts";

export const Route = createFileRoute("/invite")({
  staticData: { title: "titles:invited" },
  component: Invite,
});

function Invite() {
  const navigate = useNavigate();
  const code = useLocation().hash;
  /** Into what they were invited to: the plan, or a chat with whoever invited them. */
  const land = ({ planId, inviterId }: InvitedTo) => {
    const me = readSession()?.userId;
    if (planId !== undefined)
      return navigate({ to: "/manage/plan/$planId", params: { planId }, replace: true });
    if (inviterId === undefined || me === undefined) return navigate({ to: "/", replace: true });
    return navigate({
      to: "/manage/messenger/{-$dialogId}",
      params: { dialogId: pairDialogId(me, inviterId) },
      replace: true,
    });
  };
  return <InviteScreen code={code} onSignedIn={(to) => void land(to)} />;
}
