import { createRootRoute, lazyRouteComponent, Outlet } from "@tanstack/react-router";
import { useSettled } from "#client/platform/when-idle.ts";
import { late } from "#client/ui/late.tsx";
import { Missing } from "./-missing.tsx";

// All of these are rare or may come a moment later: the first screen does not carry them.
const AppError = lazyRouteComponent(
  () => import("#client/features/app/screen-error/screen-error.tsx"),
  "AppError",
);
const Navigation = late(
  async () => (await import("#client/features/app/navigation/navigation.tsx")).Navigation,
);

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
      {settled && <Navigation />}
    </>
  );
}
