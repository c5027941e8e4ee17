import { useMemo } from "react";
import { useShownForm } from "../store/form-context.ts";
import { ChoiceSelect } from "./choice-select.tsx";
import type { ControlProps } from "./control-props.ts";
import { NotHere } from "./not-here.tsx";

/** Towns are not among the areas that come with the product. */
const DEEPEST = 2;

/** A province, city or district, by the names on the way to it; only the ends can be chosen (seed 001 section 5). */
export function AreaControl(props: ControlProps) {
  const { areas } = useShownForm();
  const level = Math.min(props.node.properties.level ?? DEEPEST, DEEPEST);
  const choices = useMemo(
    () =>
      areas?.endsAt(level).map(({ codes, names }) => ({ value: codes, label: names.join(" / ") })),
    [areas, level],
  );
  return choices ? <ChoiceSelect {...props} choices={choices} /> : <NotHere {...props} />;
}
