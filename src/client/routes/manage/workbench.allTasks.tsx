import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { MyTasksScreen } from "#client/features/my-tasks/my-tasks-screen.tsx";
import { LateTaskPanel } from "#client/features/task-panel/late-task-panel.tsx";
import { taskSearch } from "./-parameters.ts";

export const Route = createFileRoute("/manage/workbench/allTasks")({
  validateSearch: taskSearch,
  loader: ({ context }) =>
    import("#client/live/ask-ahead.ts").then(({ askForMyTasks }) => askForMyTasks(context.session)),
  component: MyTasks,
});

function MyTasks() {
  const { task } = Route.useSearch();
  const navigate = useNavigate();
  const openTask = (id: number | undefined) =>
    void navigate({ to: "/manage/workbench/allTasks", search: { task: id } });
  return (
    <MyTasksScreen
      selectedTaskId={task}
      onOpenTask={openTask}
      panel={
        <LateTaskPanel taskId={task} onClose={() => openTask(undefined)} onOpenTask={openTask} />
      }
    />
  );
}
