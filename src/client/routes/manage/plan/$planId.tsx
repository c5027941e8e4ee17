import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { BoardScreen } from "#client/features/board/board-screen.tsx";
import { LateTaskPanel } from "#client/features/task-panel/late-task-panel.tsx";
import { idParam, taskSearch } from "../-parameters.ts";

export const Route = createFileRoute("/manage/plan/$planId")({
  params: idParam("planId"),
  validateSearch: taskSearch,
  loader: ({ context, params }) =>
    import("#client/live/ask-ahead.ts").then(({ askForBoard }) =>
      askForBoard(context.session, params.planId),
    ),
  component: Board,
});

function Board() {
  const { planId } = Route.useParams();
  const { task } = Route.useSearch();
  const navigate = useNavigate();
  const openTask = (id: number | undefined) =>
    void navigate({ to: "/manage/plan/$planId", params: { planId }, search: { task: id } });
  return (
    <BoardScreen
      planId={planId}
      selectedTaskId={task}
      onOpenTask={openTask}
      onOpenDialog={(id) =>
        void navigate({ to: "/manage/messenger/{-$dialogId}", params: { dialogId: id } })
      }
      onOpenPlans={() => void navigate({ to: "/manage/plan" })}
      panel={
        <LateTaskPanel taskId={task} onClose={() => openTask(undefined)} onOpenTask={openTask} />
      }
    />
  );
}
