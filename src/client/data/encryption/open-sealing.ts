import { getSetting } from "#contract/calls/system.ts";
import type { Caller } from "../calls/http.ts";
import type { Cipher } from "./cipher.ts";
import { createSealing } from "./create-sealing.ts";
import type { Sealing } from "../calls/sealing.ts";

/** The sealing of a page on which nobody is signed in: the server is asked before a password is sent. */
export function openSealing(call: Caller, loadCipher: () => Promise<Cipher>): Sealing {
  return createSealing({
    call,
    loadCipher,
    async isAsked() {
      const result = await call(getSetting, {});
      return result.ok ? { ok: true, value: result.value.e2e_message ?? false } : result;
    },
  });
}
