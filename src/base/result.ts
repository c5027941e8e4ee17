/** What a function gives back when a "no" is part of its job: the value, or the reason why not. A throw stays a bug. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

export function success<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function failure<E>(error: E): { ok: false; error: E } {
  return { ok: false, error };
}
