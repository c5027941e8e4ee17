import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/manage/oa/wait")({
  beforeLoad() {
    throw redirect({ to: "/manage/approve/{-$approvalId}", replace: true });
  },
});
