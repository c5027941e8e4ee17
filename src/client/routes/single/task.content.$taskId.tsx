import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { SignedIn } from "#client/features/signed-in/signed-in.tsx";
import { DescriptionPage } from "#client/features/task-panel/description/description-page.tsx";
import { forgetSession } from "#client/live/session/session.ts";
import { useWayBack } from "../-history.ts";
import { signedInOnly } from "../-signed-in-only.ts";
import { idParam } from "../manage/-parameters.ts";

export const Route = createFileRoute("/single/task/content/$taskId")({
  params: idParam("taskId"),
  staticData: { title: "titles:task" },
  beforeLoad: signedInOnly,
  component: TaskContent,
});

function TaskContent() {
  const { taskId } = Route.useParams();
  const { session } = Route.useRouteContext();
  const navigate = useNavigate();
  const { back } = useWayBack();
  const handleLost = useCallback(() => {
    forgetSession();
    void navigate({ to: "/login", replace: true });
  }, [navigate]);
  return (
    <SignedIn session={session} onLost={handleLost}>
      <DescriptionPage taskId={taskId} onBack={back} />
    </SignedIn>
  );
}
