import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { DashboardScreen } from "#client/features/work/dashboard/dashboard-screen.tsx";
import { LateTaskPanel } from "#client/features/work/task-panel/late-task-panel.tsx";
import { useWayBack } from "../-history.ts";
import { refuseNoTask, taskSearch } from "./-parameters.ts";
import { MissingHere } from "../-missing.tsx";

export const Route = createFileRoute("/manage/dashboard")({
  staticData: { title: "titles:dashboard" },
  validateSearch: taskSearch,
  beforeLoad: refuseNoTask,
  component: Dashboard,
  notFoundComponent: MissingHere,
});

function Dashboard() {
  const { task } = Route.useSearch();
  const navigate = useNavigate();
  const { leaveTo } = useWayBack();
  const openTask = (id: number) => void navigate({ to: "/manage/dashboard", search: { task: id } });
  const closeTask = () => leaveTo({ to: "/manage/dashboard" });
  return (
    <DashboardScreen
      selectedTaskId={task}
      onOpenTask={openTask}
      onOpenPlan={(planId) => void navigate({ to: "/manage/plan/$planId", params: { planId } })}
      onOpenMyWork={() => void navigate({ to: "/manage/workbench/allTasks" })}
      panel={<LateTaskPanel taskId={task} onClose={closeTask} onOpenTask={openTask} />}
    />
  );
}
