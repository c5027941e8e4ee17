import { NativeSelect, TextInput } from "@mantine/core";
import { IconAdjustments, IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { StateRing } from "#client/parts/task/state/state-ring.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { FLOW_STATUSES, type FlowStatus } from "#domain/flow/flow-status.ts";
import { presetOutcome } from "#domain/flow/preset-outcome.ts";
import { FLOW_ITEM_NAME_MAX } from "#domain/limits.ts";
import classes from "./flow.module.css";
import type { StateDraft } from "./flow-draft.ts";
import { StateDetails } from "./state-details.tsx";

interface StateRowProps {
  readonly planId: number;
  readonly state: StateDraft;
  /** All of them, this one too. */
  readonly states: readonly StateDraft[];
  readonly place: number;
  readonly onChange: (state: StateDraft) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** One state on a line: what it is called and means; all else below it when it is asked for. */
export function StateRow(props: StateRowProps) {
  const { planId, state, states, place, onChange, onMove, onRemove } = props;
  const { t } = useTranslation("flow");
  const [opened, setOpened] = useState(false);
  const name = state.name || t("unnamed", { place: place + 1 });
  const handleStatus = (status: FlowStatus) =>
    onChange({ ...state, status, outcome: presetOutcome(state.name, status) });
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <StateRing mark={markOfDraft(state)} />
        <TextInput
          className={classes.name}
          aria-label={t("stateName", { place: place + 1 })}
          value={state.name}
          maxLength={FLOW_ITEM_NAME_MAX}
          onChange={(event) => onChange({ ...state, name: event.currentTarget.value })}
          required
        />
        <NativeSelect
          aria-label={t("means", { name })}
          value={state.status}
          onChange={(event) => handleStatus(event.currentTarget.value as FlowStatus)}
          data={FLOW_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
        <div className={classes.buttons}>
          <IconButton
            icon={IconArrowUp}
            label={t("moveUp", { name })}
            disabled={place === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={IconArrowDown}
            label={t("moveDown", { name })}
            disabled={place === states.length - 1}
            onClick={() => onMove(1)}
          />
          <IconButton
            icon={IconAdjustments}
            label={t("details", { name })}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          />
          <IconButton icon={IconTrash} label={t("remove", { name })} onClick={onRemove} />
        </div>
      </div>
      {opened && <StateDetails {...{ planId, state, states, name, onChange }} />}
    </li>
  );
}

function markOfDraft({ status, outcome }: StateDraft) {
  if (status === "end") return outcome === "cancelled" ? "cancelled" : "done";
  return status === "progress" ? "half" : "start";
}
