import { useMemo } from "react";
import { useShownForm } from "../store/form-context.ts";
import { ChoiceSelect } from "./choice-select.tsx";
import type { ControlProps } from "./control-props.ts";
import { mixedChoices, unitChoices, userChoices } from "./people-choices.ts";

/** Colleagues, from this browser's own list. */
export function UserControl(props: ControlProps) {
  return <Directory {...props} choicesOf={userChoices} />;
}

/** Departments, positions or groups. */
export function UnitControl(props: ControlProps) {
  return <Directory {...props} choicesOf={unitChoices} />;
}

/** People, departments, positions and groups in one list. */
export function MixedControl(props: ControlProps) {
  return <Directory {...props} choicesOf={mixedChoices} />;
}

interface DirectoryProps extends ControlProps {
  readonly choicesOf: typeof userChoices;
}

function Directory({ choicesOf, ...props }: DirectoryProps) {
  const { users, units } = useShownForm();
  const { node } = props;
  const choices = useMemo(() => choicesOf({ users, units }, node), [choicesOf, users, units, node]);
  return <ChoiceSelect {...props} choices={choices} />;
}
