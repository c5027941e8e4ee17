import { isEmptyJson } from "#domain/form/field-kinds/shapes/value-shape.ts";
import { writtenAt } from "#domain/form/graph/form-state.ts";
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
  if (mode === "read") {
    // Of what only the server can work out, what it came to stands in the record.
    const stands = unknown ? writtenAt(store.state, path, rowId) : value;
    return <ShownValue node={node} value={stands} unknown={unknown && isEmptyJson(stands)} />;
  }
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
      request={view.request}
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
