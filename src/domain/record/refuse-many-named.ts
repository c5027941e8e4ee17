import { nameSourceOf } from "../form/field-kinds/name-source.ts";
import type { NameSourceType } from "../form/field-kinds/names.ts";
import type { Form } from "../form/graph/form.ts";
import type { FormPiece } from "../form/model/form-piece.ts";
import { type FormValues, rowsOf } from "../form/record/form-values.ts";
import { idsIn } from "../form/validation/unknown-ids.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { RECORDS_NAMED_MAX } from "./record-limits.ts";

/** What can be records; also a data interface may find them. */
const LOOKED_UP: ReadonlySet<NameSourceType | undefined> = new Set(["record", "interface"]);

/** Refuses a record that names more others than are looked up at once; those that it named before do not count. */
export function refuseManyNamed(
  form: Form,
  standing: FormValues | undefined,
  next: FormValues,
): Refusal | undefined {
  const naming = [...form.fields.values()].filter(({ node }) =>
    LOOKED_UP.has(nameSourceOf(node)?.type),
  );
  const before = standing ? namedBy(naming, standing) : new Set<string>();
  const fresh = [...namedBy(naming, next)].filter((id) => !before.has(id));
  return fresh.length > RECORDS_NAMED_MAX
    ? parameterError("form.recordsNamedMax", { limit: RECORDS_NAMED_MAX })
    : undefined;
}

function namedBy(naming: readonly FormPiece[], values: FormValues): Set<string> {
  const named = new Set<string>();
  for (const { path, table, node } of naming) {
    const cells =
      table === undefined
        ? [values.fields.get(path)]
        : rowsOf(values, table).map((row) => row.cells.get(node.name));
    for (const id of cells.flatMap((value) => idsIn(value ?? null))) named.add(String(id));
  }
  return named;
}
