import { chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseRefusal } from "../database-refusal.ts";
import { runProgram } from "./run-program.ts";
import type { Account } from "./run-program.ts";

const preferredNames = ["postgres", "nobody"];

/** PostgreSQL refuses to run as root, so root needs somebody else to run it as. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The account a new cluster is created under when the server runs as root. */
export async function findUnprivilegedUser(): Promise<Account> {
  const text = await readFile("/etc/passwd", "utf8").catch(() => "");
  const account = pickUnprivileged(parsePasswd(text));
  // initdb looks its own user up by name and fails without an entry, so an invented uid would not do.
  if (account !== undefined) return account;
  throw new DatabaseRefusal(
    'PostgreSQL does not run as root, and /etc/passwd has neither "postgres" nor "nobody" to run it as. ' +
      "Add one of them, start the server as an ordinary user, or set DATABASE_URL.",
  );
}

/** The accounts in the text of /etc/passwd. */
export function parsePasswd(text: string): Account[] {
  return text.split("\n").flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    if (!name || !/^\d+$/.test(uid ?? "") || !/^\d+$/.test(gid ?? "")) return [];
    return [{ name, uid: Number(uid), gid: Number(gid) }];
  });
}

/** The best account for PostgreSQL: its usual one, else the one made for owning nothing. */
export function pickUnprivileged(accounts: Account[]): Account | undefined {
  const found = preferredNames.map((name) => accounts.find((it) => it.name === name && it.uid > 0));
  return found.find((it) => it !== undefined);
}

/** Whether the account can reach the folder. Asked of the system itself: mode bits do not know of ACLs. */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
  const end = await runProgram("/bin/sh", ["-c", 'cd "$0"', folder], { account, folder: "/" });
  return end.ok;
}

/** Whether a folder inside this one can be given to the account, and the account can then work in it. */
export async function canHost(folder: string, account: Account): Promise<boolean> {
  let probe: string | undefined;
  try {
    probe = await mkdtemp(join(folder, ".probe-"));
    await chown(probe, account.uid, account.gid);
    const script = 'cd "$0" && : > file && rm file';
    return (await runProgram("/bin/sh", ["-c", script, probe], { account, folder: "/" })).ok;
  } catch {
    return false;
  } finally {
    if (probe !== undefined) await rm(probe, { recursive: true, force: true });
  }
}
