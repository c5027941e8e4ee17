import { createFileRoute } from "@tanstack/react-router";
import { DescriptionPage } from "#client/features/work/task-panel/description/description-page.tsx";
import { signedInOnly } from "../-signed-in-only.ts";
import { SingleScreen } from "../-single-screen.tsx";
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
  return (
    <SingleScreen session={session}>
      {(back) => <DescriptionPage taskId={taskId} onBack={back} />}
    </SingleScreen>
  );
}
