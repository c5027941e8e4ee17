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
  readonly children: (problem: string) => ReactNode;
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
        {children(problem)}
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
