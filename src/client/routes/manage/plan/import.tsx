import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { ImportScreen } from "#client/features/work/import-board/import-screen.tsx";

export const Route = createFileRoute("/manage/plan/import")({
  staticData: { title: "titles:import" },
  component: Import,
});

function Import() {
  const navigate = useNavigate();
  return (
    <ImportScreen
      onOpenPlan={(id) => void navigate({ to: "/manage/plan/$planId", params: { planId: id } })}
      onLeave={() => void navigate({ to: "/manage/plan" })}
    />
  );
}
