import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFlow } from "#client/live/use-flow.ts";
import { useRun } from "#client/live/use-run.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import type { FlowItem } from "#domain/flow/flow-item.ts";
import { FLOW_ITEMS_MAX } from "#domain/limits.ts";
import classes from "./flow.module.css";
import { draftOf, inputOf, movedState, newState, withoutState } from "./flow-draft.ts";
import { StateRow } from "./state-row.tsx";
import { useKeptStates } from "./use-kept-states.ts";
import { usualStates } from "./usual-states.ts";

interface FlowDialogProps {
  readonly planId: number;
  readonly onClose: () => void;
}

/** The workflow of a plan, for whoever leads it. */
export function FlowDialog({ planId, onClose }: FlowDialogProps) {
  const { t } = useTranslation("flow");
  const flow = useFlow(planId);
  return (
    <Dialog onClose={onClose} title={t("title")} size="lg">
      {flow.state === "ready" ? (
        <FlowForm planId={planId} flow={flow.value} onClose={onClose} />
      ) : (
        <SkeletonList rows={4} />
      )}
    </Dialog>
  );
}

interface FlowFormProps extends FlowDialogProps {
  readonly flow: readonly FlowItem[];
}

function FlowForm({ planId, flow, onClose }: FlowFormProps) {
  const { t } = useTranslation("flow");
  const [problem, setProblem] = useState("");
  const failureText = useFailureText();
  const run = useRun((refusal) => setProblem(failureText(refusal)));
  // What others save meanwhile does not reach into what is being edited; saving says so.
  const [was] = useState(() => flow.map(({ id }) => id));
  const { states, setStates, forget } = useKeptStates(planId, () => draftOf(flow));
  const save = async (flows = inputOf(states)) => {
    setProblem("");
    const result = await run("flow.save", { planId, flows, was });
    if (!result.ok) return;
    forget();
    onClose();
  };
  const takeAway = async () => {
    const sure = await confirm({
      title: t("takeAwayTitle"),
      message: t("takeAwayMessage"),
      confirmLabel: t("takeAway"),
      danger: true,
    });
    if (sure) await save([]);
  };
  const cancel = () => {
    forget();
    onClose();
  };
  return (
    <Stack gap="sm">
      <Text c="dimmed" size="sm">
        {t(states.length > 0 ? "hint" : "none")}
      </Text>
      {states.length === 0 && (
        <Group>
          <Button variant="default" onClick={() => setStates(usualStates((key) => t(key)))}>
            {t("usual")}
          </Button>
        </Group>
      )}
      <ol className={classes.states}>
        <Each rows={states} keyOf={({ key }) => key}>
          {(state, place) => (
            <StateRow
              planId={planId}
              state={state}
              states={states}
              place={place}
              onChange={(changed) =>
                setStates(states.map((one) => (one.key === changed.key ? changed : one)))
              }
              onMove={(by) => setStates(movedState(states, state.key, by))}
              onRemove={() => setStates(withoutState(states, state.key))}
            />
          )}
        </Each>
      </ol>
      {states.length > 0 && states.length < FLOW_ITEMS_MAX && (
        <Group>
          <Button variant="subtle" onClick={() => setStates([...states, newState("", "progress")])}>
            {t("add")}
          </Button>
        </Group>
      )}
      {problem !== "" && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <Group justify="space-between" gap="xs">
        {flow.length > 0 ? (
          <Button variant="subtle" color="red" onClick={() => void takeAway()}>
            {t("takeAway")}
          </Button>
        ) : (
          <span />
        )}
        <Group gap="xs">
          <Button variant="default" onClick={cancel}>
            {t("cancel")}
          </Button>
          <Button disabled={states.length === 0} onClick={() => void save()}>
            {t("save")}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}
