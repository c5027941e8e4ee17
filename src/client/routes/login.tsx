import { createFileRoute, redirect, useNavigate } from "@tanstack/react-router";
import { LoginScreen } from "#client/features/app/session/login-screen.tsx";
import { readSession } from "#client/live/session/session.ts";
import { takeWanted } from "#client/platform/history/wanted-address.ts";
import { takeCameHome } from "./-home.ts";

export const Route = createFileRoute("/login")({
  staticData: { title: "titles:signIn" },
  beforeLoad() {
    if (readSession()) throw redirect({ to: "/", replace: true });
    return { cameHome: takeCameHome() };
  },
  component: Login,
});

function Login() {
  const { cameHome } = Route.useRouteContext();
  const navigate = useNavigate();
  const handleStartHome = () => void navigate({ to: "/pro", replace: true });
  const handleSignedIn = () => void navigate({ href: takeWanted() ?? "/", replace: true });
  const handleForgot = () => void navigate({ to: "/password" });
  return (
    <LoginScreen
      onSignedIn={handleSignedIn}
      onForgot={handleForgot}
      onStartHome={cameHome ? handleStartHome : undefined}
    />
  );
}
