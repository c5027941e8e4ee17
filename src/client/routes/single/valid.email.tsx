import { createFileRoute, useLocation, useNavigate } from "@tanstack/react-router";
import { ConfirmEmailScreen } from "#client/features/app/session/account/confirm-email-screen.tsx";

export const Route = createFileRoute("/single/valid/email")({
  staticData: { title: "titles:confirmEmail" },
  component: ConfirmEmail,
});

function ConfirmEmail() {
  const navigate = useNavigate();
  const code = useLocation().hash;
  return (
    <ConfirmEmailScreen code={code} onOpen={() => void navigate({ to: "/", replace: true })} />
  );
}
