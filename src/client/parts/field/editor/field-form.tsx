import {
  Alert,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  NumberInput,
  Stack,
  Switch,
  TextInput,
} from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { Each } from "#client/ui/each/each.tsx";
import { Form } from "#client/ui/form/form.tsx";
import { FIELD_DECIMALS_MAX, FIELD_NAME_MAX, FIELD_UNIT_MAX } from "#domain/field/field-limits.ts";
import { FIELD_KINDS, type FieldKind } from "#domain/field/field-kinds.ts";
import type { PlanField } from "#domain/field/plan-field.ts";
import {
  draftOf,
  type FieldDraft,
  isWhole,
  NEW_FIELD,
  partsOf,
  removedOptions,
  withAddends,
} from "./field-draft.ts";
import { OptionsEditor } from "./options-editor.tsx";

interface FieldFormProps {
  readonly planId: number;
  /** The field that is edited; a new one where left out. */
  readonly field?: PlanField;
  /** Those of the plan that are in use. */
  readonly fields: readonly PlanField[];
  readonly onDone: () => void;
}

/** What a field is called and holds; its kind is chosen once. */
export function FieldForm({ planId, field, fields, onDone }: FieldFormProps) {
  const { t } = useTranslation("plan-fields");
  const [problem, setProblem] = useState("");
  const failureText = useFailureText();
  const run = useRun((refusal) => setProblem(failureText(refusal)));
  const [draft, setDraft] = useState(() => (field ? draftOf(field) : NEW_FIELD));
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const change = (part: Partial<FieldDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { kind } = draft;
  const isNumber = kind === "number" || kind === "sum";
  const save = async () => {
    if (!isWhole(draft)) return;
    setProblem("");
    const parts = partsOf(draft);
    const result = field
      ? await run("field.edit", {
          id: field.id,
          ...parts,
          ...(kind === "choice" && { removeOption: removedOptions(field, draft) }),
        })
      : await run("field.add", { planId, kind, ...parts });
    if (result.ok) onDone();
  };
  return (
    <Form onSubmit={() => void save()}>
      <Stack gap="sm" mt="xs">
        <TextInput
          ref={first}
          label={t("name")}
          maxLength={FIELD_NAME_MAX}
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        {!field && (
          <NativeSelect
            label={t("kind")}
            value={kind}
            onChange={(event) => change({ kind: event.currentTarget.value as FieldKind })}
            data={FIELD_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
        )}
        {isNumber && (
          <Group gap="sm" grow>
            <TextInput
              label={t("unit")}
              placeholder={t("unitExample")}
              maxLength={FIELD_UNIT_MAX}
              value={draft.unit}
              onChange={(event) => change({ unit: event.currentTarget.value })}
            />
            <NumberInput
              label={t("decimals")}
              min={0}
              max={FIELD_DECIMALS_MAX}
              allowDecimal={false}
              clampBehavior="strict"
              value={draft.decimals}
              onChange={(value) => change({ decimals: Number(value) || 0 })}
            />
          </Group>
        )}
        {kind === "choice" && (
          <OptionsEditor options={draft.options} onChange={(options) => change({ options })} />
        )}
        {kind === "sum" && <SumParts draft={draft} fields={fields} onChange={change} />}
        {(kind === "choice" || kind === "person") && (
          <Switch
            label={t(kind === "choice" ? "severalChoices" : "severalPeople")}
            checked={draft.several}
            onChange={(event) => change({ several: event.currentTarget.checked })}
          />
        )}
        {kind !== "sum" && (
          <Switch
            label={t("required")}
            checked={draft.required}
            onChange={(event) => change({ required: event.currentTarget.checked })}
          />
        )}
        <Switch
          label={t("onCard")}
          checked={draft.onCard}
          onChange={(event) => change({ onCard: event.currentTarget.checked })}
        />
        {problem !== "" && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            {t("cancel")}
          </Button>
          <Button type="submit" disabled={!isWhole(draft)}>
            {t("save")}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}

interface SumPartsProps {
  readonly draft: FieldDraft;
  readonly fields: readonly PlanField[];
  readonly onChange: (part: Partial<FieldDraft>) => void;
}

/** Of which numbers a field is the sum. */
function SumParts({ draft, fields, onChange }: SumPartsProps) {
  const { t } = useTranslation("plan-fields");
  const numbers = fields.filter(({ kind }) => kind === "number");
  return (
    <>
      <Checkbox.Group
        label={t("addends")}
        description={numbers.length === 0 && t("noNumbers")}
        value={draft.addends.map(String)}
        onChange={(ids) => onChange(withAddends(draft, ids.map(Number), fields))}
      >
        <Group gap="sm" mt="xs">
          <Each rows={numbers} keyOf={({ id }) => id}>
            {({ id, name }) => <Checkbox value={String(id)} label={name} />}
          </Each>
        </Group>
      </Checkbox.Group>
      <Switch
        label={t("ofSubtasks")}
        checked={draft.ofSubtasks}
        onChange={(event) => onChange({ ofSubtasks: event.currentTarget.checked })}
      />
    </>
  );
}
