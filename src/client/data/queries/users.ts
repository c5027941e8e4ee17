import type { Device } from "#domain/user/device.ts";
import type { User } from "#domain/user/user.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** Everybody in the company, by id. */
export async function readUsers(database: LocalDatabase): Promise<ReadonlyMap<number, User>> {
  const users = await database.user.toArray();
  return new Map(users.map((user) => [user.id, user]));
}

/** What the person may know and change of themselves. */
export interface AccountView {
  readonly nickname: string;
  readonly email: string;
  readonly tel: string;
  /** Nobody is told when they were last there. */
  readonly hidesLine: boolean;
}

export async function readAccount(database: LocalDatabase, userId: number): Promise<AccountView> {
  const [user, account] = await Promise.all([
    database.user.get(userId),
    database.account.get(userId),
  ]);
  return {
    nickname: user?.nickname ?? "",
    email: account?.email ?? "",
    tel: account?.tel ?? "",
    hidesLine: account?.hidesLine ?? false,
  };
}

/** Browsers on which the person is signed in, this one first. */
export async function readDevices(
  database: LocalDatabase,
  ownNumber: number,
): Promise<{ device: Device; isThis: boolean }[]> {
  const devices = await database.device.toArray();
  return devices
    .map((device) => ({ device, isThis: device.id === ownNumber }))
    .toSorted(
      (left, right) =>
        Number(right.isThis) - Number(left.isThis) ||
        right.device.createTime - left.device.createTime,
    );
}
