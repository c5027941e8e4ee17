import { useData } from "#client/live/data-context.ts";
import { useAccount } from "#client/live/session/use-account.ts";
import { useUsers } from "#client/live/use-users.ts";

/** Who prints: name and account (seed 001 section 6). */
export function usePrinter(): { readonly name: string; readonly account: string } {
  const { userId } = useData();
  const users = useUsers();
  const account = useAccount(userId);
  return {
    name: users.get(userId)?.nickname ?? "",
    account: account.state === "ready" ? account.value.email : "",
  };
}
