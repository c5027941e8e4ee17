import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { AllPlansScreen } from "#client/features/work/board/all-plans/all-plans-screen.tsx";
import { LateTaskPanel } from "#client/features/work/task-panel/late-task-panel.tsx";
import { MissingHere } from "../../-missing.tsx";
import { useWayBack } from "../../-history.ts";
import { OtherView } from "./-other-view.tsx";
import { planSearch, toKeptViewOfAll } from "./-plan-search.ts";
import { usePlanView } from "./-use-plan-view.ts";
import { ALL_PLANS } from "#domain/plan/view/all-plans.ts";

export const Route = createFileRoute("/manage/plan/all_task")({
  staticData: { title: "titles:allPlans" },
  validateSearch: planSearch,
  beforeLoad: toKeptViewOfAll,
  component: AllPlans,
  notFoundComponent: MissingHere,
});

function AllPlans() {
  const search = Route.useSearch();
  const { session } = Route.useRouteContext();
  const navigate = useNavigate();
  const { leaveTo } = useWayBack();
  const { view, changeView } = usePlanView(ALL_PLANS, session.userId, search);
  const to = "/manage/plan/all_task";
  const { task: openedId, ...address } = search;
  const openTask = (task: number) => void navigate({ to, search: { ...address, task } });
  const closeTask = () => leaveTo({ to, search: address });
  return (
    <AllPlansScreen
      view={view}
      onView={changeView}
      selectedTaskId={openedId}
      onOpenTask={openTask}
      onOpenDrawings={() => void navigate({ to: "/manage/AtlasList" })}
      onOpenPlans={() => leaveTo({ to: "/manage/plan" })}
      renderView={(shown) => <OtherView {...shown} />}
      panel={<LateTaskPanel taskId={openedId} onClose={closeTask} onOpenTask={openTask} />}
    />
  );
}
