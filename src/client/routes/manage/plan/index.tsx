import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { PlansScreen } from "#client/features/work/plans/plans-screen.tsx";
import { newSearch } from "../-parameters.ts";

export const Route = createFileRoute("/manage/plan/")({
  validateSearch: newSearch,
  staticData: { title: "titles:plans" },
  loader: ({ context }) =>
    import("#client/live/ask-ahead.ts").then(({ askForPlans }) => askForPlans(context.session)),
  component: Plans,
});

function Plans() {
  const isNew = Route.useSearch().new === 1;
  const navigate = useNavigate();
  return (
    <PlansScreen
      creating={isNew}
      onCreating={(wanted) =>
        void navigate({ to: "/manage/plan", search: wanted ? { new: 1 } : {}, replace: !wanted })
      }
      onOpenAll={() => void navigate({ to: "/manage/plan/all_task" })}
      onOpenPlan={(id) => void navigate({ to: "/manage/plan/$planId", params: { planId: id } })}
      onImport={() => void navigate({ to: "/manage/plan/import" })}
    />
  );
}
