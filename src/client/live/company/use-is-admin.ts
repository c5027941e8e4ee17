import { useData } from "../data-context.ts";
import { useUsers } from "../use-users.ts";

/** Whether the person administers the company by now; until their row is here, as at the sign-in. */
export function useIsAdmin(): boolean {
  const { userId, isAdmin } = useData();
  return useUsers().get(userId)?.isAdmin ?? isAdmin;
}
