import { holdsFiles } from "../field-kinds/field-files.ts";
import { settleEffects } from "../edit/settle-effects.ts";
import { rowsChanged } from "../graph/changes.ts";
import { changesBetween } from "../graph/changes-between.ts";
import { reevaluateForm } from "../graph/evaluate-form.ts";
import type { Form } from "../graph/form.ts";
import type { FormState } from "../graph/form-state.ts";
import type { Json } from "../json/json.ts";
import { firstRow, seededRow } from "../record/first-values.ts";
import { type FormValues, rowsOf, withRows } from "../record/form-values.ts";
import { type FieldRights, maySee, mayWrite } from "./field-rights.ts";

/**
 * The fields that rules fill, or whose choices rules take away, where whoever fills in may write nothing: the form does that, not
 * they. What is sent for them counts for nothing.
 */
export function fieldsOfRules(form: Form, rights: FieldRights): ReadonlySet<string> {
  const choices = form.derivations.filter(
    ({ aspect }) => aspect === "options" || aspect === "request",
  );
  const paths = [...form.effects, ...choices].map(({ path }) => path);
  return new Set(
    paths.filter((path) => {
      const node = form.fields.get(path)?.node;
      // Files come with whoever brings them: no rule has any to put there.
      if (!node || holdsFiles(node)) return false;
      return node.kind && node.kind.setBy === undefined && !mayWrite(rights, path);
    }),
  );
}

/** Those of them that whoever fills in reads: a browser fills them as the server does. */
export function fieldsOfRulesRead(form: Form, rights: FieldRights): ReadonlySet<string> {
  return new Set([...fieldsOfRules(form, rights)].filter((path) => maySee(rights, path)));
}

/** A record with these fields as they stood before anybody did anything to it, and in rows that came since as rows begin. */
export function asBegun(
  begun: FormState,
  values: FormValues,
  paths: ReadonlySet<string>,
): FormValues {
  const { form } = begun;
  const tables = [...values.tables].map(([table, rows]) => {
    const columns = form.tables.get(table)?.columns ?? [];
    const names = columns.filter(({ path }) => paths.has(path)).map(({ node }) => node.name);
    if (names.length === 0) return [table, rows] as const;
    const stood = new Map(rowsOf(begun.values, table).map((row) => [row.id, row]));
    const back = rows.map((row) => {
      const { cells } = stood.get(row.id) ?? firstOf(begun, table, row.id);
      return { id: row.id, cells: new Map([...row.cells, ...valuesOf(names, cells)]) };
    });
    return [table, back] as const;
  });
  const own = [...paths].filter((path) => form.fields.get(path)?.table === undefined);
  return {
    fields: new Map([...values.fields, ...valuesOf(own, begun.values.fields)]),
    tables: new Map(tables),
  };
}

function valuesOf(names: readonly string[], cells: ReadonlyMap<string, Json>) {
  return names.map((name) => [name, cells.get(name) ?? null] as const);
}

function firstOf({ form, around }: FormState, table: string, rowId: string) {
  const seed = form.seeds.find((each) => each.table === table && each.rowId === rowId);
  return seed ? seededRow(form, seed, around) : firstRow(form, table, rowId, around);
}

/**
 * A record after all that was done to it at once, with what rules put into these fields because of it. It does not depend on the
 * way there, so that a browser comes to what the server does.
 */
export function withRulesDue(
  begun: FormState,
  values: FormValues,
  paths: ReadonlySet<string>,
): FormState {
  const start = withSeedsOf(begun, values);
  const changes = changesBetween(begun.form, start.values, values);
  const next = reevaluateForm(start, values, changes);
  return settleEffects(next.state, next.changed, (path) => paths.has(path)).state;
}

/** With the rows that came by themselves meanwhile, which nobody has added: no rule fires by them. */
function withSeedsOf(begun: FormState, values: FormValues): FormState {
  let state = begun;
  for (const seed of begun.form.seeds) {
    const { table, rowId } = seed;
    const stands = (each: FormValues) => rowsOf(each, table).some(({ id }) => id === rowId);
    if (!stands(values) || stands(state.values)) continue;
    const row = seededRow(begun.form, seed, begun.around);
    const more = withRows(state.values, table, [...rowsOf(state.values, table), row]);
    state = reevaluateForm(state, more, rowsChanged(begun.form, table, new Set([rowId]))).state;
  }
  return state;
}
