import { notFound } from "@tanstack/react-router";

/** An id in an address: a non-zero positive number, anything else is no address of ours (seed 000 §5). */
export function parseId(text: string): number {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id <= 0) throw notFound();
  return id;
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

/** `?task=8421` opens a task beside what is shown. */
export function taskSearch(search: Record<string, unknown>): { task?: number } {
  const id = Number(search["task"]);
  return Number.isSafeInteger(id) && id > 0 ? { task: id } : {};
}
