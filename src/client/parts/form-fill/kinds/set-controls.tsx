import { Checkbox } from "@mantine/core";
import { listOf, sameJson } from "#domain/form/json/json.ts";
import classes from "./controls.module.css";
import { choiceKey, choicesOfTree, leftOf } from "./choice.ts";
import type { ControlProps } from "./control-props.ts";
import { useOptions } from "./use-options.ts";
import { NotHere } from "./not-here.tsx";

/** One of a few, all of which are seen; as buttons where the form wants that. */
export function RadioControl({ node, value, onChange, onLeave, ...rest }: ControlProps) {
  const { names, required, invalid, allowed } = rest;
  const { direction, optionType } = node.properties;
  const options = useOptions(node);
  if (!options) return <NotHere {...{ node, value, names }} />;
  return (
    <div
      {...names}
      role="radiogroup"
      aria-required={required}
      aria-invalid={invalid}
      className={classes.radios}
      data-direction={direction}
      data-look={optionType}
    >
      {leftOf(choicesOfTree(options, "id"), allowed).map((choice) => (
        <label key={choiceKey(choice.value)} className={classes.radio}>
          <input
            type="radio"
            name={names.id}
            disabled={choice.disabled === true}
            checked={sameJson(choice.value, value)}
            onChange={() => onChange(choice.value)}
            onBlur={onLeave}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}

/** Any of a few, all of which are seen. */
export function CheckboxControl({ node, value, onChange, onLeave, ...rest }: ControlProps) {
  const { names, allowed } = rest;
  const { direction } = node.properties;
  const options = useOptions(node);
  if (!options) return <NotHere {...{ node, value, names }} />;
  const chosen = listOf(value);
  return (
    <fieldset {...names} className={classes.radios} data-direction={direction}>
      {leftOf(choicesOfTree(options, "id"), allowed).map((choice) => (
        <Checkbox
          key={choiceKey(choice.value)}
          label={choice.label}
          disabled={choice.disabled === true}
          checked={chosen.some((each) => sameJson(each, choice.value))}
          onChange={({ currentTarget: { checked } }) =>
            onChange(
              checked
                ? [...chosen, choice.value]
                : chosen.filter((each) => !sameJson(each, choice.value)),
            )
          }
          onBlur={onLeave}
        />
      ))}
    </fieldset>
  );
}
