import { createFileRoute } from "@tanstack/react-router";
import { TaskPrint } from "#client/features/work/task-panel/print/task-print.tsx";
import { signedInOnly } from "../-signed-in-only.ts";
import { SingleScreen } from "../-single-screen.tsx";
import { idParam } from "../manage/-parameters.ts";

export const Route = createFileRoute("/single/task/print/$taskId")({
  params: idParam("taskId"),
  staticData: { title: "titles:task" },
  beforeLoad: signedInOnly,
  component: Print,
});

function Print() {
  const { taskId } = Route.useParams();
  const { session } = Route.useRouteContext();
  return (
    <SingleScreen session={session}>
      {(back) => <TaskPrint taskId={taskId} onBack={back} />}
    </SingleScreen>
  );
}
