import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { FailedPart } from "#client/ui/boundary/failed-part.tsx";

/** The app itself failed: what was typed is kept, and the person can go on. */
export function AppError(props: ErrorComponentProps) {
  return <FailedPart error={props.error} onRetry={useRetry(props)} page />;
}

/** A screen failed: rail and other panes go on, and so can the person. */
export function ScreenError(props: ErrorComponentProps) {
  return <FailedPart error={props.error} onRetry={useRetry(props)} />;
}

function useRetry({ reset }: ErrorComponentProps): () => void {
  const router = useRouter();
  return () => {
    // What failed may have been drawing the screen, or asking ahead for what is on it.
    reset?.();
    void router.invalidate();
  };
}
