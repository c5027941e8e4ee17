import { accountSealing } from "#client/data/encryption/account-sealing.ts";
import { cipherAfter } from "#client/data/encryption/cipher.ts";
import type { Sealing } from "#client/data/encryption/sealing.ts";
import { type Caller, type CallerSettings, createCaller } from "#client/data/sync/http.ts";
import { loadCipherScript } from "#client/platform/cipher/load-cipher-script.ts";
import { accountDatabase } from "./account-database.ts";
import type { SavedSession } from "./session.ts";

/** One for each account's database, so that its keys live as long as the page. */
const sealings = new WeakMap<ReturnType<typeof accountDatabase>, Sealing>();

/** Calls of whoever is signed in, encrypted where the company asks for it. */
export function createAccountCaller(session: SavedSession, settings: CallerSettings): Caller {
  const database = accountDatabase(session);
  const known = sealings.get(database);
  const sealing =
    known ??
    accountSealing(database, createCaller(settings), async () => cipherAfter(loadCipherScript));
  if (!known) sealings.set(database, sealing);
  return createCaller({ ...settings, sealing });
}
