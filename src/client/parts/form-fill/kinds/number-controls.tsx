import { NumberInput, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { FormNode } from "#domain/form/definition/form-node.ts";
import { type Json, listOf } from "#domain/form/json/json.ts";
import { capitalAmount } from "#domain/form/number/capital-amount.ts";
import classes from "./controls.module.css";
import type { ControlNames, ControlProps } from "./control-props.ts";
import { Addon } from "./text-controls.tsx";

/** A number with its unit, within its bounds once it is left, and as an amount in Chinese capitals where that is wanted. */
export function NumberControl({ node, value, onChange, onLeave, ...rest }: ControlProps) {
  const { isAmountChinese } = node.properties;
  return (
    <>
      <OneNumber node={node} value={value} onChange={onChange} onLeave={onLeave} {...rest} />
      {isAmountChinese === true && <CapitalAmount value={value} />}
    </>
  );
}

/** From and to; empty at both ends is no range (seed 001 section 5). */
export function NumberRangeControl({ node, value, onChange, onLeave, ...rest }: ControlProps) {
  const { t } = useTranslation("form-fill");
  const [from = null, to = null] = listOf(value);
  const change = (ends: readonly Json[]) => onChange(ends.every((end) => end === null) ? [] : ends);
  const name = (end: string): ControlNames => ({
    id: `${rest.names.id}-${end}`,
    "aria-label": t(end),
  });
  const { invalid } = rest;
  return (
    <fieldset className={classes.ends} {...rest.names}>
      <OneNumber
        node={node}
        value={from}
        names={name("from")}
        required={false}
        invalid={invalid}
        onChange={(end) => change([end, to])}
        onLeave={onLeave}
      />
      <span aria-hidden>–</span>
      <OneNumber
        node={node}
        value={to}
        names={name("to")}
        required={false}
        invalid={invalid}
        onChange={(end) => change([from, end])}
        onLeave={onLeave}
      />
    </fieldset>
  );
}

interface OneNumberProps {
  readonly node: FormNode;
  readonly value: Json;
  readonly onChange: (value: number | null) => void;
  readonly onLeave: () => void;
  readonly names: ControlNames;
  readonly required: boolean;
  readonly invalid: boolean;
}

function OneNumber({ node, value, onChange, onLeave, names, required, invalid }: OneNumberProps) {
  const { placeholder, min, max, step, precision, thousands, controls } = node.properties;
  const { addonBefore, addonAfter } = node.properties;
  return (
    <NumberInput
      {...names}
      required={required}
      error={invalid}
      placeholder={placeholder ?? ""}
      value={typeof value === "number" ? value : ""}
      onChange={(next) => onChange(next === "" || next === "-" ? null : Number(next))}
      onBlur={onLeave}
      clampBehavior="blur"
      hideControls={controls !== true}
      step={step ?? 1}
      thousandSeparator={thousands === true ? "," : ""}
      inputMode="decimal"
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      {...(precision !== undefined && { decimalScale: precision })}
      {...(addonBefore && { leftSection: <Addon text={addonBefore} />, leftSectionWidth: "auto" })}
      {...(addonAfter && { rightSection: <Addon text={addonAfter} />, rightSectionWidth: "auto" })}
    />
  );
}

/** A sum of money as cheques and contracts write it. */
export function CapitalAmount({ value }: { readonly value: Json }) {
  if (typeof value !== "number") return null;
  return (
    <Text size="xs" c="dimmed" lang="zh" component="span" display="block">
      {capitalAmount(value)}
    </Text>
  );
}
