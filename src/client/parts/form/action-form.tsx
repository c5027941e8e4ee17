import { Alert, Button, Group, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { writeKept } from "#client/platform/kept-text.ts";
import { type FieldText, Form } from "#client/ui/form/form.tsx";
import { type Problem, useAction } from "./use-action.ts";

interface ActionFormProps {
  /** Does what the form is for with what stands in its fields, and answers why it could not. */
  readonly onSend: (field: FieldText) => Promise<Problem>;
  /** What is asked before it is done; false = it is left. */
  readonly isSure?: () => Promise<boolean>;
  /** Words of the button. */
  readonly action: string;
  /** The fields. */
  readonly children: ReactNode;
  /** Stays busy once it is done, because the screen is left for another. */
  readonly leadsAway?: boolean;
  /** What went wrong beside the form, shown in its place. */
  readonly problem?: string;
  readonly disabled?: boolean;
  /** It takes something away. */
  readonly danger?: boolean;
  /** The button is as wide as the fields: for the only thing that a page or dialog asks. */
  readonly wide?: boolean;
  /** More buttons after it. */
  readonly beside?: ReactNode;
  /** The name under which what is typed stays until it is sent. */
  readonly keptAs?: string;
}

/** What went wrong, the fields one below the other, the button. What was typed stays when it was refused. */
export function ActionForm({
  onSend,
  isSure,
  action,
  children,
  leadsAway = false,
  problem: elsewhere,
  disabled = false,
  danger = false,
  wide = false,
  beside,
  keptAs,
}: ActionFormProps) {
  const send = async (field: FieldText) => {
    const found = await onSend(field);
    if (keptAs !== undefined && found === undefined) writeKept(keptAs, "");
    return found;
  };
  const { busy, problem, start, forget } = useAction(send, { leadsAway });
  const ask = async (field: FieldText) => {
    if (!isSure || (await isSure())) start(field);
  };
  const shown = elsewhere || problem;
  const button = (
    <Button type="submit" loading={busy} disabled={disabled} {...(danger && { color: "red" })}>
      {action}
    </Button>
  );
  return (
    <Form onSubmit={(field) => void ask(field)} keptAs={keptAs} onTyped={forget}>
      <Stack>
        {shown && (
          <Alert color="red" role="alert">
            {shown}
          </Alert>
        )}
        {children}
        {wide ? (
          button
        ) : (
          <Group gap="xs">
            {button}
            {beside}
          </Group>
        )}
      </Stack>
    </Form>
  );
}
