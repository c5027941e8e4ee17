import { useCallback } from "react";
import type { FormNode } from "#domain/form/definition/form-node.ts";
import { textOf } from "#domain/form/json/json.ts";
import { useOfForm } from "../store/form-context.ts";

/** By this a definition names a pane of tabs or of what folds. */
export function paneName({ source, id }: FormNode): string {
  return textOf(source.rest["name"]) || id;
}

/** Which of the panes holds what is to have the focus next; undefined for none. */
export function useWantedPane(panes: readonly FormNode[]): string | undefined {
  return useOfForm(
    useCallback(
      ({ wanted, state }) => {
        const { pieces } = state.form;
        const piece = wanted && pieces.get(wanted.path);
        // What a sub-table holds stands where that stands.
        const holders = piece?.holders ?? [];
        const pane = panes.find(({ id }) => holders.includes(id));
        return pane && paneName(pane);
      },
      [panes],
    ),
  );
}
