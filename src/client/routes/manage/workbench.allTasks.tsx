import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { MyTasksScreen } from "#client/features/work/my-tasks/my-tasks-screen.tsx";
import { LateTaskPanel } from "#client/features/work/task-panel/late-task-panel.tsx";
import { useWayBack } from "../-history.ts";
import { refuseNoTask, taskSearch } from "./-parameters.ts";
import { useGuideWays } from "../-guide-ways.ts";
import { MissingHere } from "../-missing.tsx";

export const Route = createFileRoute("/manage/workbench/allTasks")({
  staticData: { title: "titles:myWork" },
  validateSearch: taskSearch,
  beforeLoad: refuseNoTask,
  loader: ({ context }) =>
    import("#client/live/ask-ahead.ts").then(({ askForMyTasks }) => askForMyTasks(context.session)),
  component: MyTasks,
  notFoundComponent: MissingHere,
});

function MyTasks() {
  const { task } = Route.useSearch();
  const navigate = useNavigate();
  const { leaveTo } = useWayBack();
  const openTask = (id: number) =>
    void navigate({ to: "/manage/workbench/allTasks", search: { task: id } });
  const closeTask = () => leaveTo({ to: "/manage/workbench/allTasks" });
  return (
    <MyTasksScreen
      selectedTaskId={task}
      onOpenTask={openTask}
      onOpenPlan={(planId) =>
        void navigate({ to: "/manage/plan/$planId", params: { planId }, search: {} })
      }
      onOpenApproval={(approvalId) =>
        void navigate({ to: "/manage/approve/{-$approvalId}", params: { approvalId }, search: {} })
      }
      onOpenReports={() =>
        void navigate({ to: "/manage/setting/{-$page}", params: { page: "reports" } })
      }
      guide={useGuideWays()}
      onOpenDashboard={() => void navigate({ to: "/manage/dashboard" })}
      onOpenPlans={() => void navigate({ to: "/manage/plan" })}
      panel={<LateTaskPanel taskId={task} onClose={closeTask} onOpenTask={openTask} />}
    />
  );
}
