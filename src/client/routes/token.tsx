import { createFileRoute, redirect, useNavigate } from "@tanstack/react-router";
import { TokenScreen } from "#client/features/app/session/token/token-screen.tsx";
import { readSession } from "#client/live/session/session.ts";
import {
  dropToken,
  handedToken,
  handToken,
  tokenIn,
} from "#client/platform/history/handed-token.ts";

export const Route = createFileRoute("/token")({
  staticData: { title: "titles:signIn" },
  beforeLoad({ location }) {
    const token = tokenIn(location.href);
    if (!token) return;
    handToken(token);
    throw redirect({ to: "/token", replace: true });
  },
  component: Token,
});

function Token() {
  const navigate = useNavigate();
  const token = handedToken();
  const handleLeave = () => {
    dropToken();
    void navigate({ to: "/", replace: true });
  };
  return (
    <TokenScreen
      key={token}
      token={token}
      session={readSession()}
      onSignedIn={handleLeave}
      onLeave={handleLeave}
    />
  );
}
