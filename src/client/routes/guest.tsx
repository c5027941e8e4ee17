import { createFileRoute, useLocation } from "@tanstack/react-router";
import { GuestScreen } from "#client/features/work/guest-plan/guest-screen.tsx";

export const Route = createFileRoute("/guest")({
  staticData: { title: "titles:guest" },
  component: Guest,
});

function Guest() {
  const code = useLocation().hash;
  return <GuestScreen key={code} code={code} />;
}
