import { IconHelp } from "@tabler/icons-react";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import tip from "#client/ui/tip/tip.module.css";
import { labelOf } from "./field-name.ts";
import classes from "./form-fill.module.css";
import { useOfForm } from "./store/form-context.ts";

interface FieldLabelProps {
  readonly piece: FormPiece;
  /** The id of what it names. */
  readonly id: string;
  readonly required: boolean;
}

/** The name of a field, with what the designer has to say of it. */
export function FieldLabel({ piece, id, required }: FieldLabelProps) {
  const suffix = useOfForm(({ state }) => state.form.definition.settings.labelSuffix);
  const { tipLabel } = piece.node.settings;
  return (
    <div className={classes.label}>
      <label id={`${id}-label`} htmlFor={id}>
        {labelOf(piece)}
        {suffix}
        {required && (
          <span className={classes.star} aria-hidden>
            {"*"}
          </span>
        )}
      </label>
      {tipLabel !== "" && (
        <button
          type="button"
          className={`${tip.tip} ${classes.help}`}
          data-tip={tipLabel}
          aria-label={tipLabel}
        >
          <IconHelp size="1rem" aria-hidden />
        </button>
      )}
    </div>
  );
}
