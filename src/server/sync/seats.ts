import type { Id } from "#domain/id.ts";

/** Sockets that one person may have open at a server; each browser needs one. */
export const SOCKETS_MAX = 20;

const seatsAt = new WeakMap<object, Map<Id, number>>();

/** Takes one of a person's seats at a server: what gives it back, or undefined when none is left. */
export function takeSeat(server: object, userId: Id): (() => void) | undefined {
  const seats = seatsAt.get(server) ?? new Map<Id, number>();
  seatsAt.set(server, seats);
  const taken = seats.get(userId) ?? 0;
  if (taken >= SOCKETS_MAX) return undefined;
  seats.set(userId, taken + 1);
  return () => {
    const left = (seats.get(userId) ?? 0) - 1;
    if (left > 0) seats.set(userId, left);
    else seats.delete(userId);
  };
}
