import { createRootRoute, Outlet } from "@tanstack/react-router";
import { NotFound } from "#client/features/not-found/not-found.tsx";
import { ScreenError } from "#client/features/screen-error/screen-error.tsx";

export const Route = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ({ error }) => <ScreenError error={error as Error} />,
});
