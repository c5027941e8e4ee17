import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { BoardScreen } from "#client/features/work/board/board-screen.tsx";
import { LateTaskPanel } from "#client/features/work/task-panel/late-task-panel.tsx";
import { useWayBack } from "../../-history.ts";
import { useGoOn } from "./-go-on.ts";
import { MissingHere } from "../../-missing.tsx";
import { idParam, refuseNoTask, taskSearch } from "../-parameters.ts";

export const Route = createFileRoute("/manage/plan/$planId")({
  params: idParam("planId"),
  staticData: { title: "titles:plan" },
  validateSearch: taskSearch,
  beforeLoad: refuseNoTask,
  loader: ({ context, params }) =>
    import("#client/live/ask-ahead.ts").then(({ askForBoard }) =>
      askForBoard(context.session, params.planId),
    ),
  component: Board,
  notFoundComponent: MissingHere,
});

function Board() {
  const { planId } = Route.useParams();
  const { task } = Route.useSearch();
  const navigate = useNavigate();
  const { leaveTo } = useWayBack();
  const openTask = (id: number) =>
    void navigate({ to: "/manage/plan/$planId", params: { planId }, search: { task: id } });
  const closeTask = () => leaveTo({ to: "/manage/plan/$planId", params: { planId } });
  return (
    <BoardScreen
      key={planId}
      planId={planId}
      selectedTaskId={task}
      onOpenTask={openTask}
      onOpenDialog={(id) =>
        void navigate({ to: "/manage/messenger/{-$dialogId}", params: { dialogId: id } })
      }
      onOpenPlans={() => leaveTo({ to: "/manage/plan" })}
      onLeft={useGoOn()}
      panel={<LateTaskPanel taskId={task} onClose={closeTask} onOpenTask={openTask} />}
    />
  );
}
