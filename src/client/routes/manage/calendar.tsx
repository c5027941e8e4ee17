import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { CalendarScreen } from "#client/features/work/calendar/calendar-screen.tsx";
import { LateTaskPanel } from "#client/features/work/task-panel/late-task-panel.tsx";
import { useWayBack } from "../-history.ts";
import { refuseNoTask, taskSearch } from "./-parameters.ts";
import { MissingHere } from "../-missing.tsx";

export const Route = createFileRoute("/manage/calendar")({
  staticData: { title: "titles:calendar" },
  validateSearch: taskSearch,
  beforeLoad: refuseNoTask,
  component: Calendar,
  notFoundComponent: MissingHere,
});

function Calendar() {
  const { task } = Route.useSearch();
  const navigate = useNavigate();
  const { leaveTo } = useWayBack();
  const openTask = (id: number) => void navigate({ to: "/manage/calendar", search: { task: id } });
  const closeTask = () => leaveTo({ to: "/manage/calendar" });
  return (
    <CalendarScreen
      selectedTaskId={task}
      onOpenTask={openTask}
      panel={<LateTaskPanel taskId={task} onClose={closeTask} onOpenTask={openTask} />}
    />
  );
}
