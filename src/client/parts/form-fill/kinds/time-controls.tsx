import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DEFAULT_DATE_FORMAT } from "#domain/form/calendar/date-format.ts";
import { type Json, listOf, textOf } from "#domain/form/json/json.ts";
import classes from "./controls.module.css";
import { useShownForm } from "../store/form-context.ts";
import type { ControlNames, ControlProps } from "./control-props.ts";
import { momentOfNative, nativeText, nativeTime } from "./native-time.ts";

/** A date, as finely as its format, within its bounds. */
export function DateControl(props: ControlProps) {
  const { words } = useShownForm();
  const field = nativeTime(props.node.properties.format ?? DEFAULT_DATE_FORMAT);
  const [earliest, latest] = props.bounds;
  return (
    <NativeField
      {...props}
      type={field.type}
      text={nativeText(props.value, field, words.zone)}
      step={field.step}
      min={nativeText(earliest, field, words.zone)}
      max={nativeText(latest, field, words.zone)}
      onText={(text) => props.onChange(momentOfNative(text, field, words.zone))}
    />
  );
}

/** A time of day. */
export function ClockControl(props: ControlProps) {
  const seconds = (props.node.properties.format ?? "HH:mm").includes("s");
  const [earliest, latest] = props.bounds;
  return (
    <NativeField
      {...props}
      type="time"
      text={textOf(props.value)}
      step={seconds ? 1 : undefined}
      min={textOf(earliest)}
      max={textOf(latest)}
      onText={(text) => props.onChange(clockOf(text, seconds))}
    />
  );
}

export function DateRangeControl(props: ControlProps) {
  return <Range {...props} One={DateControl} />;
}

export function ClockRangeControl(props: ControlProps) {
  return <Range {...props} One={ClockControl} />;
}

interface RangeProps extends ControlProps {
  readonly One: typeof DateControl;
}

/** Both ends; none where both are empty. */
function Range({ One, ...props }: RangeProps) {
  const { t } = useTranslation("form-fill");
  const [from = null, to = null] = listOf(props.value);
  const change = (ends: readonly Json[]) =>
    props.onChange(ends.every((end) => end === null) ? [] : ends);
  const named = (end: string): ControlNames => ({
    id: `${props.names.id}-${end}`,
    "aria-label": t(end),
  });
  return (
    <fieldset className={classes.ends} {...props.names}>
      <One {...props} names={named("from")} value={from} onChange={(end) => change([end, to])} />
      <span aria-hidden>–</span>
      <One {...props} names={named("to")} value={to} onChange={(end) => change([from, end])} />
    </fieldset>
  );
}

interface NativeFieldProps extends ControlProps {
  readonly type: string;
  readonly text: string;
  readonly step: number | undefined;
  readonly min: string;
  readonly max: string;
  readonly onText: (text: string) => void;
}

/** The browser's own field: the keys and pickers that people know from their device, and half a date stays as it is typed. */
function NativeField({ type, text, step, min, max, onText, ...props }: NativeFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      {...props.names}
      type={type}
      required={props.required}
      error={props.invalid}
      value={typed ?? text}
      {...(step !== undefined && { step })}
      {...(min !== "" && { min })}
      {...(max !== "" && { max })}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onText(value);
      }}
      onBlur={() => {
        setTyped(undefined);
        props.onLeave();
      }}
      flex="1"
    />
  );
}

/** Browsers leave out seconds of zero. */
function clockOf(text: string, seconds: boolean): string | null {
  if (text === "") return null;
  return seconds ? text.padEnd(8, ":00") : text.slice(0, 5);
}
