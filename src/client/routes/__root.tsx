import {
  createRootRoute,
  lazyRouteComponent,
  type NotFoundRouteProps,
  Outlet,
} from "@tanstack/react-router";
import { Suspense } from "react";
import { useSettled } from "#client/platform/when-idle.ts";
import { late } from "#client/ui/late.ts";
import { useWayBack } from "./-history.ts";

// All of these are rare or may come a moment later: the first screen does not carry them.
const NotFound = lazyRouteComponent(
  () => import("#client/features/app/not-found/not-found.tsx"),
  "NotFound",
);
const AppError = lazyRouteComponent(
  () => import("#client/features/app/screen-error/screen-error.tsx"),
  "AppError",
);
const Navigation = late(
  async () => (await import("#client/features/app/navigation/navigation.tsx")).Navigation,
);

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: Missing,
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

function Missing({ data }: NotFoundRouteProps) {
  const { back, hasBefore } = useWayBack();
  return <NotFound data={data} {...(hasBefore() && { onBack: back })} />;
}
