import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { PlansScreen } from "#client/features/plans/plans-screen.tsx";

export const Route = createFileRoute("/manage/plan/")({
  loader: ({ context }) =>
    import("#client/live/ask-ahead.ts").then(({ askForPlans }) => askForPlans(context.session)),
  component: Plans,
});

function Plans() {
  const navigate = useNavigate();
  return (
    <PlansScreen
      onOpenPlan={(id) => void navigate({ to: "/manage/plan/$planId", params: { planId: id } })}
      onImport={() => void navigate({ to: "/manage/plan/import" })}
    />
  );
}
