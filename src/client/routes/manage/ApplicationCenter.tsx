import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/manage/ApplicationCenter")({
  beforeLoad() {
    throw redirect({ to: "/manage/application", replace: true });
  },
});
