import type { FormPiece } from "#domain/form/model/form-piece.ts";
import classes from "./form-fill.module.css";
import type { ControlNames } from "./kinds/control-props.ts";
import { controls } from "./kinds/controls.ts";
import { NotHere } from "./kinds/not-here.tsx";
import { ShownValue } from "./shown/shown-value.tsx";
import type { FieldView } from "./store/field-view.ts";
import { useShownForm } from "./store/form-context.ts";

interface ControlPlaceProps {
  readonly piece: FormPiece;
  readonly rowId: string | undefined;
  readonly view: FieldView;
  readonly names: ControlNames;
}

/** The control of a field; its value alone where nobody may or can change it. */
export function ControlPlace({ piece, rowId, view, names }: ControlPlaceProps) {
  const { store, mode } = useShownForm();
  const { path, node } = piece;
  const { value, unknown } = view;
  if (mode === "read") return <ShownValue node={node} value={value} unknown={unknown} />;
  if (view.readonly) {
    return (
      // Where a problem leads it can be reached.
      <output {...names} aria-live="off" tabIndex={-1} className={classes.locked}>
        <ShownValue node={node} value={value} unknown={unknown} />
      </output>
    );
  }
  const Control = controls[node.kind.name];
  if (!Control) return <NotHere node={node} value={value} names={names} />;
  return (
    <Control
      node={node}
      value={value}
      names={names}
      required={view.required}
      invalid={view.problem !== undefined && view.problem.soft !== true}
      allowed={view.allowed}
      bounds={view.bounds}
      onLeave={() => store.leave({ path, rowId })}
      onChange={(next, picked) =>
        store.apply({
          type: "set",
          path,
          value: next,
          ...(rowId !== undefined && { rowId }),
          ...(picked && { picked }),
        })
      }
    />
  );
}
