import { createFileRoute, redirect, useNavigate } from "@tanstack/react-router";
import { LoginScreen } from "#client/features/session/login-screen.tsx";
import { readSession } from "#client/live/session/session.ts";

export const Route = createFileRoute("/login")({
  beforeLoad() {
    if (readSession()) throw redirect({ to: "/", replace: true });
  },
  component: Login,
});

function Login() {
  const navigate = useNavigate();
  return <LoginScreen onSignedIn={() => void navigate({ to: "/", replace: true })} />;
}
