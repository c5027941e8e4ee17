import type { BodyOf, CallDefinition } from "#contract/call.ts";
import { useData } from "#client/live/data-context.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { useTellFailure } from "./use-tell-failure.ts";

type Question = Pick<Parameters<typeof confirm>[0], "title" | "message" | "confirmLabel">;

/** Asks whether something the server gives is to be taken back, and has it done; `onDone` looks again, also where that failed. */
export function useTakeBack(onDone: () => void) {
  const { call } = useData();
  const tellFailure = useTellFailure();
  return async <Call extends CallDefinition>(
    question: Question,
    asked: Call,
    body: BodyOf<Call>,
  ): Promise<void> => {
    if (!(await confirm({ ...question, danger: true }))) return;
    const result = await call(asked, body);
    if (!result.ok) tellFailure(result.failure);
    onDone();
  };
}
