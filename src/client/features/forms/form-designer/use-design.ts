import { useMemo, useState } from "react";
import { useData } from "#client/live/data-context.ts";
import { useKeptText } from "#client/parts/form/use-kept-text.ts";
import type { FormVersion } from "#domain/company-form/form-version.ts";
import { applyDesign, type DesignEdit } from "#domain/form/design/design-edit.ts";
import {
  beginHistory,
  chose,
  type DesignHistory,
  drawn,
  redone,
  undone,
} from "#domain/form/design/design-history.ts";
import type { FormDefinition } from "#domain/form/definition/form-definition.ts";
import { keptDesign, keptText, textOfDefinition } from "./kept-design.ts";

/** A version with its definition read. */
export interface ReadVersion {
  readonly version: FormVersion;
  readonly definition: FormDefinition;
}

/**
 * A form while it is drawn: every step can be taken back, and what differs from the version that stands is kept on this
 * device until it is saved or thrown away. What somebody else saves meanwhile is shown where nothing is drawn here.
 */
export function useDesign(formId: number, standing: ReadVersion) {
  const { onRefused } = useData();
  const [text, setText] = useKeptText(`form-design-${formId}`);
  const [begun] = useState(() => keptDesign(text));
  const [base, setBase] = useState(begun?.basedOn ?? standing.version.id);
  const [seen, setSeen] = useState(standing.version.id);
  const [history, setHistory] = useState(() =>
    beginHistory({ definition: begun?.definition ?? standing.definition, chosen: [] }),
  );
  const isChanged = text !== "";
  if (standing.version.id !== seen) {
    setSeen(standing.version.id);
    if (!isChanged && standing.version.id !== base) {
      setBase(standing.version.id);
      setHistory(beginHistory({ definition: standing.definition, chosen: [] }));
    }
  }
  const saved = useMemo(() => textOfDefinition(standing.definition), [standing]);
  const put = (next: DesignHistory) => {
    if (next === history) return;
    setHistory(next);
    const { definition } = next.now;
    if (definition === history.now.definition) return;
    const isAsSaved = base === standing.version.id && textOfDefinition(definition) === saved;
    setText(isAsSaved ? "" : keptText({ basedOn: base, definition }));
  };
  return {
    now: history.now,
    base,
    isChanged,
    mayUndo: history.past.length > 0,
    mayRedo: history.future.length > 0,
    draw: (edit: DesignEdit, of?: string) => {
      const next = applyDesign(history.now, edit);
      if (next.ok) put(drawn(history, next.value, of));
      else onRefused(next.error);
    },
    choose: (chosen: readonly string[]) => put(chose(history, chosen)),
    undo: () => put(undone(history)),
    redo: () => put(redone(history)),
    /** It is kept as this version from now on. */
    wasSaved: (versionId: number) => {
      setBase(versionId);
      setText("");
    },
    /** As the version that stands. */
    discard: () => {
      setBase(standing.version.id);
      setHistory(drawn(history, { definition: standing.definition, chosen: [] }));
      setText("");
    },
  };
}
