import { Button, Group, NativeSelect, Text, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { labelOf } from "#client/parts/form-fill/field-name.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { type Json, textOf } from "#domain/form/json/json.ts";
import {
  askableFields,
  type BranchQuestion,
  conditionOf,
  groupsOf,
  type QuestionGroup,
  symbolsFor,
} from "../edit/questions.ts";
import { conditionText } from "../words/condition-text.ts";
import { useFlowEditing } from "./flow-editing.ts";
import classes from "../approval-flow.module.css";

interface QuestionFieldsProps {
  readonly when: string;
  /** What is said where nothing has to hold, "" = nothing; that the branch is always taken where left out. */
  readonly always?: string;
  readonly onChange: (when: string) => void;
}

/** What has to hold for a branch: questions of fields of the form, in groups of which one has to hold as a whole. */
export function QuestionFields({ when, always, onChange }: QuestionFieldsProps) {
  const { t } = useTranslation("approval-flow");
  const { form, conditionWords } = useFlowEditing();
  const groups = groupsOf(when);
  const [first] = askableFields(form);
  const text = conditionText(when, conditionWords);
  if (!groups)
    return <Text size="sm">{[text, t("otherCondition")].filter(Boolean).join(". ")}</Text>;
  const put = (next: readonly QuestionGroup[]) => onChange(conditionOf(next));
  const fresh = first && [freshQuestion(first)];
  return (
    <>
      {groups.length === 0 && always !== "" && (
        <Text c="dimmed" size="sm">
          {always ?? t("always")}
        </Text>
      )}
      {text && (
        <Text c="dimmed" size="sm">
          {text}
        </Text>
      )}
      <Each rows={groups.map((group, at) => ({ group, at }))} keyOf={({ at }) => at}>
        {({ group, at }) => (
          <GroupFields
            group={group}
            number={at + 1}
            isAlone={groups.length === 1}
            onChange={(next) => put(groups.with(at, next))}
            onRemove={() => put(groups.toSpliced(at, 1))}
          />
        )}
      </Each>
      {fresh && (
        <Group gap="xs">
          {groups.length === 0 && (
            <AddButton label={t("addQuestion")} onClick={() => put([fresh])} />
          )}
          {groups.length > 0 && (
            <AddButton label={t("addGroup")} onClick={() => put([...groups, fresh])} />
          )}
        </Group>
      )}
    </>
  );
}

interface GroupFieldsProps {
  readonly group: QuestionGroup;
  /** Counts from 1. */
  readonly number: number;
  /** There is nothing that may hold instead. */
  readonly isAlone: boolean;
  readonly onChange: (group: QuestionGroup) => void;
  readonly onRemove: () => void;
}

/** Questions all of which have to hold. */
function GroupFields({ group, number, isAlone, onChange, onRemove }: GroupFieldsProps) {
  const { t } = useTranslation("approval-flow");
  const { form } = useFlowEditing();
  const fields = askableFields(form);
  const [first] = fields;
  return (
    <>
      {number > 1 && (
        <Text size="sm" fw={500}>
          {t("orElse")}
        </Text>
      )}
      <fieldset className={classes.group} aria-label={t("group", { number })}>
        <Each rows={group.map((question, at) => ({ question, at }))} keyOf={({ at }) => at}>
          {({ question, at }) => (
            <QuestionLine
              question={question}
              fields={fields}
              onChange={(next) => onChange(group.with(at, next))}
              onRemove={() => onChange(group.toSpliced(at, 1))}
            />
          )}
        </Each>
        <Group gap="xs">
          {first && (
            <AddButton
              label={t("addQuestion")}
              onClick={() => onChange([...group, freshQuestion(first)])}
            />
          )}
          {!isAlone && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-md"
              leftSection={<IconTrash size="1rem" aria-hidden />}
              onClick={onRemove}
            >
              {t("removeGroup", { number })}
            </Button>
          )}
        </Group>
      </fieldset>
    </>
  );
}

function AddButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button
      variant="subtle"
      size="compact-md"
      leftSection={<IconPlus size="1rem" aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

function freshQuestion({ path, node }: FormPiece): BranchQuestion {
  return { field: path, symbol: symbolsFor(node.kind.conditions)[0] ?? "==", value: "" };
}

interface QuestionLineProps {
  readonly question: BranchQuestion;
  readonly fields: readonly FormPiece[];
  readonly onChange: (question: BranchQuestion) => void;
  readonly onRemove: () => void;
}

function QuestionLine({ question, fields, onChange, onRemove }: QuestionLineProps) {
  const { t } = useTranslation("approval-flow");
  const field = fields.find(({ path }) => path === question.field) ?? fields[0];
  if (!field) return null;
  const { node } = field;
  const asksValue = question.symbol !== "null" && question.symbol !== "notNull";
  return (
    <Group gap="xs" align="end" wrap="wrap">
      <NativeSelect
        aria-label={t("field")}
        data={fields.map((piece) => ({ value: piece.path, label: labelOf(piece) }))}
        value={question.field}
        onChange={(event) => {
          const chosen = fields.find(({ path }) => path === event.currentTarget.value);
          if (chosen) onChange(freshQuestion(chosen));
        }}
      />
      <NativeSelect
        aria-label={t("comparison")}
        data={symbolsFor(node.kind.conditions).map((value) => ({
          value,
          label: t(`symbol.${value}`),
        }))}
        value={question.symbol}
        onChange={(event) => {
          const symbol = symbolsFor(node.kind.conditions).find(
            (one) => one === event.currentTarget.value,
          );
          if (symbol) onChange({ ...question, symbol });
        }}
      />
      {asksValue && <ValueField piece={field} question={question} onChange={onChange} />}
      <IconButton icon={IconTrash} label={t("removeQuestion")} onClick={onRemove} />
    </Group>
  );
}

function ValueField({
  piece: { node },
  question,
  onChange,
}: Pick<QuestionLineProps, "question" | "onChange"> & { readonly piece: FormPiece }) {
  const { t } = useTranslation("approval-flow");
  const options = node.properties.options ?? [];
  const put = (value: Json) => onChange({ ...question, value });
  if (options.length > 0)
    return (
      <NativeSelect
        aria-label={t("value")}
        data={[
          { value: "", label: t("chooseValue") },
          ...options.map(({ id, name }) => ({ value: JSON.stringify(id), label: name })),
        ]}
        value={question.value === "" ? "" : JSON.stringify(question.value)}
        onChange={({ currentTarget: { value } }) =>
          put(value === "" ? "" : (JSON.parse(value) as Json))
        }
      />
    );
  const isNumber = node.kind.conditions === "ordered";
  return (
    <TextInput
      aria-label={t("value")}
      inputMode={isNumber ? "decimal" : "text"}
      value={typeof question.value === "number" ? String(question.value) : textOf(question.value)}
      onChange={({ currentTarget: { value } }) => put(asValue(value, isNumber))}
    />
  );
}

/** A number where it is one that stays as it was written. */
function asValue(text: string, isNumber: boolean): Json {
  const number = Number(text);
  return isNumber && text.trim() !== "" && String(number) === text ? number : text;
}
