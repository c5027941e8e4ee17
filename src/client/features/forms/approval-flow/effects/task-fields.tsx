import { Checkbox, Input, MultiSelect, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAllPlans } from "#client/live/use-all-plans.ts";
import { usePlanUsers } from "#client/live/use-plan.ts";
import { labelOf } from "#client/parts/form-fill/field-name.ts";
import { PeopleField } from "#client/parts/people/people-field.tsx";
import { namesPeople, shapeOf } from "#domain/approval/effect/source-fits.ts";
import type { FlowEffect } from "#domain/approval/flow/flow-effect.ts";
import { EFFECT_OWNERS_MAX } from "#domain/approval/flow/flow-limits.ts";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import { singleFields } from "../edit/effect-sources.ts";
import { useFlowEditing } from "../nodes/flow-editing.ts";
import { TemplateField } from "./template-field.tsx";

type TaskEffect = Extract<FlowEffect, { does: "task" }>;

interface TaskFieldsProps {
  readonly effect: TaskEffect;
  readonly onChange: (effect: TaskEffect) => void;
}

/** Which task is made: where, what it is called, whose it is and when. */
export function TaskFields({ effect, onChange }: TaskFieldsProps) {
  const { t } = useTranslation("approval-flow");
  const all = useAllPlans();
  const { planId, columnId, name } = effect;
  const plans = (all?.plans ?? []).filter((seen) => mayInOpen(seen, "addTasks"));
  const columns = (all?.columns ?? []).filter(({ column }) => column.planId === planId);
  const choose = { value: "0", label: t("effects.choose") };
  return (
    <>
      <NativeSelect
        label={t("effects.plan")}
        data={[choose, ...plans.map(({ plan }) => ({ value: String(plan.id), label: plan.name }))]}
        value={String(planId)}
        onChange={({ currentTarget }) => {
          const next = Number(currentTarget.value);
          const first = (all?.columns ?? []).find(({ column }) => column.planId === next);
          const owners = { ...effect.owners, userIds: [] };
          onChange({ ...effect, planId: next, columnId: first?.column.id ?? 0, owners });
        }}
      />
      {columns.length > 0 && (
        <NativeSelect
          label={t("effects.column")}
          data={columns.map(({ column }) => ({ value: String(column.id), label: column.name }))}
          value={String(columnId)}
          onChange={({ currentTarget }) =>
            onChange({ ...effect, columnId: Number(currentTarget.value) })
          }
        />
      )}
      <TemplateField
        label={t("effects.taskName")}
        value={name}
        onChange={(next) => onChange({ ...effect, name: next })}
      />
      <OwnerFields effect={effect} onChange={onChange} />
      <TimeFields effect={effect} onChange={onChange} />
    </>
  );
}

function OwnerFields({ effect, onChange }: TaskFieldsProps) {
  const { t } = useTranslation("approval-flow");
  const { form } = useFlowEditing();
  const members = usePlanUsers(effect.planId);
  const { owners } = effect;
  const put = (change: Partial<TaskEffect["owners"]>) =>
    onChange({ ...effect, owners: { ...owners, ...change } });
  const people = singleFields(form).filter(({ node }) => namesPeople(node));
  return (
    <>
      {effect.planId > 0 && members.state === "ready" && (
        <Input.Wrapper label={t("effects.owners")} labelElement="div">
          <PeopleField
            action={t("effects.addOwner")}
            chosen={owners.userIds}
            among={members.value.map(({ userId }) => userId)}
            max={EFFECT_OWNERS_MAX}
            onChange={({ chosen }) => put({ userIds: [...chosen] })}
          />
        </Input.Wrapper>
      )}
      <Checkbox
        label={t("effects.initiatorOwns")}
        checked={owners.initiator}
        onChange={(event) => put({ initiator: event.currentTarget.checked })}
      />
      {people.length > 0 && (
        <MultiSelect
          label={t("effects.ownersOf")}
          data={people.map((piece) => ({ value: piece.path, label: labelOf(piece) }))}
          value={owners.fields}
          onChange={(fields) => put({ fields })}
        />
      )}
    </>
  );
}

function TimeFields({ effect, onChange }: TaskFieldsProps) {
  const { t } = useTranslation("approval-flow");
  const { form } = useFlowEditing();
  const days = singleFields(form).filter(({ node }) => shapeOf(node) === "moment");
  if (days.length === 0) return null;
  const choices = days.map((piece) => ({ value: piece.path, label: labelOf(piece) }));
  const put = (end: "start" | "end", path: string) => {
    const { [end]: _before, ...rest } = effect;
    onChange(path === "" ? rest : { ...rest, [end]: path });
  };
  return (
    <>
      <NativeSelect
        label={t("effects.start")}
        data={[{ value: "", label: t("effects.fromEnd") }, ...choices]}
        value={effect.start ?? ""}
        onChange={({ currentTarget }) => put("start", currentTarget.value)}
      />
      <NativeSelect
        label={t("effects.end")}
        data={[{ value: "", label: t("effects.noTime") }, ...choices]}
        value={effect.end ?? ""}
        onChange={({ currentTarget }) => put("end", currentTarget.value)}
      />
    </>
  );
}
