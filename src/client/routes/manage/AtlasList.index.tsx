import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { RegisterScreen } from "#client/features/work/drawings/register/register-screen.tsx";
import { MissingHere } from "../-missing.tsx";
import { useWayBack } from "../-history.ts";
import { planOfSearch } from "./-parameters.ts";

export const Route = createFileRoute("/manage/AtlasList/")({
  staticData: { title: "titles:drawings" },
  validateSearch: planOfSearch,
  component: Register,
  notFoundComponent: MissingHere,
});

function Register() {
  const { plan = 0 } = Route.useSearch();
  const navigate = useNavigate();
  const { leaveTo } = useWayBack();
  return (
    <RegisterScreen
      key={plan}
      planId={plan}
      onOpenSheet={(sheetId) =>
        void navigate({ to: "/manage/AtlasList/$sheetId", params: { sheetId } })
      }
      onOpenPlan={(planId) => leaveTo({ to: "/manage/plan/$planId", params: { planId } })}
      onOpenAll={() => void navigate({ to: "/manage/AtlasList", search: {} })}
    />
  );
}
