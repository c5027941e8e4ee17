import { type AccountView, readAccount } from "#client/data/queries/users.ts";
import { type Live, useLive } from "../use-live.ts";

/** What the person may know and change of themselves. */
export function useAccount(userId: number): Live<AccountView> {
  return useLive(readAccount, userId);
}
