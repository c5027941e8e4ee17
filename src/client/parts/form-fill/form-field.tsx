import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { ControlPlace } from "./control-place.tsx";
import { fieldId, labelOf } from "./field-name.ts";
import { FieldLabel } from "./field-label.tsx";
import classes from "./form-fill.module.css";
import { spanStyle } from "./layout/span-style.ts";
import { useOfForm, useShownForm } from "./store/form-context.ts";
import { type FieldView, fieldViewOf, sameFieldView } from "./store/field-view.ts";
import { placeKey } from "./store/form-store.ts";
import { useProblemText } from "./use-problem-text.ts";

interface FormFieldProps {
  readonly piece: FormPiece;
  readonly rowId?: string | undefined;
  /** Which row it is, for who hears its name; its column says the rest. */
  readonly row?: number;
  /** It stands in a cell below the name of its column. */
  readonly inCell?: boolean;
}

/** One field with its name, its control and what is wrong with it. Draws itself anew only when something of itself changes. */
export function FormField({ piece, rowId, row, inCell = false }: FormFieldProps) {
  const { t } = useTranslation("form-fill");
  const { prefix, store, mode } = useShownForm();
  const problemText = useProblemText();
  const place = useRef<HTMLDivElement>(null);
  const id = fieldId(prefix, { path: piece.path, rowId });
  const view = useOfForm(
    useCallback((of) => fieldViewOf(of, piece, rowId), [piece, rowId]),
    sameFieldView,
  );
  const isWanted = useOfForm(
    ({ wanted }) =>
      wanted !== undefined && placeKey(wanted) === placeKey({ path: piece.path, rowId }),
  );
  useEffect(() => {
    const element = place.current;
    if (!isWanted || !element) return;
    element.scrollIntoView({ block: "center" });
    element.querySelector<HTMLElement>("input, textarea, button, [tabindex]")?.focus();
    store.want(undefined);
  }, [isWanted, store]);
  const { problem } = view;
  useDescribed(id, problem && `${id}-problem`, view);
  if (!view.visible) return null;

  const isNamed = !inCell && piece.node.settings.showLabel;
  const name = row === undefined ? labelOf(piece) : t("inRow", { name: labelOf(piece), row });
  const span = inCell ? undefined : piece.node.settings.span;
  return (
    <div ref={place} className={inCell ? undefined : classes.field} style={spanStyle(span)}>
      {isNamed && <FieldLabel piece={piece} id={id} required={mode === "fill" && view.required} />}
      <div className={classes.control}>
        <Meanwhile instead={<div className={classes.locked} />}>
          <ControlPlace
            piece={piece}
            rowId={rowId}
            view={view}
            names={{
              id,
              ...(isNamed ? { "aria-labelledby": `${id}-label` } : { "aria-label": name }),
            }}
          />
        </Meanwhile>
        {problem && (
          <p id={`${id}-problem`} className={classes.problem} data-soft={problem.soft === true}>
            {problemText(problem)}
          </p>
        )}
      </div>
    </div>
  );
}

/** Ties a field to what is said of it. Told to the element itself, because fields of the library pass over what describes them. */
function useDescribed(id: string, by: string | undefined, view: FieldView): void {
  useEffect(() => {
    const element = document.querySelector(`#${CSS.escape(id)}`);
    if (by === undefined) element?.removeAttribute("aria-describedby");
    else element?.setAttribute("aria-describedby", by);
  }, [id, by, view]);
}
