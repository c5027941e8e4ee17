import { Menu } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { usePlanFields } from "#client/live/use-fields.ts";
import { FieldInput } from "#client/parts/field/field-input.tsx";
import { OptionItems } from "#client/parts/field/option-menu.tsx";
import { readWritten } from "#client/parts/field/read-written.ts";
import { useSetField } from "#client/parts/field/use-set-field.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { fieldIdOf } from "#domain/field/field-claims.ts";
import { FIELD_TEXT_MAX } from "#domain/field/field-limits.ts";
import { valueOfField } from "#domain/field/field-value.ts";
import type { Task } from "#domain/task/task.ts";
import type { OwnField } from "#client/parts/plan/table/table-fields.ts";
import { ChoiceEditor } from "./choice-editor.tsx";
import classes from "./edit.module.css";
import { PopoverEditor } from "./popover-editor.tsx";
import { type EditEnd, TextEditor } from "./text-editor.tsx";

interface OwnFieldEditorProps {
  readonly task: Task;
  readonly field: OwnField;
  readonly typed: string | undefined;
  readonly onEnd: (end: EditEnd) => void;
}

/** What a task says in a field of its plan, changed in its cell or below it. */
export function OwnFieldEditor({ task, field: name, typed, onEnd }: OwnFieldEditorProps) {
  const { t, i18n } = useTranslation("plan-fields");
  const set = useSetField();
  const field = usePlanFields(task.planId).find(({ id }) => id === fieldIdOf(name));
  if (!field) return null;
  const value = task.fields[field.id] ?? "";
  const change = (changed: string) => set(task, field, changed);
  const end = () => onEnd("here");
  const keep = (text: string) => {
    const read = valueOfField(field, readWritten(field.kind, text, i18n.language));
    if (read === undefined) showToast({ message: t(`wrong.${field.kind}`), tone: "error" });
    else change(read);
  };
  if (field.kind === "tick")
    return (
      <ChoiceEditor
        label={field.name}
        value={value === "" ? 0 : 1}
        choices={[
          { value: 1, label: t("ticked") },
          { value: 0, label: t("empty") },
        ]}
        onChoose={(wanted) => change(wanted === 1 ? "1" : "")}
        onEnd={end}
      />
    );
  if (field.kind === "choice")
    return (
      <Menu
        opened
        position="bottom-start"
        width="max-content"
        returnFocus={false}
        onClose={end}
        closeOnItemClick={field.several === 0}
        clickOutsideEvents={["mousedown", "touchstart"]}
      >
        <Menu.Target>
          <button type="button" tabIndex={-1} aria-label={field.name} className={classes.place} />
        </Menu.Target>
        <Menu.Dropdown aria-label={field.name}>
          <OptionItems field={field} value={value} onChange={change} />
        </Menu.Dropdown>
      </Menu>
    );
  const isLong = field.kind === "text" && value.includes("\n");
  if (field.kind === "person" || field.kind === "date" || isLong)
    return (
      <PopoverEditor label={field.name} width="18.75rem" onEnd={end}>
        <FieldInput
          field={field}
          value={value}
          name={`cell-${task.id}-${field.id}`}
          onChange={change}
        />
      </PopoverEditor>
    );
  return (
    <TextEditor
      label={field.name}
      value={value}
      typed={typed}
      maxLength={FIELD_TEXT_MAX}
      onKeep={keep}
      onEnd={onEnd}
    />
  );
}
