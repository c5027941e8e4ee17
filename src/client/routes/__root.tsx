import { createRootRoute, lazyRouteComponent, Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useSettled } from "#client/platform/when-idle.ts";
import { Missing } from "./-missing.tsx";

// All of these are rare or may come a moment later: the first screen does not carry them.
const AppError = lazyRouteComponent(
  () => import("#client/features/screen-error/screen-error.tsx"),
  "AppError",
);
const Navigation = lazy(async () => ({
  default: (await import("#client/features/navigation/navigation.tsx")).Navigation,
}));

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: (props) => <Missing {...props} within="page" />,
  errorComponent: AppError,
});

function Root() {
  const settled = useSettled();
  return (
    <>
      <Outlet />
      <Suspense>{settled && <Navigation />}</Suspense>
    </>
  );
}
