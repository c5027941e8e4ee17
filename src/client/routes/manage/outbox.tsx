import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { OutboxScreen } from "#client/features/app/outbox/outbox-screen.tsx";

export const Route = createFileRoute("/manage/outbox")({
  staticData: { title: "titles:outbox" },
  component: Outbox,
});

function Outbox() {
  const navigate = useNavigate();
  return (
    <OutboxScreen
      openers={{
        task: (taskId) => void navigate({ to: "/single/task/$taskId", params: { taskId } }),
        plan: (planId) => void navigate({ to: "/manage/plan/$planId", params: { planId } }),
        dialog: (dialogId) =>
          void navigate({ to: "/manage/messenger/{-$dialogId}", params: { dialogId } }),
        approval: (approvalId) =>
          void navigate({ to: "/manage/approve/{-$approvalId}", params: { approvalId } }),
      }}
    />
  );
}
