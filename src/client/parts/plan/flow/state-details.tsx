import { Checkbox, Group, Input, NativeSelect, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useBoard } from "#client/live/use-board.ts";
import { usePlanUsers } from "#client/live/use-plan.ts";
import { PeopleField } from "#client/parts/people/people-field.tsx";
import { AUTO_ASSIGNS, type AutoAssign, FLOW_OUTCOMES } from "#domain/flow/flow-item.ts";
import { FLOW_ITEM_USERS_MAX } from "#domain/limits.ts";
import classes from "./flow.module.css";
import { leadsTo, type StateDraft, withTurn } from "./flow-draft.ts";

interface StateDetailsProps {
  readonly planId: number;
  readonly state: StateDraft;
  /** All of them, this one too. */
  readonly states: readonly StateDraft[];
  readonly onChange: (state: StateDraft) => void;
  /** What the state is called, also where it has no name yet. */
  readonly name: string;
}

/** Where a task goes from a state, who comes to it there, and in which column it then stands. */
export function StateDetails({ planId, state, states, name, onChange }: StateDetailsProps) {
  const { t } = useTranslation("flow");
  const members = usePlanUsers(planId);
  const board = useBoard(planId);
  const people = members.state === "ready" ? members.value.map(({ userId }) => userId) : [];
  const columns = board.state === "ready" ? board.value.map(({ column }) => column) : [];
  const isNamed = state.userIdList.length > 0;
  const [, ...outcomes] = FLOW_OUTCOMES;
  return (
    <div className={classes.details}>
      {state.status === "end" && (
        <NativeSelect
          label={t("outcome")}
          value={state.outcome}
          onChange={(event) =>
            onChange({
              ...state,
              outcome: outcomes.find((one) => one === event.currentTarget.value) ?? "",
            })
          }
          data={outcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
        />
      )}
      <Checkbox.Group
        label={t("turns", { name })}
        value={states.filter(({ key }) => leadsTo(state, key)).map(({ key }) => key)}
        onChange={(keys) => {
          const changed = states.find(({ key }) => leadsTo(state, key) !== keys.includes(key));
          if (changed && changed.key !== state.key) onChange(withTurn(state, changed.key, states));
        }}
      >
        <Group gap="sm">
          {states
            .filter(({ key }) => key !== state.key)
            .map((other) => (
              <Checkbox key={other.key} value={other.key} label={other.name || "…"} />
            ))}
        </Group>
      </Checkbox.Group>
      <Switch
        label={t("needsPhoto")}
        checked={state.needsPhoto}
        onChange={(event) => onChange({ ...state, needsPhoto: event.currentTarget.checked })}
      />
      <Switch
        label={t("byAnother")}
        checked={state.byAnother}
        onChange={(event) => onChange({ ...state, byAnother: event.currentTarget.checked })}
      />
      <Input.Wrapper label={t("people")} labelElement="div">
        <PeopleField
          chosen={state.userIdList}
          max={FLOW_ITEM_USERS_MAX}
          among={people}
          action={t("addPerson")}
          onChange={({ chosen }) =>
            onChange({
              ...state,
              userIdList: [...chosen],
              ...(chosen.length === 0 && { autoAssign: "" as const, userLimit: false }),
            })
          }
        />
      </Input.Wrapper>
      {isNamed && (
        <>
          <NativeSelect
            label={t("autoAssign")}
            value={state.autoAssign}
            onChange={(event) =>
              onChange({ ...state, autoAssign: event.currentTarget.value as AutoAssign })
            }
            data={AUTO_ASSIGNS.map((value) => ({
              value,
              label: t(`autoAssigns.${value || "none"}`),
            }))}
          />
          <Switch
            label={t("userLimit")}
            checked={state.userLimit}
            onChange={(event) => onChange({ ...state, userLimit: event.currentTarget.checked })}
          />
        </>
      )}
      <NativeSelect
        label={t("column")}
        value={String(state.columnId)}
        onChange={(event) => onChange({ ...state, columnId: Number(event.currentTarget.value) })}
        data={[
          { value: "0", label: t("columnStays") },
          ...columns.map(({ id, name: column }) => ({ value: String(id), label: column })),
        ]}
      />
    </div>
  );
}
