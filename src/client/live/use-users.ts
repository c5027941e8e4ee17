import { readUsers } from "#client/data/queries/users.ts";
import type { User } from "#domain/user/user.ts";
import { useLive } from "./use-live.ts";

const nobody: ReadonlyMap<number, User> = new Map();

/** Everybody in the company, by id; empty until known. */
export function useUsers(): ReadonlyMap<number, User> {
  const users = useLive(readUsers, []);
  return users.state === "ready" ? users.value : nobody;
}
