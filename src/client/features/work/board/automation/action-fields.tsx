import { NativeSelect, Switch, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { FieldInput } from "#client/parts/field/field-input.tsx";
import { PeopleField } from "#client/parts/people/people-field.tsx";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import { reminderWords } from "#client/parts/task/time/reminder-words.ts";
import type { AutomationAction } from "#domain/automation/automation-action.ts";
import {
  AUTOMATION_LINES_MAX,
  AUTOMATION_PEOPLE_MAX,
  AUTOMATION_TEXT_MAX,
} from "#domain/automation/automation-limits.ts";
import { CHECK_ITEM_NAME_MAX, TASK_NAME_MAX } from "#domain/limits.ts";
import { REMINDER_EDGES } from "#domain/task/remind/reminder.ts";
import { ThingSelect } from "./thing-select.tsx";
import type { PlanThings } from "./use-plan-things.ts";

interface ActionFieldsProps {
  readonly action: AutomationAction;
  readonly things: PlanThings;
  readonly onChange: (action: AutomationAction) => void;
}

/** What an action needs to know besides what it does. */
export function ActionFields({ action, things, onChange }: ActionFieldsProps) {
  const { t } = useTranslation("automation");
  const { columns, states, tags } = things;
  const { nameOf } = usePriorities();
  switch (action.does) {
    case "addOwner":
    case "removeOwner":
    case "addAssist":
    case "removeAssist":
      return (
        <PeopleField
          chosen={action.userIds}
          max={AUTOMATION_PEOPLE_MAX}
          among={things.people}
          action={t("choosePeople")}
          onChange={({ chosen }) => onChange({ ...action, userIds: [...chosen] })}
        />
      );
    case "state":
      return (
        <ThingSelect
          label={t("state")}
          rows={states}
          value={action.flowItemId}
          onChange={(flowItemId) => onChange({ ...action, flowItemId })}
        />
      );
    case "complete":
      return null;
    case "column":
      return (
        <ThingSelect
          label={t("column")}
          rows={columns}
          value={action.columnId}
          onChange={(columnId) => onChange({ ...action, columnId })}
        />
      );
    case "priority":
      return (
        <NativeSelect
          aria-label={t("priority")}
          value={String(action.priority)}
          onChange={(event) => onChange({ ...action, priority: Number(event.currentTarget.value) })}
          data={things.priorities.map((one) => ({ value: String(one), label: nameOf(one) }))}
        />
      );
    case "addTag":
    case "removeTag":
      return (
        <ThingSelect
          label={t("tag")}
          rows={tags}
          value={action.tagId}
          onChange={(tagId) => onChange({ ...action, tagId })}
        />
      );
    case "field":
      return <FieldAction action={action} things={things} onChange={onChange} />;
    default:
      return <WrittenAction action={action} things={things} onChange={onChange} />;
  }
}

interface OfKind<Kind extends AutomationAction["does"]> extends ActionFieldsProps {
  readonly action: Extract<AutomationAction, { does: Kind }>;
}

function FieldAction({ action, things, onChange }: OfKind<"field">) {
  const { t } = useTranslation("automation");
  const field = things.fields.find(({ id }) => id === action.fieldId);
  return (
    <>
      <ThingSelect
        label={t("field")}
        rows={things.fields}
        value={action.fieldId}
        onChange={(fieldId) => onChange({ ...action, fieldId, value: "" })}
      />
      {field && (
        <FieldInput
          field={field}
          value={action.value}
          name={`automation-${field.id}`}
          onChange={(value) => onChange({ ...action, value })}
        />
      )}
    </>
  );
}

function WrittenAction({
  action,
  things,
  onChange,
}: OfKind<"message" | "reminder" | "task" | "checklist">) {
  const { t } = useTranslation("automation");
  switch (action.does) {
    case "message":
      return (
        <Textarea
          w="100%"
          autosize
          minRows={2}
          aria-label={t("text")}
          description={t("placeholders")}
          maxLength={AUTOMATION_TEXT_MAX}
          value={action.text}
          onChange={(event) => onChange({ ...action, text: event.currentTarget.value })}
        />
      );
    case "reminder":
      return <ReminderAction action={action} things={things} onChange={onChange} />;
    case "task":
      return (
        <>
          <TextInput
            w="100%"
            aria-label={t("taskName")}
            placeholder={t("taskName")}
            description={t("placeholders")}
            maxLength={TASK_NAME_MAX}
            value={action.name}
            onChange={(event) => onChange({ ...action, name: event.currentTarget.value })}
          />
          <ThingSelect
            label={t("column")}
            rows={things.columns}
            value={action.columnId}
            onChange={(columnId) => onChange({ ...action, columnId })}
          />
          <Switch
            label={t("sameOwner")}
            checked={action.sameOwner === 1}
            onChange={(event) =>
              onChange({ ...action, sameOwner: event.currentTarget.checked ? 1 : 0 })
            }
          />
        </>
      );
    case "checklist":
      return <ChecklistAction action={action} things={things} onChange={onChange} />;
  }
}

const HOUR = 60;
const DAY = 24 * HOUR;
const OFFERED = [0, HOUR, DAY, 2 * DAY, 7 * DAY];

function ReminderAction({ action, onChange }: OfKind<"reminder">) {
  const { t, i18n } = useTranslation(["automation", "task-remind"]);
  const { edge, minutes } = action;
  const offered = [...new Set([...OFFERED, minutes])].toSorted((left, right) => left - right);
  const all = REMINDER_EDGES.flatMap((one) =>
    offered.map((before) => ({ edge: one, minutes: before })),
  );
  return (
    <NativeSelect
      aria-label={t("whenReminded")}
      value={`${edge} ${minutes}`}
      onChange={(event) => {
        const chosen = all.find(
          (one) => `${one.edge} ${one.minutes}` === event.currentTarget.value,
        );
        if (chosen) onChange({ ...action, ...chosen });
      }}
      data={all.map((one) => ({
        value: `${one.edge} ${one.minutes}`,
        label: reminderWords(t, localeOf(i18n.language), one),
      }))}
    />
  );
}

/** A line of the field is a line of the checklist; what is written stays as it is while somebody writes. */
function ChecklistAction({ action, onChange }: OfKind<"checklist">) {
  const { t } = useTranslation("automation");
  return (
    <Textarea
      w="100%"
      autosize
      minRows={2}
      aria-label={t("lines")}
      description={t("linesHint", { count: AUTOMATION_LINES_MAX })}
      maxLength={AUTOMATION_LINES_MAX * CHECK_ITEM_NAME_MAX}
      defaultValue={action.lines.join("\n")}
      onChange={(event) => onChange({ ...action, lines: linesIn(event.currentTarget.value) })}
    />
  );
}

function linesIn(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim().slice(0, CHECK_ITEM_NAME_MAX))
    .filter((line) => line !== "")
    .slice(0, AUTOMATION_LINES_MAX);
}
