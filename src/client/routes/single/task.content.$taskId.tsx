import { createFileRoute } from "@tanstack/react-router";
import { SignedIn } from "#client/features/app/signed-in/signed-in.tsx";
import { DescriptionPage } from "#client/features/work/task-panel/description/description-page.tsx";
import { places, shortcuts } from "../-features.ts";
import { useWayBack } from "../-history.ts";
import { signedInOnly } from "../-signed-in-only.ts";
import { idParam } from "../manage/-parameters.ts";
import { useToSignIn } from "../-to-sign-in.ts";

export const Route = createFileRoute("/single/task/content/$taskId")({
  params: idParam("taskId"),
  staticData: { title: "titles:task" },
  beforeLoad: signedInOnly,
  component: TaskContent,
});

function TaskContent() {
  const { taskId } = Route.useParams();
  const { session } = Route.useRouteContext();
  const { back } = useWayBack();
  const handleLost = useToSignIn(session);
  return (
    <SignedIn session={session} places={places} shortcuts={shortcuts} onLost={handleLost}>
      <DescriptionPage taskId={taskId} onBack={back} />
    </SignedIn>
  );
}
