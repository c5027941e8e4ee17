import { Alert, Button, Stack } from "@mantine/core";
import type { ReactNode, SubmitEvent } from "react";

interface SessionFormProps {
  readonly busy: boolean;
  /** What went wrong at the last attempt, empty = nothing. */
  readonly problem: string;
  readonly action: string;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** Fields one below the other, what went wrong above them, the action below. */
export function SessionForm({ busy, problem, action, onSubmit, children }: SessionFormProps) {
  return (
    <form onSubmit={onSubmit}>
      <Stack mt="lg">
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {children}
        <Button type="submit" loading={busy}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
