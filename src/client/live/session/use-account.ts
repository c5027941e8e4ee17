import { type Live, useLive } from "../use-live.ts";

export interface AccountView {
  readonly nickname: string;
  readonly email: string;
  readonly tel: string;
}

/** What the person may know and change of themselves. */
export function useAccount(userId: number): Live<AccountView> {
  return useLive(
    async (database) => {
      const [user, account] = await Promise.all([
        database.user.get(userId),
        database.account.get(userId),
      ]);
      return {
        nickname: user?.nickname ?? "",
        email: account?.email ?? "",
        tel: account?.tel ?? "",
      };
    },
    [userId],
  );
}
