import { createFileRoute, Navigate, notFound } from "@tanstack/react-router";
import { useIsAdmin } from "#client/live/company/use-is-admin.ts";
import { MissingHere } from "../-missing.tsx";

/** Each form has its flow: administrators draw it from the list of forms. */
export const Route = createFileRoute("/manage/OaSettings")({
  component: OaSettings,
  notFoundComponent: MissingHere,
});

function OaSettings() {
  if (!useIsAdmin()) throw notFound();
  return <Navigate to="/manage/application" replace />;
}
