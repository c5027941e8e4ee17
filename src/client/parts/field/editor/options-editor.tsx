import { Button, Input, Menu, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { nextTagColor } from "#client/parts/task/tag/next-tag-color.ts";
import { isComposing } from "#client/platform/is-composing.ts";
import { Each } from "#client/ui/each/each.tsx";
import { movedRow } from "#client/ui/each/moved-row.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { SwatchItems } from "#client/ui/swatch/swatch-items.tsx";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import { COLUMN_COLORS } from "#domain/column/column.ts";
import { FIELD_OPTION_NAME_MAX, FIELD_OPTIONS_MAX } from "#domain/field/field-limits.ts";
import type { FieldOption } from "#domain/field/plan-field.ts";
import classes from "../field.module.css";
import { newOption } from "./field-draft.ts";

interface OptionsEditorProps {
  readonly options: readonly FieldOption[];
  readonly onChange: (options: readonly FieldOption[]) => void;
}

/** The choices of a field in their order, each with its colour; Enter goes on with the next one. */
export function OptionsEditor({ options, onChange }: OptionsEditorProps) {
  const { t } = useTranslation("plan-fields");
  const [added, setAdded] = useState(0);
  const add = () => {
    const option = newOption(options, nextTagColor(options));
    setAdded(option.id);
    onChange([...options, option]);
  };
  const put = (changed: FieldOption) =>
    onChange(options.map((one) => (one.id === changed.id ? changed : one)));
  return (
    <Input.Wrapper label={t("options")} labelElement="div">
      <ol className={classes.list}>
        <Each as="li" rows={options} keyOf={({ id }) => id}>
          {(option, at) => (
            <OptionRow
              option={option}
              at={at}
              count={options.length}
              isNew={option.id === added}
              onChange={put}
              onMove={(by) => onChange(movedRow(options, at, by))}
              onNext={add}
              onRemove={() => onChange(options.filter(({ id }) => id !== option.id))}
            />
          )}
        </Each>
      </ol>
      {options.length < FIELD_OPTIONS_MAX && (
        <Button
          mt="xs"
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={add}
        >
          {t("addOption")}
        </Button>
      )}
    </Input.Wrapper>
  );
}

interface OptionRowProps {
  readonly option: FieldOption;
  readonly at: number;
  readonly count: number;
  /** It has just been added, and is to be named. */
  readonly isNew: boolean;
  readonly onChange: (option: FieldOption) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onNext: () => void;
  readonly onRemove: () => void;
}

function OptionRow(props: OptionRowProps) {
  const { option, at, count, isNew, onChange, onMove, onNext, onRemove } = props;
  const { t } = useTranslation(["plan-fields", "board"]);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  const name = option.name || t("optionAt", { place: at + 1 });
  return (
    <li className={classes.option}>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="default" size="compact-md" aria-label={t("optionColor", { name })}>
            <Swatch color={option.color} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={t("optionColor", { name })}>
          <SwatchItems
            colors={COLUMN_COLORS}
            color={option.color}
            nameOf={(color) => t(`board:colors.${color || "default"}`)}
            onChoose={(color) => onChange({ ...option, color })}
          />
        </Menu.Dropdown>
      </Menu>
      <TextInput
        className={classes.optionName ?? ""}
        ref={field}
        aria-label={t("optionAt", { place: at + 1 })}
        maxLength={FIELD_OPTION_NAME_MAX}
        value={option.name}
        onChange={(event) => onChange({ ...option, name: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          if (option.name.trim() !== "") onNext();
        }}
      />
      <span className={classes.rowButtons}>
        <IconButton
          icon={IconArrowUp}
          label={t("moveUp", { name })}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={IconArrowDown}
          label={t("moveDown", { name })}
          disabled={at === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton icon={IconTrash} label={t("removeOption", { name })} onClick={onRemove} />
      </span>
    </li>
  );
}
