import { failure, type Result, success } from "#base/result.ts";
import type { Actor } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import type { Id } from "../id.ts";
import { get, list, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { refuseUnlessAdministrator } from "../user/administrators.ts";
import type { DataInterface } from "./data-interface.ts";
import { INTERFACE_ROWS_SIZE_MAX } from "./data-interface-limits.ts";

/** All data interfaces, to administrators. */
export function* interfacesToChange(
  actor: Pick<Actor, "userId">,
): Reading<Result<readonly DataInterface[], Refusal>> {
  const refusal = yield* refuseUnlessAdministrator(actor);
  if (refusal) return failure(refusal);
  return success(yield* list("dataInterface", { companyId: COMPANY_ID }));
}

/** The interface that goes by an id or a code. */
export function interfaceNamed<Named extends Pick<DataInterface, "id" | "code">>(
  all: readonly Named[],
  name: string,
): Named | undefined {
  return all.find(({ id, code }) => String(id) === name || code === name);
}

/** Why an interface cannot be as it shall: whom it is taken for, and what in it names what is not there. */
export function* refuseInterface(
  all: readonly DataInterface[],
  put: DataInterface,
): Reading<Refusal | undefined> {
  const isTaken = all.some(
    ({ id, code }) => id !== put.id && code.toLowerCase() === put.code.toLowerCase(),
  );
  if (isTaken) return parameterError("dataInterface.codeTaken");
  const twice = firstTwice(put.columns) ?? firstTwice(put.parameters);
  if (twice !== undefined) return parameterError("dataInterface.twice", { field: twice });
  const unknown = unknownName(put);
  if (unknown !== undefined)
    return parameterError("dataInterface.fieldMissing", { field: unknown });
  if (put.kind === "query") return yield* refuseForm(put.formId);
  return refuseRows(put);
}

function firstTwice(named: readonly { readonly field: string }[]): string | undefined {
  return named.find(({ field }, at) => named.slice(0, at).some((each) => each.field === field))
    ?.field;
}

/** What a filter names and is not there. Queries may ask of fields that they do not show: those are asked of the form. */
function unknownName({ kind, columns, filters, parameters }: DataInterface): string | undefined {
  const has = (named: readonly { readonly field: string }[], name: string) =>
    named.some(({ field }) => field === name);
  for (const { field, parameter } of filters) {
    if (parameter !== "" && !has(parameters, parameter)) return parameter;
    if (kind !== "query" && !has(columns, field)) return field;
  }
  return undefined;
}

function refuseRows({ rows, columns }: DataInterface): Refusal | undefined {
  if (rows.some((row) => row.length > columns.length))
    return parameterError("dataInterface.rowsTooWide");
  const size = rows.reduce((sum, row) => sum + row.join("").length, 0);
  return size > INTERFACE_ROWS_SIZE_MAX
    ? parameterError("dataInterface.rowsTooLarge", { limit: INTERFACE_ROWS_SIZE_MAX })
    : undefined;
}

function* refuseForm(formId: Id): Reading<Refusal | undefined> {
  const form = formId > 0 ? yield* get("form", formId) : undefined;
  return form ? undefined : parameterError("form.gone");
}
