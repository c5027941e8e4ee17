import { useTranslation } from "react-i18next";
import { useFlow } from "#client/live/use-flow.ts";
import { markOf } from "#client/parts/task/state/state-mark.ts";
import { StateRing } from "#client/parts/task/state/state-ring.tsx";
import { useChangeState } from "#client/parts/task/state/use-change-state.ts";
import { turnsOf } from "#domain/flow/flow-of-plan.ts";
import type { Task } from "#domain/task/task.ts";
import { ChoiceEditor } from "./choice-editor.tsx";

interface StateEditorProps {
  readonly task: Task;
  readonly onEnd: () => void;
}

/** The states of the plan's workflow into which a task may go. */
export function StateEditor({ task, onEnd }: StateEditorProps) {
  const { t } = useTranslation("task");
  const flow = useFlow(task.planId);
  const change = useChangeState();
  if (flow.state === "loading") return null;
  const states = flow.value;
  return (
    <ChoiceEditor
      label={t("stateOf", { name: task.name })}
      value={task.flowItemId}
      choices={turnsOf(states, task).map((item) => ({
        value: item.id,
        label: item.name,
        mark: <StateRing mark={markOf(item, states)} />,
      }))}
      onChoose={(id) => {
        const to = states.find((item) => item.id === id);
        if (to) change(task, to);
      }}
      onEnd={onEnd}
    />
  );
}
