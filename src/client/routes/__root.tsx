import { createRootRoute, lazyRouteComponent, Outlet } from "@tanstack/react-router";

// Both are rare: the first screen does not carry them.
const NotFound = lazyRouteComponent(
  () => import("#client/features/not-found/not-found.tsx"),
  "NotFound",
);
const ScreenError = lazyRouteComponent(
  () => import("#client/features/screen-error/screen-error.tsx"),
  "ScreenError",
);

export const Route = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ScreenError,
});
