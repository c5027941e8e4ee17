import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { NotFound } from "#client/features/app/not-found/not-found.tsx";
import { SettingsScreen } from "#client/features/app/settings/settings-screen.tsx";
import { settingsPages } from "../-settings-pages.ts";
import { useToSignIn } from "../-to-sign-in.ts";

export const Route = createFileRoute("/manage/setting/{-$page}")({
  staticData: { title: "titles:settings" },
  component: Settings,
});

function Settings() {
  const { page } = Route.useParams();
  const { session } = Route.useRouteContext();
  const navigate = useNavigate();
  const handleSignedOut = useToSignIn(session);
  return (
    <SettingsScreen
      pages={settingsPages}
      page={page}
      notFound={<NotFound within="frame" />}
      onOpenPage={(name) =>
        void navigate({ to: "/manage/setting/{-$page}", params: { page: name } })
      }
      onSignedOut={handleSignedOut}
      onOpenRequest={(id) => void navigate({ to: "/manage/approve/details", search: { id } })}
    />
  );
}
