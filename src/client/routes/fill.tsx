import { createFileRoute, useLocation } from "@tanstack/react-router";
import { VisitScreen } from "#client/features/forms/form-visit/visit-screen.tsx";

export const Route = createFileRoute("/fill")({
  staticData: { title: "titles:fill" },
  component: Fill,
});

function Fill() {
  const code = useLocation().hash;
  return <VisitScreen key={code} code={code} />;
}
