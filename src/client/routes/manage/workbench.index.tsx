import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/manage/workbench/")({
  beforeLoad() {
    throw redirect({ to: "/manage/workbench/allTasks", replace: true });
  },
});
