import { Checkbox } from "@mantine/core";
import type { Option } from "#domain/form/field-kinds/field-properties.ts";
import { listOf, sameJson } from "#domain/form/json/json.ts";
import classes from "./controls.module.css";
import { choiceKey, choicesOfTree, leftOf } from "./choice.ts";
import type { ControlProps } from "./control-props.ts";
import { WithOptions } from "../rows/with-options.tsx";

/** One of a few, all of which are seen; as buttons where the form wants that. */
export function RadioControl(props: ControlProps) {
  return (
    <WithOptions {...props}>{(options) => <Radios {...props} options={options} />}</WithOptions>
  );
}

interface SetProps extends ControlProps {
  readonly options: readonly Option[];
}

function Radios({ options, node, value, onChange, onLeave, ...rest }: SetProps) {
  const { names, required, invalid, allowed } = rest;
  const { direction, optionType } = node.properties;
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
export function CheckboxControl(props: ControlProps) {
  return (
    <WithOptions {...props}>{(options) => <Checkboxes {...props} options={options} />}</WithOptions>
  );
}

function Checkboxes({ options, node, value, onChange, onLeave, ...rest }: SetProps) {
  const { names, allowed } = rest;
  const { direction } = node.properties;
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
