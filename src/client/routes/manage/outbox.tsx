import { createFileRoute } from "@tanstack/react-router";
import { OutboxScreen } from "#client/features/app/outbox/outbox-screen.tsx";

export const Route = createFileRoute("/manage/outbox")({
  staticData: { title: "titles:outbox" },
  component: OutboxScreen,
});
