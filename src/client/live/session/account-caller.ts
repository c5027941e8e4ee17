import { accountSealing } from "#client/data/encryption/account-sealing.ts";
import { cipherAfter } from "#client/data/encryption/cipher.ts";
import type { Sealing } from "#client/data/calls/sealing.ts";
import { type Caller, type CallerSettings, createCaller } from "#client/data/calls/http.ts";
import { loadCipherScript } from "#client/platform/cipher/load-cipher-script.ts";
import { openedDatabase } from "./account-database.ts";
import type { SavedSession } from "./session.ts";

/** One for each session, so that its keys live as long as the page. */
const sealings = new WeakMap<SavedSession, Sealing>();

/** Calls of whoever is signed in, encrypted where the company asks for it. */
export function createAccountCaller(session: SavedSession, settings: CallerSettings): Caller {
  const sealing =
    sealings.get(session) ??
    accountSealing(
      // A call that comes late must not bring a deleted database back.
      () => openedDatabase(session),
      createCaller(settings),
      async () => cipherAfter(loadCipherScript),
    );
  sealings.set(session, sealing);
  return createCaller({ ...settings, sealing });
}
