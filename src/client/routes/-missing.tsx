import { lazyRouteComponent, type NotFoundRouteProps } from "@tanstack/react-router";
import { useWayBack } from "./-history.ts";

const NotFound = lazyRouteComponent(
  () => import("#client/features/app/not-found/not-found.tsx"),
  "NotFound",
);

interface MissingProps extends NotFoundRouteProps {
  readonly within: "frame" | "page";
}

/** Nothing lives at the address; whoever is signed in keeps the frame of the app. */
export function Missing({ data, within }: MissingProps) {
  const { back, hasBefore } = useWayBack();
  return <NotFound data={data} within={within} {...(hasBefore() && { onBack: back })} />;
}

/** As Missing, for a screen within the frame whose address names what is none. */
export function MissingHere(props: NotFoundRouteProps) {
  return <Missing {...props} within="frame" />;
}
