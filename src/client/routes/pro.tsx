import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { AboutScreen } from "#client/features/app/about/about-screen.tsx";
import { readSession } from "#client/live/session/session.ts";

export const Route = createFileRoute("/pro")({
  staticData: { title: "titles:about" },
  component: About,
});

function About() {
  const navigate = useNavigate();
  return <AboutScreen onOpenApp={() => void navigate({ to: readSession() ? "/" : "/login" })} />;
}
