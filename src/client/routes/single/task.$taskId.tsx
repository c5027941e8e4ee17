import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { SignedIn } from "#client/features/app/signed-in/signed-in.tsx";
import { TaskPanel } from "#client/features/work/task-panel/task-panel.tsx";
import { keyedWays, places, shortcuts } from "../-features.ts";
import { useWayBack } from "../-history.ts";
import { Search } from "../-search.tsx";
import { signedInOnly } from "../-signed-in-only.ts";
import { idParam } from "../manage/-parameters.ts";
import { useToSignIn } from "../-to-sign-in.ts";

export const Route = createFileRoute("/single/task/$taskId")({
  params: idParam("taskId"),
  staticData: { title: "titles:task" },
  beforeLoad: signedInOnly,
  loader: ({ context, params }) =>
    import("#client/live/ask-ahead.ts").then(({ askForTask }) =>
      askForTask(context.session, params.taskId),
    ),
  component: SingleTask,
});

function SingleTask() {
  const { taskId } = Route.useParams();
  const { session } = Route.useRouteContext();
  const navigate = useNavigate();
  const { back } = useWayBack();
  const handleLost = useToSignIn(session);
  return (
    <SignedIn
      session={session}
      places={places}
      keyedWays={keyedWays}
      shortcuts={shortcuts}
      onLost={handleLost}
    >
      <TaskPanel
        page
        taskId={taskId}
        onClose={back}
        onOpenTask={(id) => void navigate({ to: "/single/task/$taskId", params: { taskId: id } })}
      />
      <Search onSignedOut={handleLost} />
    </SignedIn>
  );
}
