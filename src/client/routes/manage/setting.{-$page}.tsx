import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { SettingsScreen } from "#client/features/settings/settings-screen.tsx";
import { forgetSession } from "#client/live/session/session.ts";

export const Route = createFileRoute("/manage/setting/{-$page}")({ component: Settings });

function Settings() {
  const { page } = Route.useParams();
  const navigate = useNavigate();
  const handleSignedOut = () => {
    forgetSession();
    void navigate({ to: "/login", replace: true });
  };
  return (
    <SettingsScreen
      page={page}
      onOpenPage={(name) =>
        void navigate({ to: "/manage/setting/{-$page}", params: { page: name } })
      }
      onSignedOut={handleSignedOut}
    />
  );
}
