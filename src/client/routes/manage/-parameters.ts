import { notFound } from "@tanstack/react-router";
import { PUBLIC_LINK_CODE } from "#domain/library/public-link-limits.ts";
import { PARAMETER_ERROR } from "#domain/refusal.ts";

/** An id in an address: a non-zero positive number, anything else is refused as "Parameter error" (seed 000 §5). */
export function parseId(text: string): number {
  const id = idIn(text);
  if (id === 0) throw parameterProblem();
  return id;
}

/** An id in what stands behind an address; 0 = it is none. */
export function idIn(value: unknown): number {
  const text = typeof value === "number" || typeof value === "string" ? String(value) : "";
  const id = /^\d+$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(id) ? id : 0;
}

/** The screen of an address that does not exist says by this code what is wrong with it. */
function parameterProblem() {
  return notFound({ data: PARAMETER_ERROR });
}

/** Parses and writes one id of a path. */
export function idParam<Name extends string>(name: Name) {
  return {
    parse: (params: Record<Name, string>) =>
      ({ [name]: parseId(params[name]) }) as Record<Name, number>,
    stringify: (params: Record<Name, number>) =>
      ({ [name]: String(params[name]) }) as Record<Name, string>,
  };
}

/** The id of a file, or the code of a public link to one: both stand in the same place (seed 000 §2). */
export const codeOrFileId = {
  parse: ({ fileId }: { fileId: string }): { fileId: number | string } => ({
    fileId: idIn(fileId) === 0 && PUBLIC_LINK_CODE.test(fileId) ? fileId : parseId(fileId),
  }),
  stringify: ({ fileId }: { fileId: number | string }) => ({ fileId: String(fileId) }),
};

/** As idParam, for a part of a path that may be left out. */
export function optionalIdParam<Name extends string>(name: Name) {
  return {
    parse: (params: { [Key in Name]?: string | undefined }) =>
      ({ [name]: params[name] === undefined ? undefined : parseId(params[name]) }) as {
        [Key in Name]?: number | undefined;
      },
    stringify: (params: { [Key in Name]?: number | undefined }) =>
      ({ [name]: params[name] === undefined ? undefined : String(params[name]) }) as {
        [Key in Name]?: string | undefined;
      },
  };
}

/** `?task=8421` opens a task beside what is shown; 0 = what stands there is no id. */
export function taskSearch(search: Record<string, unknown>): { task?: number } {
  const task = search["task"];
  if (task === undefined) return {};
  return { task: idIn(task) };
}

/** Refuses an address whose task is no id, before anything of it is drawn. */
export function refuseNoTask({ search }: { readonly search: { task?: number } }): void {
  if (search.task === 0) throw parameterProblem();
}

/** `?id=77` names a request, as `recordId` and `typeId` do in the calls about it; 0 = what stands there is no id. */
export function detailsSearch(search: Record<string, unknown>): { id?: number } {
  const id = search["id"] ?? search["recordId"] ?? search["typeId"];
  return id === undefined ? {} : { id: idIn(id) };
}

/** Refuses an address whose request is no id. */
export function refuseNoDetails(id: number): void {
  if (id === 0) throw parameterProblem();
}

/** `?new=1` opens what makes a new one. */
export function newSearch(search: Record<string, unknown>): { new?: 1 } {
  return Number(search["new"]) === 1 ? { new: 1 } : {};
}

/** `?message=77` leads to a message of the dialog. */
export function messengerSearch(search: Record<string, unknown>): { new?: 1; message?: number } {
  const message = idIn(search["message"]);
  return { ...newSearch(search), ...(message > 0 && { message }) };
}

/** `?plan=7` shows what is of one plan. */
export function planOfSearch(search: Record<string, unknown>): { plan?: number } {
  const plan = idIn(search["plan"]);
  return plan > 0 ? { plan } : {};
}

/** `?pin=8421` looks at the pin of a task, `?task=8421` opens one beside the sheet. */
export function sheetSearch(search: Record<string, unknown>): { pin?: number; task?: number } {
  const [pin, task] = [idIn(search["pin"]), idIn(search["task"])];
  return { ...(pin > 0 && { pin }), ...(task > 0 && { task }) };
}
