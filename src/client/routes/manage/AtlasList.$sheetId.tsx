import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { SheetScreen } from "#client/features/work/drawings/viewer/sheet-screen.tsx";
import { LateTaskPanel } from "#client/features/work/task-panel/late-task-panel.tsx";
import { MissingHere } from "../-missing.tsx";
import { useWayBack } from "../-history.ts";
import { idParam, sheetSearch } from "./-parameters.ts";

export const Route = createFileRoute("/manage/AtlasList/$sheetId")({
  params: idParam("sheetId"),
  staticData: { title: "titles:drawing" },
  validateSearch: sheetSearch,
  component: SheetRoute,
  notFoundComponent: MissingHere,
});

function SheetRoute() {
  const { sheetId } = Route.useParams();
  const { pin, task } = Route.useSearch();
  const navigate = useNavigate();
  const { leaveTo } = useWayBack();
  const to = "/manage/AtlasList/$sheetId";
  const here = { to, params: { sheetId } } as const;
  const onSheet = pin === undefined ? {} : { pin };
  const openTask = (id: number) => void navigate({ ...here, search: { ...onSheet, task: id } });
  return (
    <SheetScreen
      sheetId={sheetId}
      pinnedTaskId={pin}
      isTaskOpen={task !== undefined}
      onSelectPin={(id) =>
        void navigate({ ...here, search: id === undefined ? {} : { pin: id }, replace: true })
      }
      onOpenTask={openTask}
      onOpenSheet={(id) => void navigate({ to, params: { sheetId: id }, replace: true })}
      onLeave={(plan) => leaveTo({ to: "/manage/AtlasList", search: { plan } })}
      panel={
        <LateTaskPanel
          taskId={task}
          onClose={() => leaveTo({ ...here, search: onSheet })}
          onOpenTask={openTask}
        />
      }
    />
  );
}
