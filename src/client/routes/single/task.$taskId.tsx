import { createFileRoute, redirect, useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { SignedIn } from "#client/features/signed-in/signed-in.tsx";
import { TaskPanel } from "#client/features/task-panel/task-panel.tsx";
import { forgetSession, readSession } from "#client/live/session/session.ts";
import { idParam } from "../manage/-parameters.ts";

export const Route = createFileRoute("/single/task/$taskId")({
  params: idParam("taskId"),
  beforeLoad() {
    const session = readSession();
    if (!session) throw redirect({ to: "/login", replace: true });
    // The database opens while the code of the screen is on its way.
    void import("#client/live/session/account-database.ts").then(({ accountDatabase }) =>
      accountDatabase(session),
    );
    return { session };
  },
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
  const { history } = useRouter();
  const handleClose = () => (history.canGoBack() ? history.back() : void navigate({ to: "/" }));
  const handleLost = useCallback(() => {
    forgetSession();
    void navigate({ to: "/login", replace: true });
  }, [navigate]);
  return (
    <SignedIn session={session} onLost={handleLost}>
      <TaskPanel
        page
        taskId={taskId}
        onClose={handleClose}
        onOpenTask={(id) => void navigate({ to: "/single/task/$taskId", params: { taskId: id } })}
      />
    </SignedIn>
  );
}
