import { createFileRoute, useLocation, useNavigate } from "@tanstack/react-router";
import { InviteScreen } from "#client/features/app/session/invite-screen.tsx";

export const Route = createFileRoute("/invite")({
  staticData: { title: "titles:invited" },
  component: Invite,
});

function Invite() {
  const navigate = useNavigate();
  const code = useLocation().hash;
  return <InviteScreen code={code} onSignedIn={() => void navigate({ to: "/", replace: true })} />;
}
