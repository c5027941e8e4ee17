import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { type FieldText, Form } from "#client/ui/form/form.tsx";
import { type Problem, useAction } from "./use-action.ts";

interface LineFormProps {
  /** Does what the form is for, and answers why it could not. */
  readonly onSend: (field: FieldText) => Promise<Problem>;
  /** Words of the button. */
  readonly action: string;
  /** The button stands out. */
  readonly primary?: boolean;
  readonly disabled?: boolean;
  /** The field, which takes what went wrong as its error. */
  readonly children: (problem: ReactNode) => ReactNode;
}

/** One field with its button on the same line. */
export function LineForm({
  onSend,
  action,
  primary = false,
  disabled = false,
  children,
}: LineFormProps) {
  const { busy, problem, start } = useAction(onSend);
  return (
    <Form onSubmit={start}>
      <Group align="flex-end">
        {/* Read out at once: who has pressed the button is not in the field. */}
        {children(problem && <span role="alert">{problem}</span>)}
        <Button
          type="submit"
          variant={primary ? "filled" : "default"}
          loading={busy}
          disabled={disabled}
        >
          {action}
        </Button>
      </Group>
    </Form>
  );
}
