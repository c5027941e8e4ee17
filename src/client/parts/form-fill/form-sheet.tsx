import { type CSSProperties, useId, useMemo } from "react";
import classes from "./form-fill.module.css";
import { FormNodes } from "./layout/form-nodes.tsx";
import { FormProvider, type FormSurroundings } from "./store/form-context.ts";
import type { FormStore } from "./store/form-store.ts";

interface FormSheetProps {
  readonly store: FormStore;
  readonly surroundings: FormSurroundings;
}

/** A record to be filled in. */
export function FillForm(props: FormSheetProps) {
  return <FormSheet {...props} mode="fill" />;
}

/** A record to be read, with nothing in it to change it (seed 001 section 2). */
export function ReadForm(props: FormSheetProps) {
  return <FormSheet {...props} mode="read" />;
}

function FormSheet({ store, surroundings, mode }: FormSheetProps & { mode: "fill" | "read" }) {
  const prefix = useId().replace(/\W/g, "");
  const { settings, nodes } = store.state.form.definition;
  const shown = useMemo(
    () => ({ ...surroundings, store, mode, prefix }),
    [surroundings, store, mode, prefix],
  );
  const style = {
    "--form-gutter": `${settings.gutter}px`,
    "--form-label": `${settings.labelWidth}px`,
  } as CSSProperties;
  return (
    <FormProvider value={shown}>
      <div className={classes.room}>
        <div className={classes.form} data-labels={settings.labelPosition} style={style}>
          <FormNodes nodes={nodes} />
        </div>
      </div>
    </FormProvider>
  );
}
