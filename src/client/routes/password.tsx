import { createFileRoute, useLocation, useNavigate } from "@tanstack/react-router";
import { ForgotScreen } from "#client/features/app/session/account/forgot-screen.tsx";
import { ResetScreen } from "#client/features/app/session/account/reset-screen.tsx";

export const Route = createFileRoute("/password")({
  staticData: { title: "titles:newPassword" },
  component: Password,
});

/** With the code of a link behind the address a new password is set, without it one is asked for. */
function Password() {
  const navigate = useNavigate();
  const code = useLocation().hash;
  const handleSignIn = () => void navigate({ to: "/login", replace: true });
  return code ? (
    <ResetScreen code={code} onSignIn={handleSignIn} />
  ) : (
    <ForgotScreen onSignIn={handleSignIn} />
  );
}
