import { createFileRoute, useLocation } from "@tanstack/react-router";
import { SharedScreen } from "#client/features/files/shared/shared-screen.tsx";

export const Route = createFileRoute("/shared")({
  staticData: { title: "titles:shared" },
  component: Shared,
});

function Shared() {
  const code = useLocation().hash;
  return <SharedScreen key={code} code={code} />;
}
