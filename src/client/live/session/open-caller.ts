import { cipherAfter } from "#client/data/encryption/cipher.ts";
import { openSealing } from "#client/data/encryption/open-sealing.ts";
import type { Sealing } from "#client/data/calls/sealing.ts";
import { createCaller } from "#client/data/calls/http.ts";
import { loadCipherScript } from "#client/platform/cipher/load-cipher-script.ts";
import { readKnownDevices } from "./known-devices.ts";

let sealing: Sealing | undefined;

/** Calls that anybody may make: sign-in, set-up, an invitation; with a token those of its owner, where no account is open. */
export function openCaller(language: string, token = "") {
  const settings = {
    origin: location.origin,
    token: () => token,
    language: () => language,
    knownDevices: readKnownDevices,
  };
  // One for the page: a password and what comes after it go with the same keys.
  sealing ??= openSealing(createCaller(settings), async () => cipherAfter(loadCipherScript));
  return createCaller({ ...settings, sealing });
}
