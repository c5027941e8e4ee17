import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { EmptyState } from "../empty-state/empty-state.tsx";

interface ErrorStateProps {
  readonly title: string;
  readonly hint?: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** Something could not be shown, and a way to try again. */
export function ErrorState({ title, hint, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={IconAlertTriangle}
        title={title}
        hint={hint}
        action={
          <Button variant="default" onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      />
    </div>
  );
}
