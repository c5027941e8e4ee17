import { RangeSlider, Rating, Slider, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { listOf } from "#domain/form/json/json.ts";
import classes from "./controls.module.css";
import type { ControlProps } from "./control-props.ts";

/** On or off, with the words of the form for both. */
export function SwitchControl({ node, value, onChange, onLeave, names }: ControlProps) {
  const { activeValue = 1, inactiveValue = 0, activeTxt, inactiveTxt } = node.properties;
  const isOn = value === activeValue;
  return (
    <Switch
      {...names}
      checked={isOn}
      label={<span aria-hidden>{(isOn ? activeTxt : inactiveTxt) ?? ""}</span>}
      onChange={(event) => onChange(event.currentTarget.checked ? activeValue : inactiveValue)}
      onBlur={onLeave}
    />
  );
}

/** Stars, whole or half ones. */
export function RateControl({ node, value, onChange, onLeave, names }: ControlProps) {
  const { t } = useTranslation("form-fill");
  const { count = 5, allowHalf } = node.properties;
  return (
    <Rating
      {...names}
      role="radiogroup"
      count={count}
      fractions={allowHalf === true ? 2 : 1}
      value={typeof value === "number" ? value : 0}
      getSymbolLabel={(stars) => t("stars", { stars })}
      onChange={(stars) => onChange(stars === 0 ? null : stars)}
      onBlur={onLeave}
    />
  );
}

/** A number, or a range of them, on a line. */
export function SliderControl({ node, value, onChange, names }: ControlProps) {
  const { t } = useTranslation("form-fill");
  const { min = 0, max = 100, step = 1, range } = node.properties;
  const bounds = { min, max, step };
  const name = names["aria-label"] ?? (node.settings.label || node.name);
  const [from, to] = listOf(value);
  return (
    <fieldset className={classes.slider} {...names}>
      {range === true ? (
        <RangeSlider
          {...bounds}
          minRange={0}
          value={[typeof from === "number" ? from : min, typeof to === "number" ? to : max]}
          onChange={(ends) => onChange(ends)}
          thumbFromLabel={t("from")}
          thumbToLabel={t("to")}
        />
      ) : (
        <Slider
          {...bounds}
          thumbLabel={name}
          value={typeof value === "number" ? value : min}
          onChange={onChange}
        />
      )}
      {range !== true && (
        <span className={classes.sliderValue}>{typeof value === "number" ? value : "–"}</span>
      )}
    </fieldset>
  );
}
