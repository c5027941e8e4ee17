import { type ComboboxItem, MultiSelect, Select } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { fieldText } from "#domain/form/field-kinds/field-text.ts";
import { useShownForm } from "../store/form-context.ts";
import { type Choice, choiceKey, chosenOf, leftOf } from "./choice.ts";
import type { ControlProps } from "./control-props.ts";

/** Of long lists so many are offered; typing finds the others. */
const OFFERED = 200;
/** From here on a list is searched. */
const SEARCHED = 8;

interface ChoiceSelectProps extends ControlProps {
  readonly choices: readonly Choice[];
}

/** A choice from a list that opens, found by typing; one or several. */
export function ChoiceSelect({
  choices,
  node,
  value,
  onChange,
  onLeave,
  ...rest
}: ChoiceSelectProps) {
  const { t } = useTranslation("form-fill");
  const several = node.properties.multiple === true;
  const { names, required, invalid, allowed } = rest;
  const { placeholder, clearable, filterable } = node.properties;
  const { words } = useShownForm();
  const chosen = chosenOf(value, several);

  const left = useMemo(() => leftOf(choices, allowed), [choices, allowed]);
  const byKey = useMemo(
    () => new Map(left.map((choice) => [choiceKey(choice.value), choice])),
    [left],
  );
  const offered: ComboboxItem[] = [...byKey].map(([key, { label, disabled }]) => ({
    value: key,
    label,
    ...(disabled && { disabled }),
  }));
  // What is chosen and no longer offered is shown still: somebody who has left, a choice that rules took away.
  const standing = chosen
    .filter((each) => !byKey.has(choiceKey(each)))
    .map((each): ComboboxItem => ({
      value: choiceKey(each),
      label: fieldText(node, several ? [each] : each, words),
      disabled: true,
    }));

  const pick = (key: string | null) => {
    if (key === null) return onChange(null);
    const choice = byKey.get(key);
    if (choice) onChange(choice.value, choice.row);
  };
  const pickAll = (keys: readonly string[]) =>
    onChange(
      keys.flatMap((key) => {
        const known = byKey.get(key)?.value ?? chosen.find((each) => choiceKey(each) === key);
        return known === undefined ? [] : [known];
      }),
    );
  const shared = {
    ...names,
    error: invalid,
    placeholder: placeholder || t("choose"),
    data: [...offered, ...standing],
    searchable: filterable === true || offered.length > SEARCHED,
    limit: OFFERED,
    nothingFoundMessage: t("nothingFound"),
    onBlur: onLeave,
    comboboxProps: { withinPortal: true },
    clearButtonProps: { "aria-label": t("clear") },
  };
  return several ? (
    <MultiSelect
      {...shared}
      {...(chosen.length > 0 && { placeholder: "" })}
      required={required && chosen.length === 0}
      clearable={clearable !== false}
      value={chosen.map(choiceKey)}
      onChange={pickAll}
      hidePickedOptions
    />
  ) : (
    <Select
      {...shared}
      required={required}
      clearable={clearable !== false && chosen.length > 0}
      allowDeselect={false}
      value={chosen[0] === undefined ? null : choiceKey(chosen[0])}
      onChange={pick}
    />
  );
}
