import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { BoardScreen } from "#client/features/work/board/board-screen.tsx";
import { LateTaskPanel } from "#client/features/work/task-panel/late-task-panel.tsx";
import { useWayBack } from "../../-history.ts";
import { useGoOn } from "./-go-on.ts";
import { MissingHere } from "../../-missing.tsx";
import { idParam } from "../-parameters.ts";
import { OtherView } from "./-other-view.tsx";
import { planSearch, toKeptView } from "./-plan-search.ts";
import { usePlanView } from "./-use-plan-view.ts";

export const Route = createFileRoute("/manage/plan/$planId")({
  params: idParam("planId"),
  staticData: { title: "titles:plan" },
  validateSearch: planSearch,
  beforeLoad: toKeptView,
  loader: ({ context, params }) =>
    import("#client/live/ask-ahead.ts").then(({ askForBoard }) =>
      askForBoard(context.session, params.planId),
    ),
  component: Board,
  notFoundComponent: MissingHere,
});

function Board() {
  const { planId } = Route.useParams();
  const search = Route.useSearch();
  const { session } = Route.useRouteContext();
  const navigate = useNavigate();
  const { leaveTo } = useWayBack();
  const { view, changeView } = usePlanView(planId, session.userId, search);
  const here = { to: "/manage/plan/$planId", params: { planId } } as const;
  const { task: openedId, ...address } = search;
  const openTask = (task: number) => void navigate({ ...here, search: { ...address, task } });
  const closeTask = () => leaveTo({ ...here, search: address });
  return (
    <BoardScreen
      key={planId}
      planId={planId}
      view={view}
      onView={changeView}
      selectedTaskId={openedId}
      onOpenTask={openTask}
      onOpenDialog={(id) =>
        void navigate({ to: "/manage/messenger/{-$dialogId}", params: { dialogId: id } })
      }
      onOpenDrawings={() => void navigate({ to: "/manage/AtlasList", search: { plan: planId } })}
      onOpenPlans={() => leaveTo({ to: "/manage/plan" })}
      onLeft={useGoOn()}
      renderOther={(shown) => <OtherView {...shown} />}
      panel={<LateTaskPanel taskId={openedId} onClose={closeTask} onOpenTask={openTask} />}
    />
  );
}
