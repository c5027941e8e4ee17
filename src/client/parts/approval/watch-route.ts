import { columnOf, rowsOf } from "#domain/form/record/form-values.ts";
import { type FormState, valueAt } from "#domain/form/graph/form-state.ts";
import type { FormStore } from "../form-fill/store/form-store.ts";

/** From the last change until it is asked anew where it leads, ms. */
export const ROUTE_ASKED_AFTER = 500;

/** Tells, once the person rests, that something changed by which a request takes its way; of all else it says nothing. */
export function watchRoute(
  store: Pick<FormStore, "state" | "subscribe">,
  fields: readonly string[],
  tell: () => void,
): () => void {
  let told = wordsOf(store.state, fields);
  let seen = told;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = store.subscribe(() => {
    const now = wordsOf(store.state, fields);
    if (now === seen) return;
    seen = now;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (seen === told) return;
      told = seen;
      tell();
    }, ROUTE_ASKED_AFTER);
  });
  return () => {
    clearTimeout(timer);
    leave();
  };
}

/** What these fields say, in rows of sub-tables too. */
function wordsOf(state: FormState, fields: readonly string[]): string {
  const { form, values } = state;
  const words = fields.map((path) => {
    const table = form.pieces.get(path)?.table;
    if (table === undefined) return valueAt(state, path);
    return rowsOf(values, table).map(
      ({ id, cells }) => valueAt(state, path, id) ?? cells.get(columnOf(path)),
    );
  });
  return JSON.stringify(words);
}
